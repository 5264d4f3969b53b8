/** Joins a request to the edge cache: the canonical key, the catalogue's version and the platform's cache. */
import type { Context } from "hono";
import type { CachePolicy } from "./cache-policy.ts";
import { cachePolicies } from "./cache-policy.ts";
import { readCatalogueVersion } from "./catalogue-version.ts";
import type { PublicContext } from "./context.ts";
import { serveCached } from "./edge-cache.ts";
import { readConfig } from "./env.ts";

/** `key` is a path with its canonical query; `produce` makes the answer when no copy will do. */
export async function cachedCatalogueResponse(
  c: Context<PublicContext>,
  key: string,
  produce: () => Promise<Response>,
): Promise<Response> {
  const config = readConfig(c.env);
  const policies = cachePolicies(config);
  const policyFor = (response: Response): CachePolicy | undefined => {
    if (response.status === 200) return policies.catalogue;
    if (response.status === 404) return policies.notFound;
    return undefined;
  };
  return serveCached({
    request: c.req.raw,
    key: `${config.SITE_URL}${key}`,
    version: await readCatalogueVersion(c.env.CATALOGUE, Date.now()),
    policyFor,
    produce,
    cache: caches.default,
    now: () => Date.now(),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  });
}
