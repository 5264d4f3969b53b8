/** Starts and watches runs. The row is written before its message is sent, so cron can resend a lost message. */
import { Hono } from "hono";
import * as v from "valibot";
import type { RunPage, RunProgress, ScrapedListing } from "../../../../domain/api.ts";
import { feedReportSchema, type MissingInFeed } from "../../../../domain/feeds/feed-report.ts";
import type { Database } from "../../../../domain/database.ts";
import type { SignedInContext } from "../../../context.ts";
import { ApiError } from "../../../errors.ts";
import { callersBackend, dataOf, jsonOf, writeData } from "../../../backend/supabase.ts";
import { idSchema } from "../../../http/id-schema.ts";
import { requireRun } from "./require-run.ts";
import { validate } from "../../../http/validate.ts";

const startSchema = v.object({
  sourceId: v.pipe(v.string(), v.uuid()),
  dryRun: v.optional(v.boolean(), false),
});
/** PostgREST's largest answer. */
const mostPages = 1_000;
const runsShown = 20;
const pagesSchema = v.object({
  state: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{2,20}$/))),
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)), "1"),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(mostPages)),
    String(mostPages),
  ),
});

export const adminRuns = new Hono<SignedInContext>()
  .get("/", async (c) => {
    const answer = await callersBackend(c)
      .from("scrape_run_progress")
      .select()
      .order("created_at", { ascending: false })
      .limit(runsShown);
    return c.json({ runs: dataOf(answer).map((row) => toProgress(row, c.get("user").sub)) });
  })
  .post("/", validate("json", startSchema), async (c) => {
    const { sourceId, dryRun } = c.req.valid("json");
    const backend = callersBackend(c);
    const answer = await backend
      .from("scrape_runs")
      .insert({ source_id: sourceId, dry_run: dryRun, started_by: c.get("user").sub })
      .select("id")
      .single();
    const data = writeData(answer, {
      "23505": ["source_being_read", "This source is being read already. Wait until that run ends."],
      "23503": ["not_found", "There is no such source."],
    });
    await c.env.SCRAPE_QUEUE.send({ kind: "run", runId: data.id });
    return c.json({ id: data.id }, 202);
  })
  .get("/:id", validate("param", idSchema), async (c) => {
    const answer = await callersBackend(c)
      .from("scrape_run_progress")
      .select()
      .eq("id", c.req.valid("param").id);
    const [row] = dataOf(answer);
    if (!row) throw new ApiError("not_found", "There is no such run.");
    return c.json(toProgress(row, c.get("user").sub));
  })
  .get("/:id/missing", validate("param", idSchema), async (c) => {
    const backend = callersBackend(c);
    const runId = await requireRun(backend, c.req.valid("param").id);
    return c.json(jsonOf<MissingInFeed>(await backend.rpc("missing_in_feed", { for_run: runId })));
  })
  .get("/:id/pages", validate("param", idSchema), validate("query", pagesSchema), async (c) => {
    const { state, page, limit } = c.req.valid("query");
    const backend = callersBackend(c);
    const runId = await requireRun(backend, c.req.valid("param").id);
    const pages = backend
      .from("scrape_pages")
      .select("url,state,reason,http_status,listing_id,difference,listings(slug,title,language,publication)")
      .eq("run_id", runId);
    const first = (Math.max(page, 1) - 1) * limit;
    const answer = await (state ? pages.eq("state", state) : pages)
      .order("url")
      .range(first, first + limit - 1)
      .overrideTypes<PageRow[], { merge: false }>();
    return c.json({ pages: dataOf(answer).map(toRunPage) });
  });

function toRunPage(row: PageRow): RunPage {
  return {
    url: row.url,
    state: row.state,
    reason: row.reason,
    httpStatus: row.http_status,
    listingId: row.listing_id,
    listing: row.listings,
    difference: row.difference,
  };
}

type PageRow = Pick<RunPage, "url" | "state" | "reason" | "difference"> & {
  http_status: number | null;
  listing_id: string | null;
  listings: ScrapedListing | null;
};
type ProgressRow = Database["public"]["Views"]["scrape_run_progress"]["Row"];

function toProgress(row: ProgressRow, callerId: string): RunProgress {
  return {
    id: row.id ?? "",
    sourceId: row.source_id ?? "",
    state: row.state as RunProgress["state"],
    kind: row.kind as RunProgress["kind"],
    dryRun: row.dry_run ?? false,
    reason: row.reason,
    startedBy: row.started_by === null ? "schedule" : row.started_by === callerId ? "you" : "admin",
    createdAt: row.created_at ?? "",
    finishedAt: row.finished_at,
    durationSeconds: secondsBetween(row.created_at ?? "", row.finished_at),
    rolledBackAt: row.rolled_back_at,
    isComplete: row.complete ?? false,
    feed: row.feed === null ? null : v.parse(feedReportSchema, row.feed),
    pages: row.pages ?? 0,
    counts: {
      queued: row.queued ?? 0,
      fetched: row.fetched ?? 0,
      new: row.new ?? 0,
      changed: row.changed ?? 0,
      unchanged: row.unchanged ?? 0,
      notAListing: row.not_a_listing ?? 0,
      refused: row.refused ?? 0,
      failed: row.failed ?? 0,
      dead: row.dead ?? 0,
      cancelled: row.cancelled ?? 0,
    },
  };
}

function secondsBetween(start: string, end: string | null): number {
  const until = end === null ? Date.now() : Date.parse(end);
  return Math.max(Math.round((until - Date.parse(start)) / 1000), 0);
}
