/** The areas of Pattaya with how many homes each has and what they cost in the middle. */
import { Hono } from "hono";
import type { AreaList } from "../../domain/api.ts";
import { cachedCatalogueResponse } from "../cached-response.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { readAreas } from "../listing-reads.ts";
import { publicBackend } from "../supabase.ts";

export const areasRoute = new Hono<PublicContext>().get("/", (c) =>
  cachedCatalogueResponse(c, {
    key: "/api/areas",
    produce: async () => c.json(await readAreas(publicBackend(readConfig(c.env)))),
    fromSnapshot: ({ areas }) => c.json({ areas } satisfies AreaList),
  }),
);
