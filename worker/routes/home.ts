/** The home page's four groups of listings. */
import { Hono } from "hono";
import { cachedCatalogueResponse } from "../cached-response.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { readHomeGroups } from "../listing-reads.ts";
import { publicBackend } from "../supabase.ts";

export const home = new Hono<PublicContext>().get("/", (c) =>
  cachedCatalogueResponse(c, {
    key: "/api/home",
    produce: async () => c.json(await readHomeGroups(publicBackend(readConfig(c.env)))),
    fromSnapshot: ({ home }) => c.json(home),
  }),
);
