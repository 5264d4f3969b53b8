/** The areas of Pattaya, with the number of listings and the median price of each. */
import type { AreaList } from "../../../domain/api.ts";
import type { Wanted } from "../../cache/cached-response.ts";
import { json } from "../../cache/plain-answer.ts";
import type { AskedContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { readAreas } from "../../backend/listing-reads.ts";
import { publicBackend } from "../../backend/supabase.ts";

export const wantedAreas = (c: AskedContext): Wanted => ({
  key: "/api/areas",
  produce: async () => json(await readAreas(publicBackend(readConfig(c.env)))),
  fromSnapshot: ({ areas }) => json({ areas } satisfies AreaList),
});
