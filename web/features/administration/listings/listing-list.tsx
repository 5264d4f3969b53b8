/** Every listing, last changed first. The search is in the URL, so that a view can be shared. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type FoundListings, foundListingsShown } from "../../../../domain/listings/editable-listing.ts";
import { formatDate } from "../../../../domain/languages/format-date.ts";
import { formatMoney } from "../../../../domain/languages/money.ts";
import type { FetchJson } from "../../../data/api.ts";
import { textLinkStyles } from "../../../components/controls/button-styles.ts";
import { Card } from "../../../components/card.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { Link } from "../../../routing/link.tsx";
import { useSearchParams } from "../../../routing/router-hooks.ts";
import { adminPaths } from "../../../routing/admin-paths.ts";
import { paths } from "../../../routing/paths.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { FailureNotice } from "../failure-notice.tsx";
import { foundListingsQuery } from "./listing-api.ts";
import { ListingSearch } from "./listing-search.tsx";
import { PageLinks } from "../page-links.tsx";

export function ListingList({ fetchJson }: { fetchJson: FetchJson }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const search = useSearchParams();
  const filters = { title: search.get("title") ?? "", publication: search.get("publication") ?? "" };
  const page = Math.max(Number.parseInt(search.get("page") ?? "1", 10) || 1, 1);
  const { searchParams } = new URL(adminPaths.listings({ ...filters, page }), "https://site.example");
  const { data, error, refetch } = useQuery(foundListingsQuery(fetchJson, searchParams.toString()));
  const number = (value: number) => value.toLocaleString(locale);
  const first = (page - 1) * foundListingsShown + 1;
  const last = first - 1 + (data?.listings.length ?? 0);
  const pageAt = (at: number) => adminPaths.listings({ ...filters, page: at });
  return (
    <div className="grid gap-6">
      <ListingSearch key={searchParams.toString()} {...filters} />
      <FailureNotice error={error} what={t("listingTexts.listFailed")} onRetry={refetch} />
      {!data && !error && <Skeleton className="h-60" />}
      <output className="tabular block text-sm text-quiet">
        {data?.listings.length === 0 && t("listingTexts.none")}
        {data &&
          data.listings.length > 0 &&
          t("runTexts.page.range", {
            first: number(first),
            last: number(last),
            total: number(data.total),
          })}
      </output>
      <ul className="grid gap-3 empty:hidden">
        {data?.listings.map((listing) => (
          <ListingItem key={listing.id} listing={listing} />
        ))}
      </ul>
      <PageLinks
        previous={page > 1 ? pageAt(page - 1) : undefined}
        next={data && last < data.total ? pageAt(page + 1) : undefined}
      />
    </div>
  );
}

function ListingItem({ listing }: { listing: FoundListings["listings"][number] }) {
  const { t } = useTranslation(["admin", "catalogue"]);
  const locale = useLocale();
  const { id, slug, title, language, publication, price, monthly_rental_price: rent, updated_at } = listing;
  const prices = [
    price !== null && formatMoney(price, "THB", locale),
    rent !== null && t("catalogue:perMonth", { amount: formatMoney(rent, "THB", locale) }),
  ].filter(Boolean);
  return (
    <li>
      <Card as="article" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4">
        <div className="min-w-0">
          <h2 lang={language} className="font-sans text-base break-words">
            <Link to={adminPaths.listing(id)} className={textLinkStyles}>
              {title}
            </Link>
          </h2>
          <p className="tabular text-sm text-quiet">
            {[
              t(`admin:listingTexts.publication.${publication}`),
              prices.join(", ") || t("catalogue:priceOnRequest"),
              formatDate(new Date(updated_at), locale, { dateStyle: "medium" }),
            ].join(" · ")}
          </p>
        </div>
        {publication === "published" && (
          <Link to={paths.property(slug)} className={textLinkStyles}>
            {t("admin:viewListing")}
          </Link>
        )}
      </Card>
    </li>
  );
}
