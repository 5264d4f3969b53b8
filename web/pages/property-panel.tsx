/** The panel of a listing's page: what it costs, and the ways on. See it, ask, call, and nothing twice on the page. */
import { Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { MonthlyPlan } from "../../domain/finance/plan-of-listing.ts";
import type { Property } from "../../domain/listings/listing.ts";
import { readOffer } from "../../domain/listings/offer.ts";
import { phoneLink } from "../../domain/site/phone-link.ts";
import { buttonStyles, textLinkStyles } from "../components/controls/button-styles.ts";
import { latePart } from "../components/page/late-part.tsx";
import { useFormState } from "../data/form-state.tsx";
import { Messengers } from "../features/leads/office/messengers.tsx";
import { AgentCard } from "../features/property/agent-card.tsx";
import { NextStep } from "../features/property/next-step.tsx";
import { PricePanel } from "../features/property/price-panel.tsx";
import { ShareButton } from "../features/property/share-button.tsx";
import { Link } from "../routing/link.tsx";
import { paths } from "../routing/paths.ts";
import { useSite } from "../visitor/use-site.ts";

const ContactForm = latePart(
  async () => (await import("../features/leads/contact-form.tsx")).ContactForm,
  ["forms"],
);
const ViewingForm = latePart(
  async () => (await import("../features/leads/viewing/viewing-form.tsx")).ViewingForm,
  ["forms"],
);

type PropertyPanelProps = {
  property: Property;
  title: string;
  plan: MonthlyPlan | undefined;
  /** How old the page's data is, in milliseconds since 1970. */
  readAt: number;
};

export function PropertyPanel({ property, title, plan, readAt }: PropertyPanelProps) {
  const { t } = useTranslation(["property", "contact"]);
  const { phone } = useSite().contact;
  const { gone } = readOffer(property);
  const message = t("contact:messageHome", { title });
  const isViewingBack = useFormState("viewing") !== undefined;
  const isQuestionBack = useFormState("contact") !== undefined;
  return (
    <PricePanel property={property} plan={plan}>
      <div className="grid gap-2">
        {gone ? (
          <a href="#similar" className={buttonStyles.gold}>
            {t("property:gone.similar")}
          </a>
        ) : (
          <NextStep id="viewing" label={t("property:viewing")} look="gold" isOpenAtFirst={isViewingBack}>
            <ViewingForm label={t("property:viewing")} listingId={property.id} readAt={readAt} />
          </NextStep>
        )}
        <NextStep id="ask" label={t("property:ask")} look="quiet" isOpenAtFirst={isQuestionBack}>
          <ContactForm label={t("property:ask")} listingId={property.id} suggestion={message} />
        </NextStep>
        <a href={phoneLink(phone)} className={`${buttonStyles.quiet} tabular`}>
          <Phone aria-hidden="true" className="size-4 shrink-0" />
          {t("property:call", { phone })}
        </a>
      </div>
      <Messengers message={message} />
      {property.agent && <AgentCard agent={property.agent} />}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-4 text-sm">
        <ShareButton title={title} />
        <Link to={paths.propertySheet(property.slug)} rel="nofollow" className={`${textLinkStyles} py-1.5`}>
          {t("property:sheet.link")}
        </Link>
        <Link to={paths.report(property.slug)} rel="nofollow" className={`${textLinkStyles} py-1.5`}>
          {t("property:report")}
        </Link>
      </p>
    </PricePanel>
  );
}
