/** The outside sites that may be read. */
import { Hono } from "hono";
import type { ScrapeSource } from "../../../domain/api.ts";
import type { SignedInContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { callersBackend, dataOf } from "../../supabase.ts";

export const adminSources = new Hono<SignedInContext>().get("/", async (c) => {
  const answer = await callersBackend(readConfig(c.env), c.get("accessToken"))
    .from("scrape_sources")
    .select("id,name,start_urls,enabled")
    .order("name");
  const sources: ScrapeSource[] = dataOf(answer).map((row) => ({
    id: row.id,
    name: row.name,
    startUrls: row.start_urls,
    enabled: row.enabled,
  }));
  return c.json({ sources });
});
