import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { claims } from "../../domain/claims.ts";
import { formatMoney } from "../../domain/money.ts";
import { buttonStyles } from "../components/button-styles.ts";
import { PageHead } from "../components/page-head.tsx";
import { HomeListings } from "../features/catalogue/home-listings.tsx";
import { paths } from "../paths.ts";
import { useLocale } from "../use-locale.ts";

export function HomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("home.pageTitle")} description={t("home.description")} />
      <div className="grid gap-24">
        <section className="grid justify-items-start gap-6 py-16">
          <p className="text-lamp">{t("home.guarantee")}</p>
          <h1 className="max-w-3xl text-4xl sm:text-6xl">{t("home.title")}</h1>
          <p className="max-w-2xl text-lg text-quiet">{t("home.subtitle")}</p>
          <div className="flex flex-wrap gap-4">
            <Link to={paths.finance} className={buttonStyles.gold}>
              {t("home.applyNow")}
            </Link>
            <Link to={paths.contact} className={buttonStyles.quiet}>
              {t("home.bookConsultation")}
            </Link>
            <Link to={paths.contact} className={buttonStyles.quiet}>
              {t("home.contactUsNow")}
            </Link>
          </div>
          <StartingAmounts />
        </section>
        <HomeListings />
      </div>
    </>
  );
}

function StartingAmounts() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-quiet">
      <dt>{t("home.startingFrom")}</dt>
      {(Object.keys(claims.startFrom) as (keyof typeof claims.startFrom)[]).map((currency) => (
        <dd key={currency} className="tabular-nums text-paper">
          {formatMoney(claims.startFrom[currency], currency, locale)}
        </dd>
      ))}
    </dl>
  );
}
