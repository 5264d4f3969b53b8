/** The owner's settings: cached like the catalogue, kept in the snapshot, and in the worst case the files' defaults. */
import { readSite } from "../../domain/site/settings/resolve-site.ts";
import { type Site, defaultSite } from "../../domain/site/site.ts";
import { type Wanted, readCatalogue } from "../cache/cached-response.ts";
import { json } from "../cache/plain-answer.ts";
import type { AskedContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { dataOf, publicBackend } from "./supabase.ts";

export function wantedSite(c: AskedContext): Wanted {
  return {
    key: "/api/site",
    keeps: [200],
    produce: async () =>
      json(readSite(dataOf(await publicBackend(readConfig(c.env)).rpc("site_settings", {}, { get: true })))),
    fromSnapshot: ({ settings }) => json(readSite(settings)),
  };
}

/** For other answers of the Worker. Each save makes a new catalogue version, so these are the settings of today. */
export async function findSite(c: AskedContext): Promise<Site> {
  try {
    return (await readCatalogue<Site>(c, wantedSite(c))).data;
  } catch {
    // The cache has logged why.
    return defaultSite;
  }
}
