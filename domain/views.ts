/**
 * Counting views: which page was shown, in which language, and which listing. Nothing of this is about a person, so
 * it needs no consent: no cookie, no id, no address, no browser.
 */
import * as v from "valibot";
import { locales } from "./languages/locales.ts";

const viewedPages = [
  "front-page",
  "listings",
  "property",
  "areas",
  "buildings",
  "finance",
  "contact",
  "reading",
] as const;
export type ViewedPage = (typeof viewedPages)[number];

const language = v.picklist(locales);
/** An id or a slug. The database leaves out what is not the address of a published listing. */
const listing = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\da-zA-Z]+(?:-[\da-zA-Z]+)*$/));

/** What the browser sends. Only a listing's page names a listing. */
export const viewSchema = v.variant("page", [
  v.strictObject({ page: v.literal("property"), listing, language }),
  v.strictObject({ page: v.picklist(viewedPages.filter((page) => page !== "property")), language }),
]);
export type View = v.InferOutput<typeof viewSchema>;

/** A message of the queue "views". The day is Pattaya's. */
export const countedViewSchema = v.object({
  day: v.pipe(v.string(), v.isoDate()),
  page: v.picklist(viewedPages),
  listing: v.nullable(listing),
  language,
});
export type CountedView = v.InferOutput<typeof countedViewSchema>;

/** Rows older than this are deleted: a month can be compared with the same month of the year before. */
export const viewsKeptMonths = 13;
