import { Suspense } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Map as MapIcon } from "lucide-react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { type ListingQuery, readListingQuery } from "../../domain/listings/query/listing-query.ts";
import {
  defaultPageSize,
  withoutView,
  writeListingQuery,
} from "../../domain/listings/query/write-listing-query.ts";
import { ButtonLink } from "../components/controls/button.tsx";
import { latePart } from "../components/page/late-part.tsx";
import { PageHead } from "../components/page/page-head.tsx";
import { ActiveFilters } from "../features/catalogue/filters/active-filters.tsx";
import { FiltersButton } from "../features/catalogue/filters/filters-button.tsx";
import { ListingGrid, ListingGridSkeleton } from "../features/catalogue/listing-grid.tsx";
import { listingPageQuery } from "../features/catalogue/listing-page-query.ts";
import { pointAtHome } from "../features/catalogue/map/homes-in-step.ts";
import { ListingsFailure } from "../features/catalogue/listings-failure.tsx";
import { menuOf } from "../features/catalogue/filters/menu-of.ts";
import { useLocale } from "../visitor/use-locale.ts";
import { hasOtherCurrency } from "../visitor/visitor-currency.ts";
import { useFilterNames } from "../visitor/use-filter-names.ts";
import { useFailureToast } from "../features/catalogue/use-failure-toast.ts";
import { SearchBox } from "../features/search/search-box.tsx";
import { UnusedWords } from "../features/search/unused-words.tsx";
import { useSearchParams } from "../routing/router-hooks.ts";
import { paths } from "../routing/paths.ts";
import "../styles/card-row.css";

const columns = "sm:grid-cols-2";

const HomesMap = latePart(
  async () => (await import("../features/catalogue/map/homes-map.tsx")).HomesMap,
  ["map"],
);

const ListingFilters = latePart(
  async () => (await import("../features/catalogue/filters/listing-filters.tsx")).ListingFilters,
  ["amenities", "filters"],
  // Phones show the filters on a press only.
  () => hasOtherCurrency() && matchMedia("(width >= 48rem)").matches,
);
const Pagination = latePart(async () => (await import("../components/pagination.tsx")).Pagination);
const NothingFound = latePart(
  async () => (await import("../features/search/nothing-found.tsx")).NothingFound,
  ["search"],
);
const NoListings = latePart(async () => (await import("../features/catalogue/no-listings.tsx")).NoListings);

export function ListingsPage() {
  const { t } = useTranslation(["catalogue", "frame"]);
  const parameters = useSearchParams();
  const query = readListingQuery(parameters);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...listingPageQuery(query, useLocale()),
    placeholderData: keepPreviousData,
  });
  const isMapOpen = query.map === "open";
  useFailureToast(isError);

  const menu = menuOf(withoutView(query));
  const filters = useFilterNames(query).map(({ text }) => text);
  const title = menu ? t(`frame:${menu}`) : nameList(t, filters);
  const description = t(menu ? `catalogue:menuDescriptions.${menu}` : "catalogue:listingsDescription");
  const isPlain = writeListingQuery(query) === "" || (menu !== undefined && !isMapOpen);
  const page = query.after ? (query.page ?? 2) : 1;
  const pages = data && Math.max(page, Math.ceil(data.total / (query.limit ?? defaultPageSize)));
  const found = data && t("catalogue:count", { count: data.total });
  return (
    <>
      <PageHead title={title} description={description} isIndexed={isPlain} />
      <div className="mb-4 grid gap-x-10 gap-y-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-center">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <SearchBox id="listings-search" className="min-w-0" />
      </div>
      <ListingFilters query={query} facets={data?.facets} found={found} />
      {/* One element around all of it, so that on phones the buttons stay in reach down to the last listing. */}
      <div>
        <div className="flex-wrap items-center gap-x-6 gap-y-3 pb-4 max-md:contents md:flex">
          <span className="flex flex-wrap gap-2 max-md:sticky max-md:top-(--header-height) max-md:z-20 max-md:-mx-(--gutter) max-md:border-b max-md:border-line max-md:bg-ink/95 max-md:px-(--gutter) max-md:py-2 md:order-last md:ml-auto">
            <FiltersButton query={query} />
            <ButtonLink
              look="quietSmall"
              className="xl:hidden"
              to={paths.listings({ ...query, map: isMapOpen ? undefined : "open" })}
              keepsPlace
              onClick={() => document.getElementById("results")?.scrollIntoView()}
            >
              <MapIcon aria-hidden="true" className="size-4" />
              {t(isMapOpen ? "catalogue:hideMap" : "catalogue:showMap")}
            </ButtonLink>
          </span>
          <div className="flex items-center justify-between gap-x-6 max-md:my-2">
            <h2 id="results" className="font-sans text-base leading-normal font-normal">
              <output className="tabular">
                {found}
                {!data && !isError && t("frame:loading")}
              </output>
            </h2>
            <ButtonLink look="quietSmall" to={paths.alerts(alertable(query))} rel="nofollow">
              {t("catalogue:alert")}
            </ButtonLink>
          </div>
          <ActiveFilters query={query} />
        </div>
        {query.unused && <UnusedWords words={query.unused} className="my-4" />}
        {data?.isFromSnapshot && query.q && <p className="mb-4 text-quiet">{t("catalogue:noCorrections")}</p>}
        <Suspense>
          <div className="grid gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div
              className={`${isMapOpen ? "h-[70svh]" : "max-xl:hidden"} relative isolate overflow-hidden rounded-card border border-line bg-water xl:sticky xl:top-[calc(var(--header-height)+1rem)] xl:col-start-2 xl:row-start-1 xl:h-[calc(100svh-var(--header-height)-2rem)]`}
            >
              <HomesMap query={query} />
            </div>
            <div className={isPlaceholderData ? "opacity-60 transition-opacity" : "transition-opacity"}>
              <h2 className="sr-only">{t("frame:properties")}</h2>
              {isError && !data && <ListingsFailure onRetry={refetch} />}
              {!data && !isError && <ListingGridSkeleton count={6} className={columns} />}
              {data?.listings.length === 0 && (
                <NoListings query={query}>
                  <NothingFound typed={filters.join(", ")} />
                </NoListings>
              )}
              {data && (
                <ListingGrid
                  isFirst
                  isRow
                  listings={data.listings}
                  className={columns}
                  onPoint={pointAtHome}
                />
              )}
              <div className="mt-10">
                <Pagination
                  first={
                    query.after ? `${paths.listings({ ...query, after: undefined })}#results` : undefined
                  }
                  next={
                    data?.next
                      ? `${paths.listings({ ...query, after: data.next, page: page + 1 })}#results`
                      : undefined
                  }
                  {...(data && { summary: t("frame:pageOf", { page, pages }) })}
                />
              </div>
            </div>
          </div>
        </Suspense>
      </div>
    </>
  );
}

/** Without what only this view of the list needs. */
function alertable(query: ListingQuery): ListingQuery {
  return { ...withoutView(query), after: undefined, limit: undefined, sort: undefined, unused: undefined };
}

/** More names would make the heading too long to read. The chips below it name them all. */
const namedAtMost = 4;

function nameList(t: TFunction<["catalogue", "frame"]>, filters: readonly string[]): string {
  if (filters.length === 0) return t("catalogue:listingsTitle");
  const named = filters.slice(0, namedAtMost).join(" · ");
  return t("catalogue:filteredTitle", { filters: filters.length > namedAtMost ? `${named} …` : named });
}
