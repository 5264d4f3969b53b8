/** The owner's settings: cached like the catalogue, kept in the snapshot, and in the worst case the files' defaults. */
import type { Context } from "hono";
import { readSite } from "../../domain/site/settings/resolve-site.ts";
import { type Site, defaultSite } from "../../domain/site/site.ts";
import { cachedCatalogueResponse } from "../cache/cached-response.ts";
import { freshOnly } from "../cache/edge-cache.ts";
import { json } from "../cache/plain-answer.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { dataOf, publicBackend } from "./supabase.ts";

const address = "/api/site";

export function answerSite(c: Context<PublicContext>, request = c.req.raw): Promise<Response> {
  return cachedCatalogueResponse(c, {
    key: address,
    request,
    keeps: [200],
    produce: async () =>
      json(readSite(dataOf(await publicBackend(readConfig(c.env)).rpc("site_settings", {}, { get: true })))),
    fromSnapshot: ({ settings }) => json(readSite(settings)),
  });
}

/** For other answers of the Worker. Each save makes a new catalogue version, so these are the settings of today. */
export async function findSite(c: Context<PublicContext>): Promise<Site> {
  // A request of its own, because the caller's may be a HEAD or name an ETag.
  const request = new Request(new URL(address, readConfig(c.env).SITE_URL), { headers: freshOnly });
  try {
    return await (await answerSite(c, request)).json<Site>();
  } catch {
    // The cache has logged why.
    return defaultSite;
  }
}
