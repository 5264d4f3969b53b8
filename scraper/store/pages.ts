/** One page of a run: opened before it is fetched, stored with its outcome in one statement. */
import * as v from "valibot";
import type { Json } from "../../domain/database.ts";
import { unwrap, type ScrapeDatabase } from "./database.ts";
import { sourceRowSchema, type RunRow, type SourceRow } from "./runs.ts";

export type KnownPage = {
  etag: string | null;
  last_modified: string | null;
  page_hash: string | null;
  content_hash: string;
  fields: string[];
};

export type OpenedPage = { run: RunRow; source: SourceRow; known: KnownPage | null; html: string | null };

const openedSchema = v.object({
  run: v.custom<RunRow>((value) => typeof value === "object" && value !== null && "state" in value),
  source: sourceRowSchema,
  known: v.nullable(
    v.object({
      etag: v.nullable(v.string()),
      last_modified: v.nullable(v.string()),
      page_hash: v.nullable(v.string()),
      content_hash: v.string(),
      fields: v.array(v.string()),
    }),
  ),
  html: v.nullish(v.string(), null),
});

/** What a page's reading came to. `listing` is written, the rest is remembered. */
export type PageOutcome = {
  state: "listing" | "unchanged" | "not-a-listing" | "refused" | "failed" | "dead";
  reason?: string | null;
  http_status?: number | null;
  fetched?: boolean;
  fields?: string[];
  external_id?: string;
  slug?: string;
  content_hash?: string;
  page_hash?: string | null;
  etag?: string | null;
  last_modified?: string | null;
  listing?: Json;
  extracted?: Json;
  /** The page as fetched, kept when it lost what it used to have. */
  copy?: string | null;
};

const storedSchema = v.object({
  state: v.string(),
  listing_id: v.nullish(v.string(), null),
  published: v.nullish(v.boolean(), false),
});
export type StoredPage = v.InferOutput<typeof storedSchema>;

export async function openPage(
  database: ScrapeDatabase,
  runId: string,
  url: string,
): Promise<OpenedPage | null> {
  const opened = unwrap(await database.rpc("open_page", { for_run: runId, page_url: url }), "open page");
  return opened === null ? null : v.parse(openedSchema, opened);
}

export async function storePage(
  database: ScrapeDatabase,
  runId: string,
  url: string,
  outcome: PageOutcome,
): Promise<StoredPage> {
  const answer = await database.rpc("store_page", { for_run: runId, page_url: url, outcome: { ...outcome } });
  return v.parse(storedSchema, unwrap(answer, "store page"));
}

/** Why the last attempt failed: what an admin reads when the page is dead. */
export async function noteFailure(
  database: ScrapeDatabase,
  runId: string,
  url: string,
  reason: string,
): Promise<void> {
  const answer = await database
    .from("scrape_pages")
    .update({ reason })
    .eq("run_id", runId)
    .eq("url", url)
    .eq("state", "queued");
  unwrap(answer, "note failure");
}
