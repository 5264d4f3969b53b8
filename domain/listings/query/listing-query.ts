/** A query of the catalogue, as a URL writes it. Unknown parameters are ignored. */
import * as v from "valibot";
import { readSum } from "../../languages/read-sum.ts";
import { amenities } from "../amenities.ts";
import { areas } from "../../places/areas.ts";
import { type ExchangeRates, convertMoney, currencies } from "../../finance/exchange-rates.ts";
import {
  type ListingStatus,
  type PropertyType,
  listingStatuses,
  propertyTypes,
  typeFamilies,
} from "../listing.ts";
import { tenures } from "../tenure.ts";
import { listingSorts, readCursor, sortOf } from "./listing-sorts.ts";
import { readDrawnArea } from "../../places/drawn-area.ts";
import { readMapBox } from "../../places/map-box.ts";
import { normaliseSearchText } from "./search-text.ts";

const maxPageSize = 96;

/** 0 is a studio. The last choice means "this many or more". */
export const bedroomChoices = ["0", "1", "2", "3", "4"] as const;

const list = <const Option extends string>(options: readonly Option[]) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => [value].flat().flatMap((one) => String(one).split(","))),
    v.maxLength(options.length),
    v.array(v.picklist(options)),
    v.transform((chosen) => options.filter((option) => chosen.includes(option))),
  );

