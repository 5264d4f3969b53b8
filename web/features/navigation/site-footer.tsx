import { useTranslation } from "react-i18next";
import { phoneLink } from "../../../domain/site/phone-link.ts";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { useSite } from "../../visitor/use-site.ts";
import { isPlaceInPage, mainLinks, propertyLinks, resourceLinks } from "./navigation-links.ts";

const quickLinks = [
  ...mainLinks,
  { to: paths.contact, text: "contact" },
  { to: paths.affiliate, text: "affiliate" },
] as const;
const legalLinks = [
  { to: "/privacy", text: "privacyPolicy" },
  { to: "/terms", text: "termsOfService" },
  { to: "/cookies", text: "cookies" },
  { to: "/accessibility", text: "accessibility" },
] as const;

/** Names of companies, the same in every language. */
const socialPages = [
  { name: "facebook", label: "Facebook" },
  { name: "instagram", label: "Instagram" },
  { name: "youtube", label: "YouTube" },
  { name: "tiktok", label: "TikTok" },
] as const;

type FooterLink = (typeof quickLinks | typeof propertyLinks | typeof resourceLinks)[number];

export function SiteFooter() {
  const { t } = useTranslation("frame");
  const { business, contact, registration, links, isSample } = useSite();
  const { street, district, region, postalCode, country } = business.address;
  const pages = socialPages.filter(({ name }) => links.social[name]);
  return (
    // Its room decides the columns: the settings show it in a narrow preview.
    <footer className="@container page-columns mt-(--section) print:hidden border-t border-line bg-night pt-12 pb-8 md:pt-18 md:pb-10">
      <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:gap-x-10 sm:gap-y-12 @5xl:grid-cols-[1fr_1fr_1fr_1.3fr]">
        <Column id="quick-links" title={t("quickLinks")} links={quickLinks} />
        <Column id="property-types" title={t("propertyTypes")} links={propertyLinks} />
        <Column id="footer-resources" title={t("resources")} links={resourceLinks} />
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className="mb-4 text-xl">
            {t("contactUs")}
          </h2>
          <address className="grid gap-1 wrap-anywhere text-quiet not-italic">
            <span className="max-w-72">
              {[street, district, `${region} ${postalCode}`, country].join(", ")}
            </span>
            <a href={phoneLink(contact.phone)} className="tabular py-2 hover:text-paper">
              {contact.phone}
            </a>
            <a href={`mailto:${contact.email}`} className="py-2 hover:text-paper">
              {contact.email}
            </a>
          </address>
          {pages.length > 0 && (
            <ul className="mt-2 flex flex-wrap gap-x-5 text-quiet">
              {pages.map(({ name, label }) => (
                <li key={name}>
                  <a
                    href={links.social[name]}
                    rel="me noreferrer"
                    className="inline-block py-2 hover:text-paper"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
      <div className="mt-8 flex md:mt-14 flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6 text-sm text-quiet">
        <p>
          © {business.legalName}
          {registration.registration && <span> · {registration.registration}</span>}
          {isSample && <span className="block">{t("sampleNotice")}</span>}
        </p>
        <ul className="flex flex-wrap gap-x-6">
          {legalLinks.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className="inline-block py-2 hover:text-paper">
                {t(`${text}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

function Column({ id, title, links }: { id: string; title: string; links: readonly FooterLink[] }) {
  const { t } = useTranslation("frame");
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      <ul className="text-quiet">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              reloadDocument={isPlaceInPage(to)}
              className="inline-block py-1 sm:py-1.5 transition-colors hover:text-paper"
            >
              {t(`${text}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
