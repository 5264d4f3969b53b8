/** The remaining filters, each choice with the number of listings it would show. */
import { useTranslation } from "react-i18next";
import { amenities } from "../../../domain/listings/amenities.ts";
import type { ListingFacets } from "../../../domain/api.ts";
import { areas } from "../../../domain/places/areas.ts";
import { type ListingQuery, bedroomChoices } from "../../../domain/listings/query/listing-query.ts";
import { listingStatuses } from "../../../domain/listings/listing.ts";
import { tenures } from "../../../domain/listings/tenure.ts";
import { TextField } from "../../components/controls/text-field.tsx";
import { joinClasses } from "../../components/join-classes.ts";

type MoreFiltersProps = { query: ListingQuery; facets: ListingFacets | null | undefined };

export function MoreFilters({ query, facets }: MoreFiltersProps) {
  const { t } = useTranslation(["filters", "catalogue", "amenities", "frame"]);
  return (
    <div className="grid gap-x-8 gap-y-6 pt-4 lg:grid-cols-2">
      <Choices
        name="area"
        legend={t("filters:area")}
        chosen={query.area}
        options={areas.map(({ slug }) => ({
          value: slug,
          label: t(`frame:areaNames.${slug}`),
          count: facets?.area[slug],
        }))}
        isCounted={Boolean(facets)}
      />
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
        name="bedrooms"
        legend={t("catalogue:bedroomsLabel")}
        chosen={query.bedrooms}
        options={bedroomChoices.map((choice) => ({
          value: choice,
          label: choice === "0" ? t("catalogue:studio") : choice === "4" ? "4+" : choice,
          count: facets?.bedrooms[choice],
        }))}
        isCounted={Boolean(facets)}
      />
      <Choices
        name="tenure"
        legend={t("catalogue:tenureLabel")}
        chosen={query.tenure}
        options={tenures.map((tenure) => ({ value: tenure, label: t(`catalogue:tenure.${tenure}`) }))}
      />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <NumberField name="minPrice" label={t("filters:minPrice")} value={query.minPrice} />
        <NumberField name="maxPrice" label={t("filters:maxPrice")} value={query.maxPrice} />
        <NumberField name="minSize" label={t("filters:minSize")} value={query.minSize} />
        <NumberField name="bathrooms" label={t("catalogue:minBathrooms")} value={query.bathrooms} />
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

function NumberField({ name, label, value }: { name: string; label: string; value: number | undefined }) {
  return (
    <TextField
      className="content-end"
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      min={0}
      defaultValue={value}
    />
  );
}

type ChoicesProps = {
  name: string;
  legend: string;
  options: readonly { value: string; label: string; count?: number | undefined }[];
  chosen: readonly string[] | undefined;
  isCounted?: boolean;
  className?: string;
};

const chipStyles = joinClasses(
  "inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-edge px-4 py-1.5 text-sm",
  "transition-colors hover:border-paper has-checked:border-lamp has-checked:bg-lamp/12",
  "has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:opacity-50",
  "has-focus-visible:outline-2 has-focus-visible:outline-lamp",
);

/** Checkboxes as chips. One that would find nothing can be cleared but not ticked. */
function Choices({ name, legend, options, chosen, isCounted = false, className = "" }: ChoicesProps) {
  return (
    <fieldset className={className}>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label, count = 0 }) => {
          const isChosen = chosen?.includes(value) ?? false;
          return (
            <label key={value} className={chipStyles}>
              <input
                type="checkbox"
                name={name}
                value={value}
                defaultChecked={isChosen}
                disabled={isCounted && count === 0 && !isChosen}
                className="sr-only"
              />
              {label}
              {isCounted && <span className="tabular text-quiet">{count}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
