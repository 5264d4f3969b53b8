/** The pages of a run: opened before they are fetched, and stored with their outcome in one statement. */
import * as v from "valibot";
import type { Json } from "../../domain/database.ts";
import { type BackendClient, longCall } from "../../domain/backend/connect.ts";
import { unwrap } from "../../domain/backend/unwrap.ts";
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

/** The result of reading a page. `listing` goes into the catalogue; the rest is kept with the page. */
export type PageOutcome = {
  state: "listing" | "unchanged" | "not-a-listing" | "refused" | "failed" | "dead";
  reason?: string | null;
  http_status?: number | null;
  fetched?: boolean;
  /** The address after redirects. */
  final_url?: string;
  fields?: string[];
  external_id?: string;
  slug?: string;
  content_hash?: string;
  page_hash?: string | null;
  etag?: string | null;
  last_modified?: string | null;
  listing?: Json;
  extracted?: Json;
  /** The page as fetched, kept when it lost something it used to have or is a bot wall. */
  copy?: string | null;
};

/** Returns pages in the order asked for, and null where there is nothing to do. */
export async function openPages(
  database: BackendClient,
  pages: readonly { runId: string; url: string }[],
): Promise<(OpenedPage | null)[]> {
  const asked = pages.map(({ runId, url }) => ({ run: runId, url }));
  const opened = unwrap(await database.rpc("open_pages", { asked }), "open pages");
  return v.parse(v.pipe(v.array(v.nullable(openedSchema)), v.length(pages.length)), opened);
}

/** True when what visitors see has changed. */
export async function storeUnchanged(
  database: BackendClient,
  runId: string,
  pages: readonly (PageOutcome & { url: string })[],
): Promise<boolean> {
  const answer = await database
    .rpc("store_unchanged", { for_run: runId, pages: pages.map((page) => ({ ...page })) })
    .abortSignal(longCall());
  return unwrap(answer, "store unchanged pages") ?? false;
}

const storedSchema = v.object({
  state: v.string(),
  listing_id: v.nullish(v.string(), null),
  published: v.nullish(v.boolean(), false),
});
export type StoredPage = v.InferOutput<typeof storedSchema>;

/** Stores all of the pages or none, and returns them in the order given. */
export async function storePages(
  database: BackendClient,
  pages: readonly { run: string; url: string; outcome: PageOutcome }[],
): Promise<StoredPage[]> {
  const answer = await database
    .rpc("store_pages", { pages: pages.map((page) => ({ ...page, outcome: { ...page.outcome } })) })
    .abortSignal(longCall());
  return v.parse(v.pipe(v.array(storedSchema), v.length(pages.length)), unwrap(answer, "store pages"));
}

export async function openPage(
  database: BackendClient,
  runId: string,
  url: string,
): Promise<OpenedPage | null> {
  const opened = unwrap(await database.rpc("open_page", { for_run: runId, page_url: url }), "open page");
  return opened === null ? null : v.parse(openedSchema, opened);
}

export async function storePage(
  database: BackendClient,
  runId: string,
  url: string,
  outcome: PageOutcome,
): Promise<StoredPage> {
  const answer = await database
    .rpc("store_page", { for_run: runId, page_url: url, outcome: { ...outcome } })
    .abortSignal(longCall());
  return v.parse(storedSchema, unwrap(answer, "store page"));
}

/** Notes why the last attempt failed, for admins to read when the page is dead. */
export async function noteFailure(
  database: BackendClient,
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