/** Its thousands divided in any way. */
const whole = /^\s*\d{1,3}(?:[\s.,'’]?\d{3})*\s*$/;

const integer = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(whole, "must be a whole number"),
    v.transform((text) => text.replaceAll(/\D/g, "")),
    v.maxLength(12, "must be a whole number"),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );

const mostMoney = 100_000_000_000;

const sum = v.pipe(
  v.string(),
  v.transform((text) => readSum(text)?.value ?? Number.NaN),
  v.number("must be a sum"),
  v.minValue(0),
  v.maxValue(mostMoney),
);

const mostSquareMeters = 100_000;

const box = v.pipe(
  v.string(),
  v.transform(readMapBox),
  v.check((value) => value !== undefined, "must be west,south,east,north in degrees"),
  v.transform((value) => value ?? { west: 0, south: 0, east: 0, north: 0 }),
);

const drawn = v.pipe(
  v.string(),
  v.transform(readDrawnArea),
  v.check((value) => value !== undefined, "must be 3 to 24 corners: longitude,latitude,longitude,…"),
  v.transform((value) => value ?? []),
);

const families = Object.keys(typeFamilies) as (keyof typeof typeFamilies)[];

const parameters = {
  type: v.optional(v.picklist([...families, ...propertyTypes])),
  status: v.optional(list(listingStatuses)),
  area: v.optional(list(areas.map((area) => area.slug))),
  bedrooms: v.optional(list(bedroomChoices)),
  /** At least this many. */
  bathrooms: v.optional(integer(1, 20)),
  /** How a foreign buyer can hold it. */
  tenure: v.optional(list(tenures)),
  /** The listing has all of them. */
  amenities: v.optional(list(amenities)),
  /** Bounds of the whole price, in `currency`. */
  minPrice: v.optional(sum),
  maxPrice: v.optional(sum),
  /** Bounds of the monthly payment or rent, in `currency`. */
  minMonthly: v.optional(sum),
  maxMonthly: v.optional(sum),
  currency: v.optional(v.picklist(currencies)),
  /** Square metres. */
  minSize: v.optional(integer(0, mostSquareMeters)),
  maxSize: v.optional(integer(0, mostSquareMeters)),
  /** Free text. The search tolerates typing mistakes and finds Thai and Chinese. */
  q: v.optional(v.pipe(v.string(), v.transform(normaliseSearchText))),
  box: v.optional(box),
  /** The corners of an area that the visitor drew on the map. */
  drawn: v.optional(drawn),
  /** On phones the map shows on request only. Not a filter. */
  map: v.optional(v.literal("open")),
  /** Words of the search that led here, which no home has. Not a filter: the page says so. Free, so its misses are limited. */
  unused: v.optional(v.pipe(v.string(), v.transform(normaliseSearchText))),
  featured: v.optional(
    v.pipe(
      v.literal("true"),
      v.transform(() => true as const),
    ),
  ),
  sort: v.optional(v.picklist(listingSorts)),
  /** The cursor from `next` of the previous page. */
  after: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** The number of the page that `after` leads to. Only shown: the cursor decides what is found. */
  page: v.optional(integer(2, 9_999)),
  limit: v.optional(integer(1, maxPageSize)),
};

export const listingQuerySchema = v.pipe(
  v.object(parameters),
  v.forward(
    v.partialCheck(
      [["after"], ["sort"], ["q"]],
      ({ after, sort, q }) => !after || readCursor(after, sortOf({ sort, q })) !== undefined,
      "is not a cursor of this order",
    ),
    ["after"],
  ),
);

export type ListingQuery = v.InferOutput<typeof listingQuerySchema>;

export function typesOf(type: NonNullable<ListingQuery["type"]>): readonly PropertyType[] {
  return type === "condo" || type === "house" ? typeFamilies[type] : [type];
}

/** A type names an offer: a house for sale that is sold is none. A status that was asked for decides instead. */
const offersOf: Partial<Record<NonNullable<ListingQuery["type"]>, readonly ListingStatus[]>> = {
  "condo-for-sale": ["for-sale", "finance-available"],
  "condo-for-rent": ["for-rent"],
  "condo-with-finance": ["finance-available"],
  "house-for-sale": ["for-sale", "finance-available"],
  "house-for-rent": ["for-rent"],
};

/** Undefined means any. */
export function statusesAsked({
  type,
  status,
}: Pick<ListingQuery, "type" | "status">): readonly ListingStatus[] | undefined {
  return status?.length ? status : type && offersOf[type];
}

/** Drops only the invalid parameters of a page's URL, so that a shared link always shows something. */
export function readListingQuery(search: URLSearchParams): ListingQuery {
  const raw: Record<string, string> = {};
  for (const name of Object.keys(parameters)) {
    const values = search.getAll(name).filter(Boolean);
    if (values.length > 0) raw[name] = values.join(",");
  }
  const strict = v.safeParse(listingQuerySchema, raw);
  if (strict.success) return strict.output;
  const wrong = new Set(strict.issues.map((issue) => v.getDotPath(issue)?.split(".")[0]));
  const right = Object.fromEntries(Object.entries(raw).filter(([name]) => !wrong.has(name)));
  const lenient = v.safeParse(listingQuerySchema, right);
  if (lenient.success) return lenient.output;
  // Only a cursor can be invalid because of other parameters.
  const { after: _, ...rest } = right;
  const first = v.safeParse(listingQuerySchema, rest);
  return first.success ? first.output : {};
}

/** A bound of a query in whole baht, rounded outwards. */
export function bahtOf(
  query: ListingQuery,
  bound: "minPrice" | "maxPrice" | "minMonthly" | "maxMonthly",
  rates: ExchangeRates,
): number | undefined {
  const amount = query[bound];
  if (amount === undefined) return undefined;
  const baht = convertMoney(amount, query.currency ?? "THB", "THB", rates);
  return bound.startsWith("min") ? Math.floor(baht) : Math.ceil(baht);
}

const freeValues = [
  "q",
  "unused",
  "box",
  "drawn",
  "after",
  "minPrice",
  "maxPrice",
  "minMonthly",
  "maxMonthly",
  "minSize",
  "maxSize",
  "limit",
] as const;

/** True for a query with free values. They have endless spellings, so such a query can always miss the cache. */
export function isRareQuery(query: ListingQuery): boolean {
  return freeValues.some((name) => query[name] !== undefined);
}
