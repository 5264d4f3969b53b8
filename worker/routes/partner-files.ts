/**
 * `/feeds/<feed>-<serial>/<pass>/homes.<ending>`: our homes for one partner. The office Worker writes the file; it is kept
 * at the edge under the catalogue's version like a page, so a partner who asks each second costs one file, and gets the
 * last one while the backend fails.
 */
import { type Context, Hono } from "hono";
import { readPartnerFeedPath } from "../../domain/feeds/partner-feed.ts";
import { describeError } from "../../domain/describe-error.ts";
import { cachedCatalogueResponse } from "../cache/cached-response.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError, unavailable } from "../errors.ts";
import { limitMisses } from "../http/rate-limits.ts";

export const partnerFiles = new Hono<PublicContext>().get("/:feed/:pass/:file", async (c) => {
  const now = Date.now();
  const { feed, pass } = c.req.param();
  const asked = await readPartnerFeedPath(readConfig(c.env).GUIDE_LINK_KEY, feed, pass, new Date(now));
  if (!asked) throw new ApiError("not_found", "There is no such feed.");
  const answer = await cachedCatalogueResponse(c, {
    key: `/feeds/${feed}`,
    produce: async () => {
      await limitMisses(c);
      const file = await c.env.PARTNER_FEEDS.write(asked.id, asked.serial).catch((cause: unknown) => {
        throw unavailable(cause);
      });
      if (!file)
        return { status: 404, headers: { "content-type": "text/plain" }, body: "This address has ended.\n" };
      const headers = { "content-type": file.type, "x-robots-tag": "noindex" };
      return { status: 200, headers, body: file.body };
    },
  });
  if (answer.status === 200 || answer.status === 304) noteFetch(c, asked.id, now);
  return answer;
});

const noteEveryMs = 10 * 60_000;
const mostNoted = 200;
/** When each feed's fetch was last noted here, and how often it was asked for since. A note a poll would cost more than the file. */
const noted = new Map<string, { at: number; times: number }>();

function noteFetch(c: Context<PublicContext>, id: string, now: number): void {
  const { at, times } = noted.get(id) ?? { at: 0, times: 0 };
  if (now - at < noteEveryMs) {
    noted.set(id, { at, times: times + 1 });
    return;
  }
  if (noted.size >= mostNoted) noted.clear();
  noted.set(id, { at: now, times: 0 });
  const note = c.env.PARTNER_FEEDS.noteFetch(id, c.req.header("user-agent") ?? "", times + 1);
  c.executionCtx.waitUntil(
    note.catch((error: unknown) =>
      console.warn(JSON.stringify({ event: "fetch_not_noted", reason: describeError(error) })),
    ),
  );
}
