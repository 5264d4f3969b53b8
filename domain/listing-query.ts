/** What may be asked of the catalogue, as it stands in a URL. Unknown parameters are ignored. */
import * as v from "valibot";
import { areas } from "./areas.ts";
import { type PropertyType, listingStatuses, propertyTypes, typeFamilies } from "./listing.ts";

export const defaultPageSize = 24;
const maxPageSize = 48;

const list = <const Option extends string>(options: readonly Option[]) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((value) => [value].flat().flatMap((one) => one.split(","))),
      v.maxLength(options.length),
      v.array(v.picklist(options)),
    ),
  );

const integer = v.pipe(v.string(), v.regex(/^\d{1,6}$/, "must be a whole number"), v.transform(Number));

const families = Object.keys(typeFamilies) as (keyof typeof typeFamilies)[];

export const listingQuerySchema = v.object({
  type: v.optional(v.picklist([...families, ...propertyTypes])),
  status: list(listingStatuses),
  area: v.optional(v.picklist(areas.map((area) => area.slug))),
  /** The cursor of the page before, as it came in `next`. */
  after: v.optional(v.pipe(v.string(), v.maxLength(100))),
  limit: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(maxPageSize))),
});

export type ListingQuery = v.InferOutput<typeof listingQuerySchema>;

export function typesOf(type: NonNullable<ListingQuery["type"]>): readonly PropertyType[] {
  return type === "condo" || type === "house" ? typeFamilies[type] : [type];
}

/** One query has one spelling: known parameters only, sorted, defaults left out. It is also the cache key. */
export function writeListingQuery(query: ListingQuery): string {
  const parameters = new URLSearchParams();
  if (query.after) parameters.set("after", query.after);
  if (query.area) parameters.set("area", query.area);
  if (query.limit && query.limit !== defaultPageSize) parameters.set("limit", String(query.limit));
  if (query.status?.length) parameters.set("status", [...new Set(query.status)].toSorted().join(","));
  if (query.type) parameters.set("type", query.type);
  const written = parameters.toString().replaceAll("%2C", ",");
  return written ? `?${written}` : "";
}

/** Wrong parameters of a page's URL are dropped one by one: a shared link always shows something. */
export function readListingQuery(parameters: URLSearchParams): ListingQuery {
  const raw: Record<string, string> = Object.fromEntries(parameters);
  const strict = v.safeParse(listingQuerySchema, raw);
  if (strict.success) return strict.output;
  const wrong = new Set(strict.issues.map((issue) => v.getDotPath(issue)?.split(".")[0]));
  const rest = Object.fromEntries(Object.entries(raw).filter(([name]) => !wrong.has(name)));
  const lenient = v.safeParse(listingQuerySchema, rest);
  return lenient.success ? lenient.output : {};
}
