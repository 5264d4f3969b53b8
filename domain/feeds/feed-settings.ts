/** How a source's file is read: its format, where it comes from, and what its columns and types are called with us. */
import * as v from "valibot";
import { storableOnly } from "../scraping/web-address.ts";
import { feedFields } from "./feed-fields.ts";

export const feedFormats = ["kyero", "csv"] as const;

/** What a partner's type of home is with us. A home of type "none" is left out. */
export const feedKinds = ["condo", "house", "none"] as const;
export type FeedKind = (typeof feedKinds)[number];

/** A file that was sent has no address. This one can exist nowhere (RFC 2606). */
export const sentAddress = "https://sent.invalid/";

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100), storableOnly);
const mostNames = 200;

/** A column or a type without an entry is guessed by its name; an empty field means that a column is left out. */
export const feedSettingsSchema = v.object({
  format: v.picklist(feedFormats),
  from: v.picklist(["address", "upload"]),
  columns: v.optional(v.pipe(v.record(name, v.picklist(["", ...feedFields])), v.maxEntries(mostNames)), {}),
  types: v.optional(v.pipe(v.record(name, v.picklist(feedKinds)), v.maxEntries(mostNames)), {}),
});
export type FeedSettings = v.InferOutput<typeof feedSettingsSchema>;

export function readFeedSettings(feed: unknown): FeedSettings | null {
  const read = v.safeParse(feedSettingsSchema, feed);
  return read.success ? read.output : null;
}

/** Types are compared without case and white space around them. */
export function typeKey(type: string): string {
  return type.trim().toLowerCase();
}

/** The largest file that is sent. The limit of the bucket, and of a hosted project's Storage on the free plan. */
export const largestSentBytes = 50 * 1024 * 1024;
