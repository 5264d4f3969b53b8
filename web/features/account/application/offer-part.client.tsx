/** The home that an owner offered: what was said of it, the pictures that have arrived, and where more are added. */
import { useTranslation } from "react-i18next";
import { offerPath } from "../../../../domain/leads/enquiry-path.ts";
import type { MyOffer } from "../../../../domain/leads/my-application.ts";
import { ButtonLink } from "../../../components/controls/button.tsx";
import { useOfferAnswers } from "./use-offer-answers.ts";
import { Section } from "../manage/section.tsx";

export function OfferPart({ reference, offer }: { reference: string; offer: MyOffer }) {
  const { t } = useTranslation("offers");
  const rows = useOfferAnswers(offer.answers);
  return (
    <Section id="offered" title={t("mine.title")}>
      <dl className="grid gap-x-8 gap-y-3 empty:hidden sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
        {rows.map(([name, value]) => (
          <div key={name} className="sm:contents">
            <dt className="text-sm text-quiet sm:text-base">{name}</dt>
            <dd className="tabular wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="tabular">{t("sent.arrived", { count: offer.pictures })}</p>
      {offer.pass && (
        <p>
          <ButtonLink to={offerPath({ reference, pass: offer.pass })} look="quietSmall">
            {t("mine.add")}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}
