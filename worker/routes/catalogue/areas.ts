/** The areas of Pattaya, with the number of listings and the median price of each. */
import { Hono } from "hono";
import type { AreaList } from "../../../domain/api.ts";
import { cachedCatalogueResponse } from "../../cache/cached-response.ts";
import { json } from "../../cache/plain-answer.ts";
import type { PublicContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { readAreas } from "../../backend/listing-reads.ts";
import { publicBackend } from "../../backend/supabase.ts";

export const areasRoute = new Hono<PublicContext>().get("/", (c) =>
  cachedCatalogueResponse(c, {
    key: "/api/areas",
    produce: async () => json(await readAreas(publicBackend(readConfig(c.env)))),
    fromSnapshot: ({ areas }) => json({ areas } satisfies AreaList),
  }),
);
