/** Groups suggestions, one row per field, into one entry per listing. */
import type { Database } from "../../../../domain/database.ts";
import type { SuggestedListing } from "../../../../domain/scraping/listing-review.ts";

export type SuggestionRow = Database["public"]["Views"]["listing_suggestions"]["Row"];

export function groupSuggestions(rows: readonly SuggestionRow[]): SuggestedListing[] {
  return [...Map.groupBy(rows, ({ listing_id }) => listing_id)].flatMap(([id, fields]) => {
    const [row] = fields;
    if (!row || id === null) return [];
    return {
      id,
      slug: row.slug ?? "",
      title: row.title ?? "",
      language: row.language as SuggestedListing["language"],
      publication: row.publication as SuggestedListing["publication"],
      source: row.source ?? "",
      sourceUrl: row.source_url ?? "",
      fields: fields.map(({ field, mine, theirs }) => ({ field: field ?? "", mine, theirs })),
    };
  });
}
