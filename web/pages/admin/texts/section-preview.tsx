/** The real parts of the public site with the values that are being typed. They can be read, not used. */
import { useTranslation } from "react-i18next";
import { exampleTerms, resolveTerms, unknownTerms } from "../../../../domain/finance/finance-terms.ts";
import { readPaying } from "../../../../domain/site/settings/paying-schema.ts";
import { paymentReference } from "../../../../domain/paying/payment-reference.ts";
import type { SettingsOverview } from "../../../../domain/site/settings/settings-api.ts";
import {
  type SectionName,
  type Settings,
  type Site,
  publicSectionNames,
} from "../../../../domain/site/site.ts";
import { browserPart, nothing } from "../../../components/page/browser-part.tsx";
import { trustHtml } from "../../../components/page/trust-html.ts";
import { fillOwnerPlaces } from "../../../content/fill-owner-places.ts";
import { FourWayComparison } from "../../../features/finance/comparison/four-way-comparison.tsx";
import { CarryOver } from "../../../features/front-page/carry-over.tsx";
import { RentToOwnSimulator } from "../../../features/finance/rent-to-own-simulator.tsx";
import { useTriedPlan } from "../../../features/finance/use-tried-plan.ts";
import { CompanyDetails } from "../../../features/leads/office/company-details.tsx";
import { Messengers } from "../../../features/leads/office/messengers.tsx";
import { OfficeHours } from "../../../features/leads/office/office-hours.tsx";
import { SiteFooter } from "../../../features/navigation/site-footer.tsx";
import { ForeignPrice } from "../../../features/property/price/foreign-price.tsx";
import { SiteProvider, useSite } from "../../../visitor/use-site.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import "../../../styles/article.css";

const HowToPay = browserPart(async () => (await import("../../../paying/how-to-pay.tsx")).HowToPay, {
  texts: ["paying"],
  instead: nothing,
});
const exampleInstalment = 2_500_000;
const examplePrice = 2_500_000;

type SectionPreviewProps = {
  sections: SettingsOverview["sections"];
  section: SectionName;
  value: Settings[SectionName] | undefined;
};

export function SectionPreview({ sections, section, value }: SectionPreviewProps) {
  const { t } = useTranslation("admin");
  const { isSample } = useSite();
  if (value === undefined) return <p className="text-quiet">{t("settingsTexts.noPreview")}</p>;
  if (section === "paying") return <PayingPreview paying={value as Settings["paying"]} />;
  const saved = Object.fromEntries(publicSectionNames.map((name) => [name, sections[name].value])) as Omit<
    Site,
    "isSample"
  >;
  return (
    <SiteProvider value={{ ...saved, isSample, [section]: value }}>
      <div inert className="overflow-hidden rounded-card border border-line bg-ink p-5">
        <Part section={section} key={JSON.stringify(value)} />
        <p className="hidden text-quiet only:block">{t("settingsTexts.emptyPreview")}</p>
      </div>
    </SiteProvider>
  );
}

function Part({ section }: { section: Exclude<SectionName, "paying"> }) {
  const { t } = useTranslation("contact");
  const site = useSite();
  switch (section) {
    case "hours":
      return <OfficeHours />;
    case "registration":
      return <CompanyDetails details={site.registration} />;
    case "people":
      return <PeoplePart />;
    case "terms":
      return <TermsPart />;
    case "rates":
      return <ForeignPrice amount={examplePrice} />;
    case "contact":
      return (
        <>
          <Messengers message={t("messageGeneral")} />
          <SiteFooter />
        </>
      );
    case "business":
    case "links":
      return <SiteFooter />;
  }
}

/** What a buyer sees in the account, with an invented instalment. */
function PayingPreview({ paying }: { paying: Settings["paying"] }) {
  return (
    <div inert className="overflow-hidden rounded-card border border-line bg-ink p-5">
      <HowToPay
        paying={readPaying(paying)}
        amount={exampleInstalment}
        reference={paymentReference("TEST", 1)}
        what="1"
      />
    </div>
  );
}

function PeoplePart() {
  const html = fillOwnerPlaces('<div data-owner="people"></div>', useSite(), useLocale());
  return html && <div className="article-text" dangerouslySetInnerHTML={trustHtml(html)} />;
}

function TermsPart() {
  const { terms } = useSite();
  const tried = useTriedPlan(
    examplePrice,
    resolveTerms(unknownTerms, terms.rentToOwn, exampleTerms.rentToOwn),
  );
  return (
    <div className="grid gap-10">
      <RentToOwnSimulator tried={tried} isPriceFixed askTo="#" />
      <FourWayComparison owner={terms} />
      <CarryOver home={undefined} />
    </div>
  );
}
