/** Security headers on every answer. The policy is static: no inline script, no style element, only our own origin. */
import { createMiddleware } from "hono/factory";
import { videoOrigins } from "../../domain/texts/articles/video-sites.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { readTiles } from "../pages/tile-settings.ts";

/** Plain text never becomes HTML or a script's address; `trustHtml` seals our own (docs/decisions/0116). */
const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types own-texts default"];

/**
 * Pictures may also come from the map tile service, if configured. Frames are the videos of texts and the newsletter
 * provider. Every page names them: a page that was reached from another keeps that one's policy.
 */
function contentSecurityPolicy(pictures: string, frames: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${pictures}`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `frame-src ${frames}`,
    ...trustedTypes,
    "report-to default",
  ].join("; ");
}

/** Vite's dev server writes HTML, injects style elements, uses a web socket, and waits for a restart in a worker. */
function forDevelopment(policy: string): string {
  return policy
    .replace(`; ${trustedTypes.join("; ")}`, "")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .concat("; worker-src 'self' blob:");
}

export const securityHeaders = createMiddleware<PublicContext>(async (c, next) => {
  await next();
  const headers = c.res.headers;
  const config = readConfig(c.env);
  const tiles = readTiles(config);
  const newsletter = config.NEWSLETTER_FRAME_URL;
  const policy = contentSecurityPolicy(
    tiles ? ` ${new URL(tiles.url).origin}` : "",
    [...videoOrigins, ...(newsletter ? [new URL(newsletter).origin] : [])].join(" "),
  );
  headers.set("content-security-policy", import.meta.env.DEV ? forDevelopment(policy) : policy);
  headers.set("reporting-endpoints", 'default="/reports"');
  headers.set("strict-transport-security", "max-age=63072000; includeSubDomains");
  headers.set("x-content-type-options", "nosniff");
  headers.set("referrer-policy", "strict-origin-when-cross-origin");
  headers.set("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()");
  headers.set("cross-origin-opener-policy", "same-origin");
  headers.set("cross-origin-resource-policy", "same-origin");
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
});
