/** Refuses writes that another site makes a visitor's browser send. Programs that send neither header are accepted. */
import { createMiddleware } from "hono/factory";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError } from "../errors.ts";

export const sameOriginOnly = createMiddleware<PublicContext>(async (c, next) => {
  const site = c.req.header("sec-fetch-site");
  const origin = c.req.header("origin");
  const isOurs = origin === undefined || isOurOrigin(origin, [c.req.url, readConfig(c.env).SITE_URL]);
  if (!isOurs || (site !== undefined && site !== "same-origin" && site !== "none")) {
    throw new ApiError("not_allowed", "Forms are taken from this site only.");
  }
  await next();
});

/** Compares hosts, because behind a proxy the Worker may see another scheme than the browser. */
function isOurOrigin(origin: string, ours: string[]): boolean {
  return URL.canParse(origin) && ours.some((url) => new URL(url).host === new URL(origin).host);
}
