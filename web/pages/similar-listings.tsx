/** Homes similar to the one on the page. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SectionHeading } from "../components/page/section-heading.tsx";
import { ListingGrid } from "../features/catalogue/listing-grid.tsx";
import { similarQuery } from "../features/catalogue/similar-query.ts";
import { paths } from "../routing/paths.ts";
import { useLocale } from "../visitor/use-locale.ts";

export function SimilarListings({ id }: { id: string }) {
  const { t } = useTranslation(["catalogue", "property"]);
  const { data } = useQuery(similarQuery(id, useLocale()));
  if (!data || data.listings.length === 0) return null;
  return (
    <section className="section mt-8" aria-labelledby="similar">
      <SectionHeading
        id="similar"
        title={t("property:similar")}
        link={{ to: paths.listings(), label: t("catalogue:backToListings") }}
      />
      <ListingGrid listings={data.listings.slice(0, 4)} className="swipe-row grid-cols-2 xl:grid-cols-4" />
    </section>
  );
}
