/** How well a source is read, and teaching: the scraper Worker looks at pages while an admin waits. */
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { RunCoverage } from "../../../../domain/scraping/coverage.ts";
import {
  mostTrialPages,
  outlineSchema,
  proposalSchema,
  type TeachingAnswer,
  type TeachingTask,
  trialSchema,
} from "../../../../domain/scraping/teaching.ts";
import { callersBackend, dataOf } from "../../../backend/supabase.ts";
import type { SignedInContext } from "../../../context.ts";
import { readConfig } from "../../../env.ts";
import { ApiError, unavailable } from "../../../errors.ts";
import { idSchema } from "../../../http/id-schema.ts";
import { validate } from "../../../http/validate.ts";

const countsSchema = v.record(v.string(), v.number());
/** Pages that were read, those of listings first: by their states' names. */
const listingStates = ["new", "changed", "unchanged"];

export const adminSourceReading = new Hono<SignedInContext>()
  .get("/coverage", async (c) => {
    const answer = await callersBackend(c)
      .from("scrape_coverage")
      .select()
      .order("source_id")
      .order("created_at", { ascending: false });
    const runs = dataOf(answer).map(({ source_id, run_id, created_at, coverage }): RunCoverage => {
      const { listings = 0, ...fields } = v.parse(countsSchema, coverage);
      return { sourceId: source_id ?? "", runId: run_id ?? "", at: created_at ?? "", listings, fields };
    });
    return c.json({ runs });
  })
  /** Addresses to teach on, of the newest run that has ended. */
  .get("/:id/pages", validate("param", idSchema), async (c) => {
    const backend = callersBackend(c);
    const runs = await backend
      .from("scrape_runs")
      .select("id")
      .eq("source_id", c.req.valid("param").id)
      .eq("kind", "crawl")
      .in("state", ["done", "frozen", "cancelled"])
      .order("created_at", { ascending: false })
      .limit(1);
    const [run] = dataOf(runs);
    if (!run) return c.json({ urls: [] });
    const read = async (states: string[]) => {
      const pages = backend.from("scrape_pages").select("url").eq("run_id", run.id).in("state", states);
      return dataOf(await pages.order("url").limit(mostTrialPages)).map(({ url }) => url);
    };
    const [listings, others] = await Promise.all([read(listingStates), read(["not-a-listing"])]);
    return c.json({ urls: [...listings, ...others].slice(0, mostTrialPages) });
  })
  .post("/:id/outline", validate("param", idSchema), validate("json", outlineSchema), async (c) =>
    c.json(await ask(c, { action: "outline", sourceId: c.req.valid("param").id, ...c.req.valid("json") })),
  )
  .post("/:id/proposals", validate("param", idSchema), validate("json", proposalSchema), async (c) =>
    c.json(await ask(c, { action: "propose", sourceId: c.req.valid("param").id, ...c.req.valid("json") })),
  )
  .post("/:id/trials", validate("param", idSchema), validate("json", trialSchema), async (c) =>
    c.json(await ask(c, { action: "try", sourceId: c.req.valid("param").id, ...c.req.valid("json") })),
  )
  .post("/:id/robots", validate("param", idSchema), async (c) =>
    c.json(await ask(c, { action: "read_robots", sourceId: c.req.valid("param").id })),
  );

type Accepted = Exclude<TeachingAnswer, { kind: "refused" }>;

async function ask(c: Context<SignedInContext>, task: TeachingTask): Promise<Accepted> {
  const { SUPABASE_PUBLISHABLE_KEY: publishableKey } = readConfig(c.env);
  const caller = { accessToken: c.get("accessToken"), publishableKey };
  const answer = await c.env.TEACHING.answer(caller, task).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  if (answer.kind !== "refused") return answer;
  if (answer.refusal === "unavailable") throw unavailable({ code: "teaching_unavailable" });
  if (answer.refusal === "paused")
    throw new ApiError("source_paused", "This source is paused. Resume it first.");
  throw new ApiError("not_found", "There is no such source.");
}
