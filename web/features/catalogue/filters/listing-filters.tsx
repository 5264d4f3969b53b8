/**
 * The catalogue's filters as a plain form. Without JavaScript its button submits it; with JavaScript every change
 * navigates at once. The URL is the only state, so that Back, sharing and reloading keep it.
 * On phones the form is a sheet (a native popover, which needs no JavaScript), so that the listings come first.
 */
import { SlidersHorizontal } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListingFacets } from "../../../../domain/api.ts";
import {
  type ListingQuery,
  bedroomChoices,
  readListingQuery,
} from "../../../../domain/listings/query/listing-query.ts";
import { sortOf } from "../../../../domain/listings/query/listing-sorts.ts";
import { writeListingQuery } from "../../../../domain/listings/query/write-listing-query.ts";
import { listingSorts } from "../../../../domain/listings/query/listing-sorts.ts";
import { propertyTypes } from "../../../../domain/listings/listing.ts";
import { areas } from "../../../../domain/places/areas.ts";
import { writeDrawnArea } from "../../../../domain/places/write-drawn-area.ts";
import { writeMapBox } from "../../../../domain/places/map-box.ts";
import { Button } from "../../../components/controls/button.tsx";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { AmountField } from "./amount-field.tsx";
import { Choices } from "./choices.tsx";
import { CurrencyField } from "./currency-field.tsx";
import { FilterMenu } from "./filter-menu.tsx";
import { filterSheetId } from "./filters-button.tsx";
import { MoreFilters } from "./more-filters.tsx";
import { Form } from "../../../routing/form.tsx";
import { useNavigate } from "../../../routing/router-hooks.ts";

/** Wait for a pause in typing before searching. */
const typingPauseMs = 350;

type ListingFiltersProps = {
  query: ListingQuery;
  facets: ListingFacets | null | undefined;
  /** The number of results, in words. */
  found: string | undefined;
};

