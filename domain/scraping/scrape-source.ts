/** A source as admins enter it and the scraper reads it: the columns of scrape_sources, checked together. */
import * as v from "valibot";
import { isLinearPattern } from "./is-linear-pattern.ts";
import { feedSettingsSchema } from "../feeds/feed-settings.ts";
import { hostSchema, storableOnly, webAddressSchema } from "./web-address.ts";
import { storableText } from "../site/storable-text.ts";

/** Fields for which a source may have selectors. */
export const selectableFields = [
  "title",
  "description",
  "price",
  "bedrooms",
  "bathrooms",
  "rooms",
  "squareMeters",
  "landSquareMeters",
  "latitude",
  "longitude",
  "address",
  "city",
  "condoName",
  "images",
  "amenities",
  "yearBuilt",
  "floor",
  "agentName",
  "agentPhone",
  "agentEmail",
  "externalId",
  "offer",
  "kind",
] as const;

const patternSchema = v.pipe(
  v.string(),
  v.maxLength(500),
  storableOnly,
  v.check(isLinearPattern, "is not a regular expression without look-around, back-references and \\u"),
);

export const selectorTransforms = ["none", "lowercase", "digits"] as const;

/** `attribute` is read instead of the text. The value is the first group of `pattern`, or its whole match. */
export const fieldSelectorSchema = v.object({
  selector: v.pipe(v.string(), v.minLength(1), v.maxLength(500), storableOnly),
  attribute: v.optional(v.pipe(v.string(), v.regex(/^[\w:-]+$/))),
  pattern: v.optional(patternSchema),
  transform: v.optional(v.picklist(selectorTransforms)),
});
export type FieldSelector = v.InferOutput<typeof fieldSelectorSchema>;

const mostSelectors = 5;

/** For each field the first selector that finds something wins. */
export const selectorsSchema = v.partial(
  v.object(
    v.entriesFromList(selectableFields, v.pipe(v.array(fieldSelectorSchema), v.maxLength(mostSelectors))),
  ),
);
export type Selectors = v.InferOutput<typeof selectorsSchema>;

const pausedReasonSchema = v.optional(v.nullable(v.pipe(storableText, v.trim(), v.maxLength(200))), null);

/** `POST /api/admin/sources/:id/state`: pauses or resumes a source. */
export const sourceStateSchema = v.object({ enabled: v.boolean(), reason: pausedReasonSchema });
export type SourceState = v.InferOutput<typeof sourceStateSchema>;

const shortestLegalNote = 10;

/** A year. */
const longestScheduleMinutes = 366 * 24 * 60;

export const scrapeSourceSchema = v.pipe(
  v.object({
    name: v.pipe(storableText, v.trim(), v.minLength(2), v.maxLength(100)),
    start_urls: v.pipe(v.array(webAddressSchema), v.minLength(1), v.maxLength(50)),
    sitemap_url: v.optional(v.nullable(webAddressSchema), null),
    allowed_hosts: v.pipe(v.array(hostSchema), v.minLength(1), v.maxLength(20)),
    listing_url_pattern: v.optional(v.nullable(patternSchema), null),
    selectors: v.optional(selectorsSchema, {}),
    schedule_minutes: v.optional(
      v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(longestScheduleMinutes))),
      null,
    ),
    requests_per_second: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(10)), 1),
    max_in_flight: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 2),
    max_pages: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 500),
    auto_publish: v.optional(v.boolean(), false),
    may_keep_images: v.optional(v.boolean(), false),
    may_show_agents: v.optional(v.boolean(), false),
    may_show_descriptions: v.optional(v.boolean(), false),
    may_pass_on: v.optional(v.boolean(), false),
    feed: v.optional(v.nullable(feedSettingsSchema), null),
    obeys_noindex: v.optional(v.boolean(), true),
    legal_note: v.optional(v.nullable(v.pipe(storableText, v.trim(), v.maxLength(1000))), null),
    default_currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), "THB"),
    default_city: v.optional(v.pipe(storableText, v.trim(), v.minLength(2), v.maxLength(60)), "Pattaya"),
    enabled: v.optional(v.boolean(), true),
    paused_reason: pausedReasonSchema,
  }),
  // An admin who ignores a site's wish to search engines must state the permission.
  v.forward(
    v.partialCheck(
      [["obeys_noindex"], ["legal_note"]],
      ({ obeys_noindex, legal_note }) => obeys_noindex || (legal_note ?? "").length >= shortestLegalNote,
      "says what allows it",
    ),
    ["legal_note"],
  ),
  v.transform((source) => ({ ...source, paused_reason: source.enabled ? null : source.paused_reason })),
);
export type ScrapeSourceInput = v.InferOutput<typeof scrapeSourceSchema>;
