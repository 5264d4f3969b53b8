import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Map as MapIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readListingQuery } from "../../domain/listings/listing-query.ts";
import { writeListingQuery } from "../../domain/listings/write-listing-query.ts";
import { Button } from "../components/controls/button.tsx";
import { PageHead } from "../components/page/page-head.tsx";
import { Pagination } from "../components/pagination.tsx";
import { ActiveFilters } from "../features/catalogue/active-filters.tsx";
import { FiltersButton, ListingFilters } from "../features/catalogue/listing-filters.tsx";
import { ListingGrid, ListingGridSkeleton } from "../features/catalogue/listing-grid.tsx";
import { listingPageQuery } from "../features/catalogue/listing-page-query.ts";
import { MapPanel } from "../features/catalogue/map-panel.tsx";
import { menuOf } from "../features/catalogue/menu-of.ts";
import { NoListings } from "../features/catalogue/no-listings.tsx";
import { useFailureToast } from "../features/catalogue/use-failure-toast.ts";
import { useSearchParams } from "../routing/router-hooks.ts";
import { paths } from "../routing/paths.ts";

const columns = "sm:grid-cols-2";

export function ListingsPage() {
  const { t } = useTranslation(["catalogue", "frame"]);
  const parameters = useSearchParams();
  const query = readListingQuery(parameters);
  const { data, isError, isPlaceholderData } = useQuery({
    ...listingPageQuery(query),
    placeholderData: keepPreviousData,
  });
  const [pointedAt, setPointedAt] = useState<string>();
  const [isMapOpen, setIsMapOpen] = useState(false);
  const results = useScrollToResults(query.after);
  useFailureToast(isError);

  const menu = menuOf(query);
  const title = t(menu ? `frame:${menu}` : "catalogue:listingsTitle");
  const description = t(menu ? `catalogue:menuDescriptions.${menu}` : "catalogue:listingsDescription");
  const isPlain = menu !== undefined || writeListingQuery(query) === "";
  const found = data && t("catalogue:count", { count: data.total }) + (data.totalIsCapped ? "+" : "");
  return (
    <>
      <PageHead title={title} description={description} isIndexed={isPlain} />
      <h1 className="mb-2 text-4xl md:mb-6">{title}</h1>
      <ListingFilters query={query} facets={data?.facets} found={found} />
      <div ref={results} className="flex min-h-18 flex-wrap items-center gap-x-6 gap-y-3 py-4">
        <h2 className="font-sans text-base leading-normal font-normal">
          <output className="tabular">
            {found}
            {!data && !isError && t("frame:loading")}
          </output>
        </h2>
        <ActiveFilters query={query} />
        <span className="flex flex-wrap gap-2 max-md:order-first max-md:w-full md:ml-auto">
          <FiltersButton query={query} />
          <Button
            look="quietSmall"
            className="xl:hidden"
            aria-expanded={isMapOpen}
            onClick={() => setIsMapOpen(!isMapOpen)}
          >
            <MapIcon aria-hidden="true" className="size-4" />
            {t(isMapOpen ? "catalogue:hideMap" : "catalogue:showMap")}
          </Button>
        </span>
      </div>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <MapPanel
          query={query}
          pointedAt={pointedAt}
          className={`${isMapOpen ? "h-[70svh]" : "max-xl:hidden"} rounded-card border border-line xl:sticky xl:top-[calc(var(--header-height)+1rem)] xl:order-2 xl:h-[calc(100svh-var(--header-height)-2rem)]`}
        />
        <div className={isPlaceholderData ? "opacity-60 transition-opacity" : "transition-opacity"}>
          <h2 className="sr-only">{t("frame:properties")}</h2>
          {isError && !data && <p role="alert">{t("catalogue:failedText")}</p>}
          {!data && !isError && <ListingGridSkeleton count={6} className={columns} />}
          {data?.listings.length === 0 && <NoListings query={query} />}
          {data && (
            <ListingGrid isFirst listings={data.listings} className={columns} onPoint={setPointedAt} />
          )}
          <div className="mt-10">
            <Pagination
              first={query.after ? paths.listings({ ...query, after: undefined }) : undefined}
              next={data?.next ? paths.listings({ ...query, after: data.next }) : undefined}
            />
          </div>
        </div>
      </div>
    </>
  );
}

/** Scrolls to the first listing when another page of results is shown. */
function useScrollToResults(after: string | undefined) {
  const results = useRef<HTMLDivElement>(null);
  const previous = useRef(after);
  useEffect(() => {
    if (previous.current === after) return;
    previous.current = after;
    results.current?.scrollIntoView({ block: "start" });
  }, [after]);
  return results;
}
