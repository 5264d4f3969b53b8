/** The home that an owner offered: what was said of it, the pictures that have arrived, and where more are added. */
import { useTranslation } from "react-i18next";
import { offerPath } from "../../../../domain/leads/enquiry-path.ts";
import type { MyApplication, MyOffer } from "../../../../domain/leads/my-application.ts";
import { ButtonLink } from "../../../components/controls/button.tsx";
import { AnswerRows } from "./answer-rows.tsx";
import { useOfferAnswers } from "./use-offer-answers.ts";
import { Section } from "../manage/section.tsx";

type OfferPartProps = { reference: string; answers: MyApplication["answers"]; offer: MyOffer };

export function OfferPart({ reference, answers, offer }: OfferPartProps) {
  const { t } = useTranslation("offers");
  return (
    <Section id="offered" title={t("mine.title")}>
      <AnswerRows rows={useOfferAnswers(answers)} />
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
