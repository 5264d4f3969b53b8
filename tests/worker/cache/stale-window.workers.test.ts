/** After its fresh time a copy is refreshed once and is then fresh again. For every address that the edge caches. */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { splitLocale } from "../../../domain/languages/locales.ts";
import { matchRoutes } from "../../../web/routing/match-routes.ts";
import { pages } from "../../../web/routing/pages.ts";
import { type Product, eventually, signIn, startProduct } from "../../start-product.ts";

const freshSeconds = 20;
const keptByBrowsersAlone = ["/robots.txt", "/.well-known/security.txt"];
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
  const [building] = await product.backend.database.query<{ slug: string }>(
    "select slug from buildings order by slug limit 1",
  );
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
    "/api/buildings",
    `/api/buildings/${building?.slug}`,
    "/api/front-page",
    "/api/texts/en",
    "/api/faq/th",
    "/api/glossary/en",
    "/api/articles/de",
    "/api/articles/en/blog/month-twenty-five",
    "/api/search?q=condo%20in%20jomtien",
    "/api/search?q=pool&locale=th",
    "/sitemap.xml",
    "/sitemaps/pages.xml",
    "/sitemaps/buildings.xml",
    "/sitemaps/listings-1.xml",
    "/llms.txt",
    "/blog/rss.xml",
    "/th/blog/rss.xml",
    await addPartnerFile(),
    "/",
    "/de",
    "/listings",
    "/listings?type=condo&status=for-sale",
    `/property/${slug}`,
    `/th/property/${slug}`,
    `/property/${slug}/sheet`,
    "/areas",
    "/areas/jomtien",
    "/buildings",
    `/buildings/${building?.slug}`,
    "/finance",
    "/contact",
    "/list-your-home",
    "/guide",
    "/about-us",
    "/privacy",
    "/terms",
    "/cookies",
    "/accessibility",
    "/affiliate-program",
    "/blog",
    "/blog/month-twenty-five",
    "/resources/home-buying-guides",
    "/resources/home-buying-guides/costs-and-taxes",
    "/resources/tips-for-buyers/closing-costs",
    "/resources/tips-for-sellers",
    "/resources/tips-for-sellers/home-staging",
    "/resources/tips-for-landlords",
    "/resources/faq",
    "/resources/glossary",
  ];
}

async function addPartnerFile(): Promise<string> {
  const headers = {
    authorization: `Bearer ${await signIn(product, "admin@example.com")}`,
    "content-type": "application/json",
  };
  const feed = { name: "Portal", format: "kyero", currency: "THB", choice: { kind: "all" } };
  const address = "/api/admin/partner-feeds";
  await product.fetch(address, { method: "POST", headers, body: JSON.stringify(feed) });
  const { feeds } = (await (await product.fetch(address, { headers })).json()) as {
    feeds: { address: string }[];
  };
  return new URL(feeds[0]?.address ?? "").pathname;
}

/** Loaded by name, because the tests know no types of Cloudflare. */
async function pathsOf(file: string, name: string): Promise<string[]> {
  const module: Record<string, { routes: { path: string }[] }> = await import(
    /* @vite-ignore */ join(import.meta.dirname, "../../../worker/routes", file)
  );
  const app = module[name];
  if (!app) throw new Error(`${file} has no ${name}.`);
  return app.routes.map(({ path }) => path);
}

/** What the edge keeps, by its pattern: whatever a visitor or a robot reads that is the same for everybody. */
async function listPatterns(): Promise<{ path: string }[]> {
  const ofRobots = await pathsOf("seo.ts", "seo");
  const ofPartners = await pathsOf("partner-files.ts", "partnerFiles");
  return [
    ...(await pathsOf("public-reads.ts", "publicReads")),
    ...ofRobots.filter((path) => !keptByBrowsersAlone.includes(path)),
    ...ofPartners.map((path) => `/feeds${path}`),
    ...pages.filter(({ isPersonal }) => !isPersonal).map(({ path }) => path),
  ].map((path) => ({ path }));
}

test("Past its fresh time each address is refreshed once, and then it is a hit again", async () => {
  const [paths, patterns] = [await listCachedAddresses(), await listPatterns()];
  const covered = paths.map((path) => {
    const plain = path.split("?")[0] ?? "";
    return (matchRoutes(patterns, plain) ?? matchRoutes(patterns, splitLocale(plain).path))?.route.path;
  });
  expect(patterns.filter(({ path }) => !covered.includes(path))).toEqual([]);
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