export function ListingFilters({ query, facets, found }: ListingFiltersProps) {
  const { t } = useTranslation(["filters", "catalogue", "frame"]);
  const { revision, applyNow, applyAfterPause } = useLiveForm(writeListingQuery(query));
  const family = query.type === "condo" || query.type === "house";
  const types = [...(family ? [query.type] : []), ...propertyTypes].filter((type) => type !== undefined);
  const nameOfBedrooms = (choice: (typeof bedroomChoices)[number]) =>
    choice === "0" ? t("catalogue:studio") : choice === "4" ? "4+" : choice;
  const areaNames = query.area?.map((slug) => t(`frame:areaNames.${slug}`)).join(", ");
  return (
    <search id={filterSheetId} popover="auto" className="filter-sheet">
      <Form
        key={revision}
        action="/listings"
        aria-label={t("catalogue:filters")}
        onSubmit={applyNow}
        onChange={applyAfterPause}
        className="grid gap-1 pt-5 md:border-t md:border-line md:pt-4"
      >
        <div className="grid grid-cols-1 gap-4 md:grid-cols-3 xl:grid-cols-[1fr_2.2fr_0.8fr_1fr_1fr]">
          <FilterMenu label={t("filters:area")} chosen={areaNames || t("filters:any")}>
            <Choices
              name="area"
              legend={t("filters:area")}
              isLegendHidden
              chosen={query.area}
              options={areas.map(({ slug }) => ({
                value: slug,
                label: t(`frame:areaNames.${slug}`),
                count: facets?.area[slug],
              }))}
              isCounted={Boolean(facets)}
            />
          </FilterMenu>
          <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2 max-sm:gap-y-4 sm:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)] md:max-xl:col-span-2">
            <CurrencyField label={t("filters:currency")} given={currencyOf(query)} />
            <AmountField label={t("filters:maxPrice")} name="maxPrice" value={query.maxPrice} />
            <AmountField
              className="max-sm:col-span-2"
              label={t("filters:budget")}
              name="maxMonthly"
              value={query.maxMonthly}
            />
          </div>
          <FilterMenu
            label={t("catalogue:bedroomsLabel")}
            chosen={query.bedrooms?.map(nameOfBedrooms).join(", ") || t("filters:any")}
          >
            <Choices
              name="bedrooms"
              legend={t("catalogue:bedroomsLabel")}
              isLegendHidden
              chosen={query.bedrooms}
              options={bedroomChoices.map((choice) => ({
                value: choice,
                label: nameOfBedrooms(choice),
                count: facets?.bedrooms[choice],
              }))}
              isCounted={Boolean(facets)}
            />
          </FilterMenu>
          <SelectField
            label={t("filters:type")}
            name="type"
            defaultValue={query.type ?? ""}
            options={[
              { value: "", label: t("filters:anyType") },
              ...types.map((type) => ({
                value: type,
                label:
                  t(`catalogue:types.${type}`) +
                  (facets && type !== "condo" && type !== "house" ? ` (${facets.type[type] ?? 0})` : ""),
              })),
            ]}
          />
          <SelectField
            label={t("filters:sort")}
            name="sort"
            defaultValue={sortOf(query)}
            options={listingSorts
              .filter((sort) => sort !== "relevance" || query.q)
              .map((sort) => ({ value: sort, label: t(`filters:sorts.${sort}`) }))}
          />
        </div>
        <details className="group">
          <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-medium hover:text-lamp">
            <SlidersHorizontal aria-hidden="true" className="size-4" />
            {t("filters:moreFilters")}
          </summary>
          <MoreFilters query={query} facets={facets} />
        </details>
        {/* The words of the search box above; its chip removes them. */}
        {query.q && <input type="hidden" name="q" value={query.q} />}
        {query.box && <input type="hidden" name="box" value={writeMapBox(query.box)} />}
        {query.drawn && <input type="hidden" name="drawn" value={writeDrawnArea(query.drawn)} />}
        {query.map && <input type="hidden" name="map" value={query.map} />}
        {/* With JavaScript every change applies at once, and the button only returns to the results. Wider windows
            show the results anyway, so there it appears only without JavaScript. CSS decides, so that nothing shifts. */}
        <div className="flex items-center justify-between gap-4 max-md:sticky max-md:bottom-0 max-md:-mx-(--gutter) max-md:border-t max-md:border-line max-md:bg-raised max-md:px-(--gutter) max-md:py-3 md:hidden md:noscript:flex">
          <span className="tabular text-sm text-quiet">{found}</span>
          <Button type="submit" look="gold">
            {t("filters:showHomes")}
          </Button>
        </div>
      </Form>
    </search>
  );
}

/** An amount without a currency is in baht. */
function currencyOf({ currency, minPrice, maxPrice, minMonthly, maxMonthly }: ListingQuery) {
  const hasMoney = [minPrice, maxPrice, minMonthly, maxMonthly].some((amount) => amount !== undefined);
  return currency ?? (hasMoney ? "THB" : undefined);
}

/** Submits the form on every change, and resets it (`revision`) when the URL changes by any other means. */
function useLiveForm(address: string) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ownAddress = useRef(address);
  const [revision, setRevision] = useState(0);

  useEffect(() => {
    if (ownAddress.current === address) return;
    ownAddress.current = address;
    setRevision((count) => count + 1);
  }, [address]);

  const apply = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    // checkValidity() would call the visitor back to the field.
    if (form.querySelector(":invalid")) return;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
    const search = writeListingQuery(readListingQuery(fields));
    if (search === ownAddress.current) return;
    ownAddress.current = search;
    void navigate(`/listings${search}`, { keepsPlace: true });
  };

  return {
    revision,
    applyNow: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      apply(event.currentTarget);
      event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    },
    applyAfterPause: (event: FormEvent<HTMLFormElement>) => {
      const form = event.currentTarget;
      const isTyped = event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
      clearTimeout(timer.current);
      if (isTyped) timer.current = setTimeout(() => apply(form), typingPauseMs);
      else apply(form);
    },
  };
}
