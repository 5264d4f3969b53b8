/** Every edge lifetime in one table. A response without a policy is `no-store`. */

export type CachePolicy = {
  /** Served without asking the backend. */
  freshSeconds: number;
  /** Served at once while one request refreshes it. */
  staleSeconds: number;
  /** Kept to answer when the backend fails. */
  keepSeconds: number;
};

type Lifetimes = Record<"CACHE_FRESH_SECONDS" | "CACHE_STALE_SECONDS" | "CACHE_KEEP_SECONDS", number>;

export function cachePolicies(config: Lifetimes) {
  const catalogue: CachePolicy = {
    freshSeconds: config.CACHE_FRESH_SECONDS,
    staleSeconds: config.CACHE_STALE_SECONDS,
    keepSeconds: config.CACHE_KEEP_SECONDS,
  };
  const short = Math.min(60, config.CACHE_FRESH_SECONDS);
  return {
    /** Listings, and pages that show them. */
    catalogue,
    /** A missing page may appear soon, so it is cached briefly and never kept for outages. */
    notFound: { freshSeconds: short, staleSeconds: short, keepSeconds: short },
  } satisfies Record<string, CachePolicy>;
}

/** For everything the edge caches: browsers revalidate each time, by ETag. */
export const revalidate = "public, max-age=0, must-revalidate";
export const immutable = "public, max-age=31536000, immutable";
export const personal = "private, no-store";
