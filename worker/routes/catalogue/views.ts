/**
 * `POST /api/views`: the browser says which page it has shown. Pages come from the edge's copies, so only the browser
 * knows. The view goes to the queue; the visitor's identity is not kept.
 */
import { Hono } from "hono";
import { describeError } from "../../../domain/describe-error.ts";
import { pattayaDay } from "../../../domain/places/pattaya-time.ts";
import { viewSchema } from "../../../domain/views.ts";
import { personal } from "../../cache/cache-policy.ts";
import type { PublicContext } from "../../context.ts";
import { ApiError } from "../../errors.ts";
import { isBot } from "../../http/is-bot.ts";
import { limitViews } from "../../http/rate-limits.ts";
import { sameOriginOnly } from "../../http/same-origin.ts";
import { validate } from "../../http/validate.ts";

export const views = new Hono<PublicContext>().post(
  "/",
  sameOriginOnly,
  validate("json", viewSchema),
  async (c) => {
    c.header("cache-control", personal);
    // Browsers name the origin of every POST.
    if (!c.req.header("origin")) throw new ApiError("not_allowed", "Views are counted for browsers only.");
    await limitViews(c);
    if (isBot(c.req.header("user-agent"))) return c.body(null, 204);
    const { page, language, ...about } = c.req.valid("json");
    const listing = "listing" in about ? about.listing : null;
    try {
      await c.env.VIEW_QUEUE.send({ day: pattayaDay(new Date()), page, listing, language });
    } catch (error) {
      // One lost view does no harm.
      console.warn(JSON.stringify({ event: "view_not_counted", reason: describeError(error) }));
    }
    return c.body(null, 204);
  },
);
