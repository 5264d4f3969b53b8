/** `/api/calendar/:token`: an admin's viewings, for a calendar that subscribes to this address. It cannot sign in. */
import { Hono } from "hono";
import * as v from "valibot";
import { type FeedViewing, writeCalendarFeed } from "../../domain/leads/desk/calendar-feed.ts";
import { personal } from "../cache/cache-policy.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError } from "../errors.ts";
import { limitMisses } from "../http/rate-limits.ts";
import { jsonOf, publicBackend } from "../backend/supabase.ts";

const tokenSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const calendar = new Hono<PublicContext>().get("/:token", async (c) => {
  c.header("cache-control", personal);
  await limitMisses(c);
  const token = v.safeParse(tokenSchema, c.req.param("token"));
  const config = readConfig(c.env);
  const viewings = token.success
    ? jsonOf<FeedViewing[] | null>(await publicBackend(config).rpc("calendar_feed", { token: token.output }))
    : null;
  if (!viewings) throw new ApiError("not_found", "There is no such calendar. Make a new address.");
  return c.body(writeCalendarFeed(viewings, config.SITE_URL), 200, {
    "content-type": "text/calendar; charset=utf-8",
  });
});
