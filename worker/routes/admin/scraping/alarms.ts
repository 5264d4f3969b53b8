/** The scraper's reports to admins: alarms, and pairs of listings that are probably the same home. */
import { Hono } from "hono";
import * as v from "valibot";
import type { ScrapeAlarm } from "../../../../domain/api.ts";
import type { SignedInContext } from "../../../context.ts";
import { ApiError } from "../../../errors.ts";
import { callersBackend, dataOf, writeData } from "../../../backend/supabase.ts";
import { idSchema } from "../../../http/id-schema.ts";
import { validate } from "../../../http/validate.ts";

const pairSchema = v.object({
  listingId: v.pipe(v.string(), v.uuid()),
  otherId: v.pipe(v.string(), v.uuid()),
  verdict: v.picklist(["same", "different"]),
});
const copySchema = v.object({ run_id: v.string(), detail: v.object({ copy: v.string() }) });
const mostShown = 100;

type AlarmRow = Pick<ScrapeAlarm, "id" | "kind" | "detail"> & {
  run_id: string | null;
  created_at: string;
  scrape_sources: { name: string };
};

export const adminAlarms = new Hono<SignedInContext>()
  .get("/alarms", async (c) => {
    const answer = await callersBackend(c)
      .from("scrape_alarms")
      .select("id,kind,detail,run_id,created_at,scrape_sources(name)")
      .is("acknowledged_at", null)
      .order("created_at", { ascending: false })
      .limit(mostShown)
      .overrideTypes<AlarmRow[], { merge: false }>();
    const alarms = dataOf(answer).map((row): ScrapeAlarm => ({
      id: row.id,
      kind: row.kind,
      source: row.scrape_sources.name,
      runId: row.run_id,
      detail: row.detail,
      createdAt: row.created_at,
    }));
    return c.json({ alarms });
  })
  .post("/alarms/:id/acknowledge", validate("param", idSchema), async (c) => {
    const answer = await callersBackend(c)
      .from("scrape_alarms")
      .update({ acknowledged_at: new Date().toISOString() })
      .eq("id", c.req.valid("param").id)
      .select("id");
    if (writeData(answer).length === 0) throw new ApiError("not_found", "There is no such alarm.");
    return c.json({ acknowledged: true });
  })
  // Sent as a plain text download, which no browser sniffs or shows: foreign HTML must not run here.
  .get("/alarms/:id/copy", validate("param", idSchema), async (c) => {
    const backend = callersBackend(c);
    const found = await backend
      .from("scrape_alarms")
      .select("run_id,detail")
      .eq("id", c.req.valid("param").id);
    const alarm = v.safeParse(copySchema, dataOf(found)[0]);
    if (!alarm.success) throw new ApiError("not_found", "No copy of a page was kept for this alarm.");
    const { run_id, detail } = alarm.output;
    const kept = await backend
      .from("scrape_page_copies")
      .select("html")
      .eq("run_id", run_id)
      .eq("url", detail.copy);
    const [page] = dataOf(kept);
    if (!page) throw new ApiError("not_found", "No copy of a page was kept for this alarm.");
    return c.text(page.html, 200, { "content-disposition": 'attachment; filename="page.txt"' });
  })
  .get("/duplicates", async (c) => {
    const answer = await callersBackend(c)
      .from("listing_duplicates")
      .select("listing_id,other_id,reasons,created_at")
      .eq("verdict", "open")
      .order("created_at", { ascending: false })
      .limit(mostShown);
    const duplicates = dataOf(answer).map((row) => ({
      listingId: row.listing_id,
      otherId: row.other_id,
      reasons: row.reasons,
    }));
    return c.json({ duplicates });
  })
  .post("/duplicates", validate("json", pairSchema), async (c) => {
    const { listingId, otherId, verdict } = c.req.valid("json");
    const answer = await callersBackend(c)
      .from("listing_duplicates")
      .update({ verdict })
      .eq("listing_id", listingId)
      .eq("other_id", otherId)
      .select("listing_id");
    if (writeData(answer).length === 0) throw new ApiError("not_found", "There is no such pair.");
    return c.json({ verdict });
  });
