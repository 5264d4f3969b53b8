/** A few of the listings that a text is about. Without the catalogue, the text is shown without them. */
import type { ListingQuery } from "../../../domain/listings/query/listing-query.ts";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ListingGrid } from "../../features/catalogue/listing-grid.tsx";
import { articleListingsQuery } from "../../features/catalogue/listing-page-query.ts";
import { Link } from "../../routing/link.tsx";
import { paths } from "../../routing/paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";

export function ArticleListings({ listings }: { listings: ListingQuery }) {
  const { t } = useTranslation("article");
  const { data } = useQuery(articleListingsQuery(listings, useLocale()));
  if (!data || data.listings.length === 0) return null;
  return (
    <section aria-labelledby="homes" className="print:hidden">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="homes" className="text-3xl">
          {t("homes")}
        </h2>
        <Link to={paths.listings(listings)} className={textLinkStyles}>
          {t("allHomes")}
        </Link>
      </div>
      <ListingGrid listings={data.listings} />
    </section>
  );
}
