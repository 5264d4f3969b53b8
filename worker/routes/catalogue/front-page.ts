/** The front page's four groups of listings. */
import type { Wanted } from "../../cache/cached-response.ts";
import { json } from "../../cache/plain-answer.ts";
import type { AskedContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { readFrontPageListings } from "../../backend/listing-reads.ts";
import { publicBackend } from "../../backend/supabase.ts";

export const wantedFrontPage = (c: AskedContext): Wanted => ({
  key: "/api/front-page",
  produce: async () => json(await readFrontPageListings(publicBackend(readConfig(c.env)))),
  fromSnapshot: ({ frontPage }) => json(frontPage),
});
