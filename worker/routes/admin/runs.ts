/** Starting a run and watching it. The row is written before its message: a lost message is sent again by cron. */
import { Hono } from "hono";
import * as v from "valibot";
import type { RunProgress } from "../../../domain/api.ts";
import type { Database } from "../../../domain/database.ts";
import type { SignedInContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { ApiError, unavailable } from "../../errors.ts";
import { callersBackend, dataOf } from "../../supabase.ts";
import { validate } from "../../validate.ts";

const startSchema = v.object({ sourceId: v.pipe(v.string(), v.uuid()) });
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
    const backend = callersBackend(readConfig(c.env), c.get("accessToken"));
    const { data, error } = await backend
      .from("scrape_runs")
      .insert({ source_id: c.req.valid("json").sourceId, started_by: c.get("user").sub })
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
  });

type ProgressRow = Database["public"]["Views"]["scrape_run_progress"]["Row"];

function toProgress(row: ProgressRow): RunProgress {
  return {
    id: row.id ?? "",
    sourceId: row.source_id ?? "",
    state: row.state as RunProgress["state"],
    reason: row.reason,
    createdAt: row.created_at ?? "",
    finishedAt: row.finished_at,
    pages: row.pages ?? 0,
    counts: {
      queued: row.queued ?? 0,
      new: row.new ?? 0,
      changed: row.changed ?? 0,
      unchanged: row.unchanged ?? 0,
      notAListing: row.not_a_listing ?? 0,
      refused: row.refused ?? 0,
      failed: row.failed ?? 0,
      dead: row.dead ?? 0,
    },
  };
}
