/** The remaining filters, each choice with the number of listings it would show. */
import { useTranslation } from "react-i18next";
import { amenities } from "../../../../domain/listings/amenities.ts";
import type { ListingFacets } from "../../../../domain/api.ts";
import type { ListingQuery } from "../../../../domain/listings/query/listing-query.ts";
import { listingStatuses } from "../../../../domain/listings/listing.ts";
import { tenures } from "../../../../domain/listings/tenure.ts";
import { AmountField } from "./amount-field.tsx";
import { Choices } from "./choices.tsx";

type MoreFiltersProps = { query: ListingQuery; facets: ListingFacets | null | undefined };

export function MoreFilters({ query, facets }: MoreFiltersProps) {
  const { t } = useTranslation(["filters", "catalogue", "amenities"]);
  return (
    <div className="grid gap-x-8 gap-y-6 pt-4 lg:grid-cols-2">
      <Choices
        name="status"
        legend={t("catalogue:statusLabel")}
        chosen={query.status}
        options={listingStatuses.map((status) => ({
          value: status,
          label: t(`catalogue:status.${status}`),
          count: facets?.status[status],
        }))}
        isCounted={Boolean(facets)}
      />
      <Choices
        name="tenure"
        legend={t("catalogue:tenureLabel")}
        chosen={query.tenure}
        options={tenures.map((tenure) => ({ value: tenure, label: t(`catalogue:tenure.${tenure}`) }))}
      />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <AmountField
          className="content-end"
          name="minPrice"
          label={t("filters:minPrice")}
          value={query.minPrice}
        />
        <AmountField
          className="content-end"
          name="minSize"
          label={t("filters:minSize")}
          value={query.minSize}
        />
        <AmountField
          className="content-end"
          name="bathrooms"
          label={t("catalogue:minBathrooms")}
          value={query.bathrooms}
        />
      </div>
      <Choices
        name="amenities"
        legend={t("catalogue:amenities")}
        chosen={query.amenities}
        options={amenities.map((amenity) => ({ value: amenity, label: t(`amenities:${amenity}`) }))}
        className="lg:col-span-2"
      />
    </div>
  );
}
