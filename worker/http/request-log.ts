/** Logs one JSON line per request: route, status, duration. No address, no query, no personal data. */
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { splitLocale } from "../../domain/languages/locales.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";

/** The platform's request id. */
export const requestIdHeader = "cf-ray";

export const requestLog = createMiddleware<PublicContext>(async (c, next) => {
  const startedAt = Date.now();
  const requestId = c.req.header(requestIdHeader) ?? crypto.randomUUID();
  c.set("requestId", requestId);
  await next();
  const milliseconds = Date.now() - startedAt;
  const cache = c.res.headers.get("cache-status")?.replace(/^site; /, "");
  c.res.headers.set("x-request-id", requestId);
  c.res.headers.set("server-timing", `site;dur=${milliseconds}`);
  if (readConfig(c.env).LOG_REQUESTS === "false") return;
  console.log(
    JSON.stringify({
      event: "request",
      requestId,
      method: c.req.method,
      route: routeOf(routePath(c), c.req.path),
      status: c.res.status,
      ...(cache && { cache }),
      milliseconds,
    }),
  );
});

/** All pages share one route. The section tells them apart; the rest of the address is not logged. */
function routeOf(pattern: string, path: string): string {
  if (pattern !== "*" && pattern !== "/*") return pattern;
  const [, section = "", ...rest] = splitLocale(path).path.split("/");
  const known = /^[a-z-]{0,30}$/.test(section) ? section : ":unknown";
  return rest.length > 0 ? `page /${known}/*` : `page /${known}`;
}
