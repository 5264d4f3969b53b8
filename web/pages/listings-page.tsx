import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { readListingQuery } from "../../domain/listing-query.ts";
import { buttonStyles } from "../components/button-styles.ts";
import { PageHead } from "../components/page-head.tsx";
import { ListingGrid, ListingGridSkeleton } from "../features/catalogue/listing-grid.tsx";
import { listingPageQuery } from "../features/catalogue/listing-page-query.ts";
import { paths } from "../paths.ts";

export function ListingsPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const query = readListingQuery(parameters);
  const { data, isError } = useQuery(listingPageQuery(query));
  return (
    <>
      <PageHead title={t("catalogue.listingsTitle")} description={t("catalogue.listingsDescription")} />
      <h1 className="mb-2 text-4xl">{t("catalogue.listingsTitle")}</h1>
      {isError && <p role="alert">{t("catalogue.failedText")}</p>}
      {!data && !isError && <ListingGridSkeleton count={6} />}
      {data && (
        <>
          <output className="block mb-8 text-quiet">{t("catalogue.count", { count: data.total })}</output>
          {data.listings.length === 0 && (
            <div className="grid justify-items-start gap-6">
              <p>{t("catalogue.empty")}</p>
              <Link to={paths.listings()} className={buttonStyles.quiet}>
                {t("catalogue.showAll")}
              </Link>
            </div>
          )}
          <ListingGrid listings={data.listings} />
          {data.next && (
            <p className="mt-10">
              <Link to={paths.listings({ ...query, after: data.next })} className={buttonStyles.quiet}>
                {t("catalogue.nextPage")}
              </Link>
            </p>
          )}
        </>
      )}
    </>
  );
}
