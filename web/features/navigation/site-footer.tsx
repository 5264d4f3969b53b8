import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { site } from "../../../domain/site.ts";
import { menuQueries } from "../../paths.ts";

export function SiteFooter() {
  const { t } = useTranslation();
  const { street, district, region, postalCode, country } = site.address;
  return (
    <footer className="mt-24 border-t border-line bg-raised">
      <div className="mx-auto grid max-w-page gap-10 px-4 py-14 sm:grid-cols-2">
        <nav aria-labelledby="footer-types">
          <h2 id="footer-types" className="mb-4 text-lg">
            {t("frame.propertyTypes")}
          </h2>
          <ul className="grid gap-2 text-quiet">
            {(Object.keys(menuQueries) as (keyof typeof menuQueries)[]).map((name) => (
              <li key={name}>
                <Link to={menuQueries[name]} className="hover:text-paper">
                  {t(`frame.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="mb-4 text-lg">{t("frame.contactUs")}</h2>
          <address className="grid gap-2 not-italic text-quiet">
            <span>{[street, district, `${region} ${postalCode}`, country].join(", ")}</span>
            <a href={site.phone.href}>{site.phone.display}</a>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </address>
        </div>
        {site.isSample && <p className="text-sm text-quiet sm:col-span-2">{t("frame.sampleNotice")}</p>}
      </div>
    </footer>
  );
}
