/** The outside sites that may be read, how, and pages of theirs that an admin pastes because they let nobody read them. */
import { Hono } from "hono";
import * as v from "valibot";
import type { ScrapeSource } from "../../../domain/api.ts";
import { bumpCatalogueVersion } from "../../../domain/catalogue-version.ts";
import { scrapeSourceSchema } from "../../../domain/scrape-source.ts";
import type { SignedInContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import { callersBackend, dataOf, writeData } from "../../supabase.ts";
import { validate } from "../../validate.ts";

const idSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });
/** As much as the table holds; a page that is larger is not read from its site either. */
const pasteSchema = v.object({
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:/i), v.maxLength(2048)),
  html: v.pipe(v.string(), v.minLength(20), v.maxLength(2_000_000)),
  dryRun: v.optional(v.boolean(), false),
});

export const adminSources = new Hono<SignedInContext>()
  .get("/", async (c) => {
    const answer = await callersBackend(readConfig(c.env), c.get("accessToken"))
      .from("scrape_sources")
      .select("id,name,start_urls,enabled,paused_reason")
      .order("name");
    const sources: ScrapeSource[] = dataOf(answer).map((row) => ({
      id: row.id,
      name: row.name,
      startUrls: row.start_urls,
      enabled: row.enabled,
      pausedReason: row.paused_reason,
    }));
    return c.json({ sources });
  })
  .get("/:id", validate("param", idSchema), async (c) => {
    const answer = await callersBackend(readConfig(c.env), c.get("accessToken"))
      .from("scrape_sources")
      .select()
      .eq("id", c.req.valid("param").id);
    const [source] = dataOf(answer);
    if (!source) throw new ApiError("not_found", "There is no such source.");
    return c.json(source);
  })
  .post("/", validate("json", scrapeSourceSchema), async (c) => {
    const answer = await callersBackend(readConfig(c.env), c.get("accessToken"))
      .from("scrape_sources")
      .insert(c.req.valid("json"))
      .select("id")
      .single();
    return c.json(writeData(answer), 201);
  })
  .put("/:id", validate("param", idSchema), validate("json", scrapeSourceSchema), async (c) => {
    const answer = await callersBackend(readConfig(c.env), c.get("accessToken"))
      .from("scrape_sources")
      .update(c.req.valid("json"))
      .eq("id", c.req.valid("param").id)
      .select("id");
    const [source] = writeData(answer);
    if (!source) throw new ApiError("not_found", "There is no such source.");
    await bumpCatalogueVersion(c.env.CATALOGUE, new Date());
    return c.json(source);
  })
  .post("/:id/pastes", validate("param", idSchema), validate("json", pasteSchema), async (c) => {
    const { url, html, dryRun } = c.req.valid("json");
    const answer = await callersBackend(readConfig(c.env), c.get("accessToken")).rpc("import_html", {
      for_source: c.req.valid("param").id,
      page_url: url,
      page_html: html,
      dry: dryRun,
    });
    const runId = writeData(answer);
    await c.env.SCRAPE_QUEUE.send({ kind: "run", runId });
    return c.json({ runId }, 202);
  });
