/** After its fresh time a copy is refreshed once and is then fresh again. For every address that the edge caches. */
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, eventually, startProduct } from "../../start-product.ts";

const freshSeconds = 20;
let product: Product;
beforeAll(async () => {
  const siteVars = { CACHE_FRESH_SECONDS: String(freshSeconds), CACHE_STALE_SECONDS: "600" };
  product = await startProduct({ siteVars });
});
afterAll(() => product.close());

const stale = "stale-while-revalidate";
const ask = async (path: string) => {
  const response = await product.fetch(path);
  await response.arrayBuffer();
  return { path, status: response.status, cache: response.headers.get("cache-status") ?? "" };
};

/** Asks the database, so that the edge has kept nothing yet. */
async function listCachedAddresses(): Promise<string[]> {
  const [listing] = await product.backend.database.query<{ id: string; slug: string }>(
    "select id, slug from listings where publication = 'published' and not excluded and property_type like 'condo%' order by slug limit 1",
  );
  if (!listing) throw new Error("The sample catalogue has no condo.");
  const { id, slug } = listing;
  return [
    "/api/listings",
    "/api/listings?type=condo&fields=card",
    "/api/listings?fields=pin",
    "/api/listings?maxPrice=100000&currency=EUR",
    `/api/listings/${slug}`,
    `/api/listings/${id}/similar`,
    `/api/listings/${slug}/prices`,
    "/api/site",
    "/api/areas",
    "/api/front-page",
    "/api/search?q=condo%20in%20jomtien",
    "/api/search?q=pool&locale=th",
    "/sitemap.xml",
    "/sitemaps/pages.xml",
    "/sitemaps/listings-1.xml",
    "/llms.txt",
    "/blog/rss.xml",
    "/th/blog/rss.xml",
    "/",
    "/de",
    "/listings",
    "/listings?type=condo&status=for-sale",
    `/property/${slug}`,
    `/th/property/${slug}`,
    "/areas",
    "/areas/jomtien",
    "/finance",
    "/contact",
    "/guide",
    "/about-us",
    "/blog",
    "/resources/faq",
    "/resources/glossary",
  ];
}

test("Past its fresh time each address is refreshed once, and then it is a hit again", async () => {
  const paths = await listCachedAddresses();
  const readsAtStart = product.backend.allReads();
  const first = await Promise.all(paths.map(ask));
  expect(first.filter(({ status }) => status !== 200)).toEqual([]);
  const readsWhenCold = product.backend.allReads() - readsAtStart;

  await wait((freshSeconds + 1) * 1_000);
  const readsBefore = product.backend.allReads();
  const late = await Promise.all(paths.map(ask));
  expect(late.filter(({ cache }) => !cache.includes(stale))).toEqual([]);
  // Asked until each has been a hit, and not again, because a slow machine may take longer than the fresh time.
  let waiting = paths;
  await eventually(
    async () => {
      const answers = await Promise.all(waiting.map(ask));
      waiting = answers.filter(({ cache }) => !/hit; ttl=[1-9]/.test(cache)).map(({ path }) => path);
      return waiting;
    },
    (left) => left.length === 0,
  );
  const reads = product.backend.allReads() - readsBefore;
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThanOrEqual(readsWhenCold);
});
