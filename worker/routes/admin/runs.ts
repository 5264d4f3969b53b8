/** Starting a run and watching it. The row is written before its message: a lost message is sent again by cron. */
import { Hono } from "hono";
import * as v from "valibot";
import type { RunPage, RunProgress } from "../../../domain/api.ts";
import type { Database } from "../../../domain/database.ts";
import type { SignedInContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { ApiError, unavailable } from "../../errors.ts";
import { callersBackend, dataOf } from "../../supabase.ts";
import { validate } from "../../validate.ts";

const startSchema = v.object({
  sourceId: v.pipe(v.string(), v.uuid()),
  dryRun: v.optional(v.boolean(), false),
});
/** PostgREST answers with no more rows than this. */
const mostPages = 1_000;
const pagesSchema = v.object({
  state: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{2,20}$/))),
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)), "1"),
});
const idSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });
const uniqueViolation = "23505";
const foreignKeyViolation = "23503";

export const adminRuns = new Hono<SignedInContext>()
  .get("/", async (c) => {
    const answer = await callersBackend(readConfig(c.env), c.get("accessToken"))
      .from("scrape_run_progress")
      .select()
      .order("created_at", { ascending: false })
      .limit(20);
    return c.json({ runs: dataOf(answer).map(toProgress) });
  })
  .post("/", validate("json", startSchema), async (c) => {
    const { sourceId, dryRun } = c.req.valid("json");
    const backend = callersBackend(readConfig(c.env), c.get("accessToken"));
    const { data, error } = await backend
      .from("scrape_runs")
      .insert({ source_id: sourceId, dry_run: dryRun, started_by: c.get("user").sub })
      .select("id")
      .single();
    if (error?.code === uniqueViolation) {
      throw new ApiError("conflict", "This source is being read already. Wait until that run ends.");
    }
    if (error?.code === foreignKeyViolation) throw new ApiError("not_found", "There is no such source.");
    if (error) throw unavailable(error);
    await c.env.SCRAPE_QUEUE.send({ kind: "run", runId: data.id });
    return c.json({ id: data.id }, 202);
  })
  .get("/:id", validate("param", idSchema), async (c) => {
    const answer = await callersBackend(readConfig(c.env), c.get("accessToken"))
      .from("scrape_run_progress")
      .select()
      .eq("id", c.req.valid("param").id);
    const [row] = dataOf(answer);
    if (!row) throw new ApiError("not_found", "There is no such run.");
    return c.json(toProgress(row));
  })
  .get("/:id/pages", validate("param", idSchema), validate("query", pagesSchema), async (c) => {
    const { state, page } = c.req.valid("query");
    const pages = callersBackend(readConfig(c.env), c.get("accessToken"))
      .from("scrape_pages")
      .select("url,state,reason,http_status,listing_id,difference")
      .eq("run_id", c.req.valid("param").id);
    const first = (Math.max(page, 1) - 1) * mostPages;
    const answer = await (state ? pages.eq("state", state) : pages)
      .order("url")
      .range(first, first + mostPages - 1);
    return c.json({ pages: dataOf(answer).map(toRunPage) });
  });

function toRunPage(
  row: Pick<PageRow, "url" | "state" | "reason" | "http_status" | "listing_id" | "difference">,
): RunPage {
  return {
    url: row.url,
    state: row.state,
    reason: row.reason,
    httpStatus: row.http_status,
    listingId: row.listing_id,
    difference: row.difference as RunPage["difference"],
  };
}

type PageRow = Database["public"]["Tables"]["scrape_pages"]["Row"];
type ProgressRow = Database["public"]["Views"]["scrape_run_progress"]["Row"];

function toProgress(row: ProgressRow): RunProgress {
  return {
    id: row.id ?? "",
    sourceId: row.source_id ?? "",
    state: row.state as RunProgress["state"],
    kind: row.kind as RunProgress["kind"],
    dryRun: row.dry_run ?? false,
    reason: row.reason,
    createdAt: row.created_at ?? "",
    finishedAt: row.finished_at,
    durationSeconds: secondsBetween(row.created_at ?? "", row.finished_at),
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
