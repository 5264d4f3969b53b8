/** The real parts of the public site with the values that are being typed. They can be read, not used. */
import { useTranslation } from "react-i18next";
import { exampleTerms, resolveTerms, unknownTerms } from "../../../domain/finance/finance-terms.ts";
import type { SettingsOverview } from "../../../domain/site/settings/settings-api.ts";
import { type SectionName, type Site, sectionNames } from "../../../domain/site/site.ts";
import { trustHtml } from "../../components/page/trust-html.ts";
import { fillOwnerPlaces } from "../../content/fill-owner-places.ts";
import { FourWayComparison } from "../../features/finance/four-way-comparison.tsx";
import { CarryOver } from "../../features/front-page/carry-over.tsx";
import { RentToOwnSimulator } from "../../features/finance/rent-to-own-simulator.tsx";
import { CompanyDetails } from "../../features/leads/office/company-details.tsx";
import { Messengers } from "../../features/leads/office/messengers.tsx";
import { OfficeHours } from "../../features/leads/office/office-hours.tsx";
import { SiteFooter } from "../../features/navigation/site-footer.tsx";
import { ForeignPrice } from "../../features/property/price/foreign-price.tsx";
import { SiteProvider, useSite } from "../../visitor/use-site.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import "../../styles/article.css";

const examplePrice = 2_500_000;

type SectionPreviewProps = {
  sections: SettingsOverview["sections"];
  section: SectionName;
  value: Site[SectionName] | undefined;
};

export function SectionPreview({ sections, section, value }: SectionPreviewProps) {
  const { t } = useTranslation("admin");
  const { isSample } = useSite();
  if (value === undefined) return <p className="text-quiet">{t("settingsTexts.noPreview")}</p>;
  const saved = Object.fromEntries(sectionNames.map((name) => [name, sections[name].value])) as Omit<
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

function Part({ section }: { section: SectionName }) {
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

function PeoplePart() {
  const html = fillOwnerPlaces('<div data-owner="people"></div>', useSite(), useLocale());
  return html && <div className="article-text" dangerouslySetInnerHTML={trustHtml(html)} />;
}

function TermsPart() {
  const { terms } = useSite();
  return (
    <div className="grid gap-10">
      <RentToOwnSimulator
        price={examplePrice}
        resolved={resolveTerms(unknownTerms, terms.rentToOwn, exampleTerms.rentToOwn)}
        isPriceFixed
        askTo="#"
      />
      <FourWayComparison owner={terms} />
      <CarryOver home={undefined} />
    </div>
  );
}
