/** The outside sites that are read and how, and the pages an admin pastes from sites that refuse the scraper. */
import { Hono } from "hono";
import type { RunProgress, ScrapeSource } from "../../../../domain/api.ts";
import { bumpCatalogueVersion } from "../../../../domain/listings/catalogue/catalogue-version.ts";
import { pasteSchema } from "../../../../domain/scraping/paste.ts";
import { scrapeSourceSchema, sourceStateSchema } from "../../../../domain/scraping/scrape-source.ts";
import { readFeedSettings } from "../../../../domain/feeds/feed-settings.ts";
import type { SignedInContext } from "../../../context.ts";
import { readConfig } from "../../../env.ts";
import { ApiError } from "../../../errors.ts";
import {
  type Refusals,
  callersBackend,
  dataOf,
  patientBackend,
  writeData,
} from "../../../backend/supabase.ts";
import { idSchema } from "../../../http/id-schema.ts";
import { readIfMatch } from "../../../http/read-if-match.ts";
import { validate } from "../../../http/validate.ts";
import { refusePrivateHosts } from "./refuse-private-hosts.ts";

const nameTaken: Refusals = { "23505": ["name_taken", "Another source has this name.", "name"] };

export const adminSources = new Hono<SignedInContext>()
  .get("/", async (c) => {
    const runs = { referencedTable: "scrape_runs" };
    const answer = await callersBackend(c)
      .from("scrape_sources")
      .select(
        "id,name,start_urls,allowed_hosts,enabled,paused_reason,schedule_minutes,auto_publish,obeys_noindex,legal_note,feed," +
          "scrape_runs(state,dry_run,created_at)",
      )
      .eq("scrape_runs.kind", "crawl")
      .order("created_at", { ...runs, ascending: false })
      .limit(1, runs)
      .order("name")
      .overrideTypes<SourceRow[], { merge: false }>();
    return c.json({ sources: dataOf(answer).map(toSource) });
  })
  .get("/:id", validate("param", idSchema), async (c) => {
    const answer = await callersBackend(c).from("scrape_sources").select().eq("id", c.req.valid("param").id);
    const [source] = dataOf(answer);
    if (!source) throw new ApiError("not_found", "There is no such source.");
    return c.json(source);
  })
  .post("/", validate("json", scrapeSourceSchema), async (c) => {
    refusePrivateHosts(c.req.valid("json"), readConfig(c.env).PRIVATE_HOSTS_ALLOWED);
    const answer = await callersBackend(c)
      .from("scrape_sources")
      .insert(c.req.valid("json"))
      .select("id")
      .single();
    return c.json(writeData(answer, nameTaken), 201);
  })
  .put("/:id", validate("param", idSchema), validate("json", scrapeSourceSchema), async (c) => {
    const { id } = c.req.valid("param");
    refusePrivateHosts(c.req.valid("json"), readConfig(c.env).PRIVATE_HOSTS_ALLOWED);
    // robots.txt may have paused the source since the admin saw it.
    const seen = readIfMatch(c);
    const answer = await patientBackend(c).rpc("save_source", {
      for_source: id,
      source: c.req.valid("json"),
      seen: (seen ?? null) as string,
    });
    const savedAt = writeData(answer, nameTaken);
    if (!savedAt) {
      const known = await callersBackend(c).from("scrape_sources").select("id").eq("id", id);
      if (dataOf(known).length === 0) throw new ApiError("not_found", "There is no such source.");
      throw new ApiError("changed_meanwhile", "This source was changed meanwhile. Load it again.");
    }
    await bumpCatalogueVersion(c.env.CATALOGUE, new Date());
    return c.json({ id, updated_at: savedAt });
  })
  .delete("/:id", validate("param", idSchema), async (c) => {
    const answer = await callersBackend(c)
      .from("scrape_sources")
      .delete()
      .eq("id", c.req.valid("param").id)
      .select("id");
    // Without the source nothing would withdraw its listings, so such a source can only be paused.
    const [source] = writeData(answer, {
      "23503": ["source_has_homes", "This source has brought homes, so it stays. Pause it instead."],
    });
    if (!source) throw new ApiError("not_found", "There is no such source.");
    return c.json({ deleted: true });
  })
  .post("/:id/state", validate("param", idSchema), validate("json", sourceStateSchema), async (c) => {
    const { enabled, reason } = c.req.valid("json");
    const answer = await callersBackend(c)
      .from("scrape_sources")
      .update({ enabled, paused_reason: enabled ? null : reason })
      .eq("id", c.req.valid("param").id)
      .select("id,enabled,paused_reason");
    const [source] = writeData(answer);
    if (!source) throw new ApiError("not_found", "There is no such source.");
    return c.json(source);
  })
  .post("/:id/pastes", validate("param", idSchema), validate("json", pasteSchema), async (c) => {
    const { url, html, dryRun } = c.req.valid("json");
    const address = new URL(url);
    address.hash = "";
    const answer = await callersBackend(c).rpc("import_html", {
      for_source: c.req.valid("param").id,
      page_url: address.href,
      page_html: html,
      dry: dryRun,
    });
    const runId = writeData(answer);
    await c.env.SCRAPE_QUEUE.send({ kind: "run", runId });
    return c.json({ runId }, 202);
  });

type SourceRow = {
  id: string;
  name: string;
  start_urls: string[];
  allowed_hosts: string[];
  enabled: boolean;
  paused_reason: string | null;
  schedule_minutes: number | null;
  auto_publish: boolean;
  obeys_noindex: boolean;
  legal_note: string | null;
  feed: unknown;
  scrape_runs: { state: string; dry_run: boolean; created_at: string }[];
};

function toSource(row: SourceRow): ScrapeSource {
  const [run] = row.scrape_runs;
  return {
    id: row.id,
    name: row.name,
    startUrls: row.start_urls,
    allowedHosts: row.allowed_hosts,
    enabled: row.enabled,
    pausedReason: row.paused_reason,
    scheduleMinutes: row.schedule_minutes,
    autoPublish: row.auto_publish,
    feed: readFeedSettings(row.feed),
    readsNoindexBecause: row.obeys_noindex ? null : row.legal_note,
    lastRun: run
      ? { state: run.state as RunProgress["state"], dryRun: run.dry_run, at: run.created_at }
      : null,
  };
}
