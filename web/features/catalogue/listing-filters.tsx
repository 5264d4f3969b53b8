/**
 * What may be asked of the catalogue, as a plain form: without script its button sends it; with script every
 * change is a new address at once. The address is the only state, so that back, share and reload keep it.
 * On phones the form is a sheet (a popover of the browser, which needs no script), so that the homes come first.
 */
import { SlidersHorizontal } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigate } from "react-router";
import type { ListingFacets } from "../../../domain/api.ts";
import { type ListingQuery, readListingQuery } from "../../../domain/listing-query.ts";
import { sortOf, writeListingQuery } from "../../../domain/write-listing-query.ts";
import { currencies } from "../../../domain/exchange-rates.ts";
import { propertyTypes } from "../../../domain/listing.ts";
import { listingSorts } from "../../../domain/listing-sorts.ts";
import { Button } from "../../components/button.tsx";
import { SelectField } from "../../components/select-field.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useVisitorCurrency } from "../../visitor-currency.ts";
import { MoreFilters } from "./more-filters.tsx";
import { useFilterNames } from "./use-filter-names.ts";

const sheetId = "filters";

/** Somebody who types is not interrupted. */
const typingPauseMs = 350;

/** Opens the sheet; wider windows show the form itself. */
export function FiltersButton({ query }: { query: ListingQuery }) {
  const { t } = useTranslation();
  const active = useFilterNames(query).length;
  return (
    <Button look="quietSmall" popoverTarget={sheetId} className="md:hidden">
      <SlidersHorizontal aria-hidden="true" className="size-4" />
      {t("catalogue.filters")}
      {active > 0 && <span className="tabular text-lamp">{active}</span>}
    </Button>
  );
}

type ListingFiltersProps = {
  query: ListingQuery;
  facets: ListingFacets | null | undefined;
  /** How many homes there are, as words. */
  found: string | undefined;
};

export function ListingFilters({ query, facets, found }: ListingFiltersProps) {
  const { t } = useTranslation();
  const [visitorCurrency] = useVisitorCurrency();
  const { revision, askAtOnce, askAfterPause } = useLiveForm(writeListingQuery(query));
  const count = (amount: number | undefined) => (facets ? ` (${amount ?? 0})` : "");
  const family = query.type === "condo" || query.type === "house";
  const types = [...(family ? [query.type] : []), ...propertyTypes].filter((type) => type !== undefined);
  return (
    <search id={sheetId} popover="auto" className="filter-sheet">
      <Form
        key={revision}
        action="/listings"
        aria-label={t("catalogue.filters")}
        onSubmit={askAtOnce}
        onChange={askAfterPause}
        className="grid gap-4 pt-5 md:border-y md:border-line md:pb-5"
      >
        <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1.3fr)_minmax(0,1.1fr)_minmax(0,1.6fr)]">
          <TextField
            label={t("catalogue.searchText")}
            className="col-span-2 sm:col-span-1"
            name="q"
            type="search"
            maxLength={80}
            defaultValue={query.q}
            autoComplete="off"
          />
          <SelectField
            label={t("catalogue.type")}
            name="type"
            defaultValue={query.type ?? ""}
            options={[
              { value: "", label: t("catalogue.anyType") },
              ...types.map((type) => ({
                value: type,
                label:
                  t(`catalogue.types.${type}`) +
                  (type === "condo" || type === "house" ? "" : count(facets?.type[type])),
              })),
            ]}
          />
          <SelectField
            label={t("catalogue.sort")}
            name="sort"
            defaultValue={sortOf(query)}
            options={listingSorts
              .filter((sort) => sort !== "relevance" || query.q)
              .map((sort) => ({ value: sort, label: t(`catalogue.sorts.${sort}`) }))}
          />
          <fieldset className="col-span-2 grid grid-cols-[minmax(0,1fr)_6.5rem] items-end gap-2 sm:col-span-1">
            <legend className="sr-only">{t("catalogue.budget")}</legend>
            <TextField
              label={t("catalogue.budget")}
              name="maxMonthly"
              type="number"
              inputMode="numeric"
              min={0}
              step={1}
              defaultValue={query.maxMonthly}
            />
            <SelectField
              label={t("catalogue.currency")}
              isLabelHidden
              name="currency"
              defaultValue={query.currency ?? (hasMoney(query) ? "THB" : visitorCurrency)}
              options={currencies.map((currency) => ({ value: currency, label: currency }))}
            />
          </fieldset>
        </div>
        <details className="group">
          <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-medium hover:text-lamp">
            <SlidersHorizontal aria-hidden="true" className="size-4" />
            {t("catalogue.moreFilters")}
          </summary>
          <MoreFilters query={query} facets={facets} />
        </details>
        {query.box && <input type="hidden" name="box" value={Object.values(query.box).join(",")} />}
        {/* With script every change shows at once, and the button leads back to the homes; on wider windows, where
            they are in sight, it is needed without script only. The style sheet decides, so that nothing moves. */}
        <div className="flex items-center justify-between gap-4 max-md:sticky max-md:bottom-0 max-md:-mx-(--gutter) max-md:border-t max-md:border-line max-md:bg-raised max-md:px-(--gutter) max-md:py-3 md:hidden md:noscript:flex">
          <span className="tabular text-sm text-quiet">{found}</span>
          <Button type="submit" look="gold">
            {t("catalogue.showHomes")}
          </Button>
        </div>
      </Form>
    </search>
  );
}

/** Without a currency an amount is baht. */
function hasMoney({ minPrice, maxPrice, minMonthly, maxMonthly }: ListingQuery): boolean {
  return [minPrice, maxPrice, minMonthly, maxMonthly].some((amount) => amount !== undefined);
}

/** Sends the form by itself; starts it anew when the address changed by other means than the form. */
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

  const ask = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
    const asked = writeListingQuery(readListingQuery(fields));
    if (asked === ownAddress.current) return;
    ownAddress.current = asked;
    void navigate(`/listings${asked}`, { preventScrollReset: true });
  };

  return {
    revision,
    askAtOnce: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      ask(event.currentTarget);
      event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    },
    askAfterPause: (event: FormEvent<HTMLFormElement>) => {
      const form = event.currentTarget;
      const isTyped = event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
      clearTimeout(timer.current);
      if (isTyped) timer.current = setTimeout(() => ask(form), typingPauseMs);
      else ask(form);
    },
  };
}
