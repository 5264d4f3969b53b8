/** The panel of a listing's page: what it costs, and the ways on. See it, ask, call, and nothing twice on the page. */
import { Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { MonthlyPlan } from "../../../domain/finance/plan-of-listing.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import { readOffer } from "../../../domain/listings/offer.ts";
import { phoneLink } from "../../../domain/site/phone-link.ts";
import { buttonStyles } from "../../components/controls/button-styles.ts";
import { latePart } from "../../components/page/late-part.tsx";
import { useFormState } from "../../data/form-state.tsx";
import { NextStep } from "../../features/property/next-step.tsx";
import { PricePanel } from "../../features/property/price/price-panel.tsx";
import { useSite } from "../../visitor/use-site.ts";

const AskForm = latePart(
  async () => (await import("../../features/leads/ask-form.tsx")).AskForm,
  ["contact", "forms"],
);
const ViewingForm = latePart(
  async () => (await import("../../features/leads/viewing/viewing-form.tsx")).ViewingForm,
  ["forms"],
);
const PropertyContacts = latePart(
  async () => (await import("./property-contacts.tsx")).PropertyContacts,
  ["contact", "homeDetails"],
);

type PropertyPanelProps = {
  property: Property;
  title: string;
  plan: MonthlyPlan | undefined;
  /** How old the page's data is, in milliseconds since 1970. */
  readAt: number;
};

export function PropertyPanel({ property, title, plan, readAt }: PropertyPanelProps) {
  const { t } = useTranslation("property");
  const { phone } = useSite().contact;
  const { gone } = readOffer(property);
  const isViewingBack = useFormState("viewing") !== undefined;
  const isQuestionBack = useFormState("contact") !== undefined;
  return (
    <PricePanel property={property} plan={plan}>
      <div className="grid gap-2">
        {gone ? (
          <a href="#similar" className={buttonStyles.gold}>
            {t("gone.similar")}
          </a>
        ) : (
          <NextStep id="viewing" label={t("viewing")} look="gold" isOpenAtFirst={isViewingBack}>
            <ViewingForm label={t("viewing")} listingId={property.id} readAt={readAt} />
          </NextStep>
        )}
        <NextStep id="ask" label={t("ask")} look="quiet" isOpenAtFirst={isQuestionBack}>
          <AskForm label={t("ask")} listingId={property.id} title={title} />
        </NextStep>
        <a href={phoneLink(phone)} className={`${buttonStyles.quiet} tabular`}>
          <Phone aria-hidden="true" className="size-4 shrink-0" />
          {t("call", { phone })}
        </a>
      </div>
      <PropertyContacts property={property} title={title} />
    </PricePanel>
  );
}
