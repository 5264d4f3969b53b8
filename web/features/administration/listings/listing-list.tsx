/** Every home, last changed first; what is looked for stands in the address, so that a view can be handed on. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { type ListedHomes, homesShown } from "../../../domain/editable-home.ts";
import { formatDate } from "../../../domain/format-date.ts";
import { formatMoney } from "../../../domain/money.ts";
import type { FetchJson } from "../../api.ts";
import { textLinkStyles } from "../../components/button-styles.ts";
import { Card } from "../../components/card.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { consolePaths } from "../../console-paths.ts";
import { paths } from "../../paths.ts";
import { useLocale } from "../../use-locale.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { homesQuery } from "./home-api.ts";
import { HomeSearch } from "./home-search.tsx";
import { PageLinks } from "./page-links.tsx";

export function HomeList({ fetchJson }: { fetchJson: FetchJson }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [search] = useSearchParams();
  const looked = { title: search.get("title") ?? "", publication: search.get("publication") ?? "" };
  const page = Math.max(Number.parseInt(search.get("page") ?? "1", 10) || 1, 1);
  const { searchParams } = new URL(consolePaths.homes({ ...looked, page }), "https://site.example");
  const { data, error, refetch } = useQuery(homesQuery(fetchJson, searchParams.toString()));
  const number = (value: number) => value.toLocaleString(locale);
  const first = (page - 1) * homesShown + 1;
  const last = first - 1 + (data?.homes.length ?? 0);
  const pageAt = (at: number) => consolePaths.homes({ ...looked, page: at });
  return (
    <div className="grid gap-6">
      <HomeSearch key={searchParams.toString()} {...looked} />
      <FailureNotice error={error} what={t("admin.homeTexts.listFailed")} onRetry={refetch} />
      {!data && !error && <Skeleton className="h-60" />}
      <output className="tabular block text-sm text-quiet">
        {data?.homes.length === 0 && t("admin.homeTexts.none")}
        {data &&
          data.homes.length > 0 &&
          t("admin.runTexts.page.range", {
            first: number(first),
            last: number(last),
            total: number(data.total),
          })}
      </output>
      <ul className="grid gap-3 empty:hidden">
        {data?.homes.map((home) => (
          <HomeItem key={home.id} home={home} />
        ))}
      </ul>
      <PageLinks
        previous={page > 1 ? pageAt(page - 1) : undefined}
        next={data && last < data.total ? pageAt(page + 1) : undefined}
      />
    </div>
  );
}

function HomeItem({ home }: { home: ListedHomes["homes"][number] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, slug, title, language, publication, price, monthly_rental_price: rent, updated_at } = home;
  const prices = [
    price !== null && formatMoney(price, "THB", locale),
    rent !== null && t("catalogue.perMonth", { amount: formatMoney(rent, "THB", locale) }),
  ].filter(Boolean);
  return (
    <li>
      <Card as="article" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4">
        <div className="min-w-0">
          <h2 lang={language} className="font-sans text-base break-words">
            <Link to={consolePaths.home(id)} className={textLinkStyles}>
              {title}
            </Link>
          </h2>
          <p className="tabular text-sm text-quiet">
            {[
              t(`admin.homeTexts.publication.${publication}`),
              prices.join(", ") || t("catalogue.priceOnRequest"),
              formatDate(new Date(updated_at), locale, { dateStyle: "medium" }),
            ].join(" · ")}
          </p>
        </div>
        {publication === "published" && (
          <Link to={paths.property(slug)} className={textLinkStyles}>
            {t("admin.viewListing")}
          </Link>
        )}
      </Card>
    </li>
  );
}
