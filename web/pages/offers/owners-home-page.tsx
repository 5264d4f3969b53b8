/** How a home does, for its owner: its state, and numbers by week. Its address is the key, so it names nobody. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import type { OwnersHome } from "../../../domain/offers/offer-pass.ts";
import { ButtonLink } from "../../components/controls/button.tsx";
import { PageHead } from "../../components/page/page-head.tsx";
import { ownersHomeQuery, readOwnersLink } from "../../features/leads/offer/offer-queries.ts";
import { useSearchParams } from "../../routing/router-hooks.ts";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { useDay } from "../../visitor/formats/use-day.ts";

export function OwnersHomePage() {
  const { t } = useTranslation("offers");
  const { data } = useQuery(ownersHomeQuery(readOwnersLink(useSearchParams())));
  const home = data?.home;
  return (
    <>
      <PageHead title={t("owner.title")} isIndexed={false} />
      <div className="grid max-w-3xl gap-8 pb-24">
        <header className="grid gap-4">
          <h1 className="text-5xl">{t("owner.title")}</h1>
          {home && (
            <p lang={home.language} className="text-xl">
              {home.title}
            </p>
          )}
        </header>
        {home ? (
          <Numbers home={home} />
        ) : (
          data && (
            <>
              <p className="text-lg">{t("owner.ended")}</p>
              <p>
                <ButtonLink to={paths.contact}>{t("owner.write")}</ButtonLink>
              </p>
            </>
          )
        )}
      </div>
    </>
  );
}

function Numbers({ home }: { home: OwnersHome }) {
  const { t } = useTranslation("offers");
  const locale = useLocale();
  const day = useDay();
  return (
    <>
      <p className="text-lg">{t(`owner.state.${stateOf(home)}`)}</p>
      {home.slug && (
        <p>
          <ButtonLink to={paths.property(home.slug)}>{t("owner.look")}</ButtonLink>
        </p>
      )}
      <table className="tabular w-full text-left">
        <caption className="mb-3 text-left font-heading text-2xl">{t("owner.weeks")}</caption>
        <thead className="text-sm text-quiet">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-3 font-normal">
              {t("owner.week")}
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-normal">
              {t("owner.views")}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {t("owner.enquiries")}
            </th>
          </tr>
        </thead>
        <tbody>
          {home.weeks.toReversed().map(({ from, views, enquiries }) => (
            <tr key={from} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-3 font-normal">
                {day(`${from}T00:00:00Z`)}
              </th>
              <td className="py-2.5 pr-3 text-right">{formatNumber(views, locale)}</td>
              <td className="py-2.5 text-right">{formatNumber(enquiries, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-quiet">
        {t("owner.counted")} {t("owner.until", { day: day(home.until) })}
      </p>
    </>
  );
}

function stateOf({ publication, status }: OwnersHome): "preparing" | "shown" | "hidden" | "sold" | "let" {
  if (status.includes("sold")) return "sold";
  if (status.length === 1 && status[0] === "rented") return "let";
  if (publication === "published") return "shown";
  return publication === "draft" || publication === "review" ? "preparing" : "hidden";
}
