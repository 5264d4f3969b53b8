/** What is stored of a page or a record that is a home, and nothing new when it says what it said before. */
import type { ReadingWarning } from "../../domain/scraping/listing-review.ts";
import type { PropertyType } from "../../domain/listings/listing.ts";
import { slugOf } from "../../domain/listings/slug.ts";
import type { ExtractedListing, Field } from "../extract/fields.ts";
import { sha256 } from "../store/hash.ts";
import { toListingColumns } from "../store/listing-row.ts";
import type { OpenedPage, PageOutcome } from "../store/pages.ts";
import { warnOfPrice } from "../store/price-warnings.ts";

type Read = { url: string; finalUrl: string; pageHash: string };

export async function outcomeOfListing(
  home: ExtractedListing & { type: PropertyType },
  doubts: readonly ReadingWarning[],
  found: Record<string, Field>,
  { url, finalUrl, pageHash }: Read,
  { source, known }: Pick<OpenedPage, "source" | "known">,
): Promise<PageOutcome> {
  const fields = presentFields(home);
  const columns = toListingColumns(home, source);
  const warnings = [...doubts, ...warnOfPrice(home, columns)];
  // A new home with warnings goes to review, even if its source publishes by itself.
  const listing = known === null && warnings.length > 0 ? { ...columns, publication: "review" } : columns;
  const contentHash = await sha256(JSON.stringify([home, listing, warnings]));
  if (known?.content_hash === contentHash) return { state: "unchanged", fields, page_hash: pageHash };
  return {
    state: "listing",
    final_url: finalUrl,
    external_id: home.externalId ?? url,
    slug: slugOf(home.title, columns),
    content_hash: contentHash,
    page_hash: pageHash,
    fields,
    listing,
    extracted: { listing: home, fields: pick(found, fields), warnings },
    copy: null,
  };
}

function presentFields(listing: ExtractedListing): string[] {
  return Object.entries(listing).flatMap(([name, value]) => {
    const isEmpty =
      value === null || value === "" || value === false || (Array.isArray(value) && value.length === 0);
    return isEmpty ? [] : [name];
  });
}

function pick<Value>(fields: Record<string, Value>, names: readonly string[]): Record<string, Value | null> {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
}
