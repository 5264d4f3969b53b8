/** `/api/listings/:id/viewings`: the booked times of a home. Never cached: a slot can be taken at any moment. */
import { Hono } from "hono";
import type { TakenViewing, TakenViewings } from "../../../domain/api.ts";
import { personal } from "../../cache/cache-policy.ts";
import type { PublicContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { idSchema } from "../../http/id-schema.ts";
import { limitMisses } from "../../http/rate-limits.ts";
import { validate } from "../../http/validate.ts";
import { jsonOf, publicBackend } from "../../backend/supabase.ts";

export const viewings = new Hono<PublicContext>().get(
  "/:id/viewings",
  validate("param", idSchema, "not_found"),
  async (c) => {
    c.header("cache-control", personal);
    await limitMisses(c);
    const asked = { for_listing: c.req.valid("param").id };
    const answer = await publicBackend(readConfig(c.env)).rpc("taken_viewing_times", asked);
    return c.json({ taken: jsonOf<TakenViewing[]>(answer) } satisfies TakenViewings);
  },
);
