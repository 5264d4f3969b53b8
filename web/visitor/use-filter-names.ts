/** The filters of a query in words, each with the query that remains without it. */
import { useTranslation } from "react-i18next";
import type { ListingQuery } from "../../domain/listings/query/listing-query.ts";
import { formatMoney } from "../../domain/languages/money.ts";
import { formatNumber } from "../../domain/languages/numbers.ts";
import { useAreaName } from "./use-area-name.ts";
import { useLocale } from "./use-locale.ts";

export type FilterName = { text: string; without: ListingQuery };

export function useFilterNames(query: ListingQuery): FilterName[] {
  const { t } = useTranslation(["catalogue", "amenities"]);
  const locale = useLocale();
  const areaName = useAreaName();
  const money = (amount: number) => formatMoney(amount, query.currency ?? "THB", locale);
  const names: FilterName[] = [];
  const add = (text: string, change: Partial<ListingQuery>) =>
    names.push({ text, without: { ...query, ...change, after: undefined } });
  const addEach = <Value extends string>(
    values: Value[] | undefined,
    nameOf: (value: Value) => string,
    rest: (left: Value[] | undefined) => Partial<ListingQuery>,
  ) => {
    for (const value of values ?? []) {
      const left = values?.filter((one) => one !== value);
      add(nameOf(value), rest(left?.length ? left : undefined));
    }
  };

  if (query.q) add(query.q, { q: undefined });
  if (query.type) add(t(`catalogue:types.${query.type}`), { type: undefined });
  addEach(
    query.area,
    (slug) => areaName(slug) ?? slug,
    (area) => ({ area }),
  );
  addEach(
    query.status,
    (status) => t(`catalogue:status.${status}`),
    (status) => ({ status }),
  );
  addEach(
    query.bedrooms,
    (choice) => (choice === "0" ? t("catalogue:studio") : t("catalogue:bedrooms", { count: Number(choice) })),
    (bedrooms) => ({ bedrooms }),
  );
  addEach(
    query.tenure,
    (tenure) => t(`catalogue:tenure.${tenure}`),
    (tenure) => ({ tenure }),
  );
  if (query.maxMonthly) {
    add(t("catalogue:upToMonthly", { amount: money(query.maxMonthly) }), { maxMonthly: undefined });
  }
  if (query.minMonthly) {
    add(t("catalogue:fromMonthly", { amount: money(query.minMonthly) }), { minMonthly: undefined });
  }
  if (query.minPrice)
    add(t("catalogue:fromAmount", { amount: money(query.minPrice) }), { minPrice: undefined });
  if (query.maxPrice) add(t("catalogue:upTo", { amount: money(query.maxPrice) }), { maxPrice: undefined });
  if (query.minSize) {
    const value = formatNumber(query.minSize, locale);
    add(t("catalogue:fromAmount", { amount: t("catalogue:squareMeters", { value }) }), {
      minSize: undefined,
    });
  }
  if (query.maxSize) {
    const value = formatNumber(query.maxSize, locale);
    add(t("catalogue:upTo", { amount: t("catalogue:squareMeters", { value }) }), { maxSize: undefined });
  }
  if (query.bathrooms) add(t("catalogue:bathrooms", { count: query.bathrooms }), { bathrooms: undefined });
  addEach(
    query.amenities,
    (amenity) => t(`amenities:${amenity}`),
    (left) => ({ amenities: left }),
  );
  if (query.featured) add(t("catalogue:featuredOnly"), { featured: undefined });
  if (query.drawn) add(t("catalogue:inDrawnArea"), { drawn: undefined });
  if (query.box) add(t("catalogue:inThisMap"), { box: undefined });
  return names;
}
