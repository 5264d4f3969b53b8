/** Reads one opened page of a feed, which is a record of its file. From here on it goes the way of every page. */
import * as v from "valibot";
import { readFeedSettings } from "../../domain/feeds/feed-settings.ts";
import type { Field } from "../extract/fields.ts";
import { warnOf } from "../extract/judge/warnings.ts";
import { forgetPage } from "../meaning/page-memory.ts";
import { outcomeOfListing } from "../reading/outcome-of-listing.ts";
import { sha256 } from "../store/hash.ts";
import type { OpenedPage, PageOutcome } from "../store/pages.ts";
import { hasUnreadValue } from "./has-unread-value.ts";
import { homeOfRecord } from "./home-of-record.ts";
import { isOtherThing } from "../../domain/feeds/record-rules.ts";

const recordSchema = v.record(v.string(), v.array(v.string()));

export async function readRecord(url: string, opened: OpenedPage): Promise<PageOutcome> {
  const settings = readFeedSettings(opened.source.feed);
  // Only the newest run of a feed has its records.
  if (opened.html === null || !settings) return { state: "failed", reason: "record-gone" };
  const pageHash = await sha256(opened.html);
  if (opened.known?.page_hash === pageHash) return { state: "unchanged", fields: opened.known.fields };
  const record = v.parse(recordSchema, JSON.parse(opened.html));
  try {
    const home = homeOfRecord(record, settings, opened.source.default_currency);
    if (typeof home === "string") {
      const state = isOtherThing(home) ? "not-a-listing" : "refused";
      return { state, reason: `feed-record: ${home}`, page_hash: pageHash };
    }
    const warnings = warnOf(home, {});
    if (hasUnreadValue(record, home)) warnings.push("value-not-read");
    return await outcomeOfListing(home, warnings, fieldsOf(home), { url, finalUrl: url, pageHash }, opened);
  } finally {
    forgetPage();
  }
}

/** Where each value comes from: the file says nothing twice. */
function fieldsOf(home: Record<string, unknown>): Record<string, Field> {
  const fields: Record<string, Field> = {};
  for (const [name, value] of Object.entries(home)) {
    if (name === "translations" || name === "landmark") continue;
    fields[name] = { value: value as Field["value"], layer: "feed", raw: "", others: [] };
  }
  return fields;
}
