/** A few of the homes that a text is about. A text reads on when the catalogue cannot be reached. */
import { textLinkStyles } from "../../components/button-styles.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ListingGrid } from "../../features/catalogue/listing-grid.tsx";
import { listingPageQuery } from "../../features/catalogue/listing-page-query.ts";
import { readArticleListings } from "./read-article-listings.ts";

export function ArticleHomes({ listings }: { listings: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(listingPageQuery(readArticleListings(listings)));
  if (!data || data.listings.length === 0) return null;
  return (
    <section aria-labelledby="homes" className="print:hidden">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="homes" className="text-3xl">
          {t("article.homes")}
        </h2>
        <Link to={`/listings?${listings}`} className={textLinkStyles}>
          {t("article.allHomes")}
        </Link>
      </div>
      <ListingGrid listings={data.listings} />
    </section>
  );
}
