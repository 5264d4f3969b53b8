import { afterAll, beforeAll, expect, test } from "vitest";
import { listingPage, sendHtml, startOutside, type Outside } from "./outside.ts";
import { startScraper, type ScraperUnderTest } from "./start-scraper.ts";

let outside: Outside;
let elsewhere: Outside;
let scraper: ScraperUnderTest;
const prices = new Map([1, 2, 3, 4, 5].map((id) => [`/home/${id}`, 2_000_000 + id * 100_000]));

/** Bot walls often answer with status 200. */
const wall = `<title>Just a moment...</title><p>Verifying you are human</p><script>window._cf_chl_opt={}</script>`;

beforeAll(async () => {
  elsewhere = await startOutside((request, response) => {
    if (request.url === "/robots.txt") return void response.end("User-agent: *\nDisallow: /");
    return sendHtml(response, listingPage({ title: "Forbidden home", price: 1_000_000, id: "EL-1" }));
  });
  outside = await startOutside((request, response) => {
    const path = request.url ?? "";
    const price = prices.get(path);
    if (path === "/robots.txt") return void response.end("User-agent: *\nDisallow: /home/private");
    if (path === "/sitemap.xml") {
      const pages = [...prices.keys(), "/home/gone", "/home/private", "/home/about", "/about"];
      pages.push("/home/walled", "/home/moved");
      const locs = pages.map((page) => `<url><loc>http://${request.headers.host}${page}</loc></url>`);
      return void response
        .setHeader("content-type", "application/xml")
        .end(`<urlset>${locs.join("")}</urlset>`);
    }
    if (path === "/home/walled") return sendHtml(response, wall);
    if (path === "/home/moved") {
      return void response.writeHead(301, { location: `${elsewhere.url}/home/1` }).end();
    }
    if (path === "/home/about")
      return sendHtml(response, "<h1>About us</h1><p>We are a small office by the sea.</p>");
    if (!price) return sendHtml(response, "<h1>Page not found</h1>", 404);
    return sendHtml(
      response,
      listingPage({ title: `Condo number ${path.slice(6)} by the sea`, price, id: `SH-${path.slice(6)}` }),
    );
  });
  scraper = await startScraper([outside.host, elsewhere.host]);
});

afterAll(async () => {
  await scraper.close();
  await outside.close();
  await elsewhere.close();
});

test("A run reads every page of the sitemap, stores listings for review and ends with its counts", async () => {
  const sourceId = await scraper.addSource({
    name: "Seaside Homes",
    start_urls: [outside.url],
    sitemap_url: `${outside.url}/sitemap.xml`,
    allowed_hosts: [outside.host, elsewhere.host],
    listing_url_pattern: "/home/",
    requests_per_second: 1000,
    max_in_flight: 10,
  });
  const first = await scraper.run(sourceId);
  expect(first).toMatchObject({
    state: "done",
    pages: 10,
    new: 5,
    refused: 2,
    failed: 2,
    not_a_listing: 1,
    queued: 0,
  });
  const listings = await scraper.query<Record<string, unknown>>(
    "select slug, title, city, price::float, publication, property_type, square_meters::float from public.listings order by price",
  );
  expect(listings).toHaveLength(5);
  expect(listings[0]).toEqual({
    slug: "condo-number-1-by-the-sea",
    title: "Condo number 1 by the sea",
    city: "Pattaya",
    price: 2_100_000,
    publication: "review",
    property_type: "condo-for-sale",
    square_meters: 35,
  });
  expect(outside.requests.map((request) => request.path)).not.toContain("/home/private");
  expect(elsewhere.requests.map((request) => request.path)).toEqual(["/robots.txt"]);
  const [walled] = await scraper.query(
    "select state, reason from public.scrape_pages where url like '%/walled'",
  );
  expect(walled).toEqual({ state: "failed", reason: "bot-wall: Cloudflare" });
  expect(outside.requests[0]?.headers["user-agent"]).toMatch(/^BaanTawanBot\/1\.0 \(\+http.*\/contact\)$/);

  prices.set("/home/2", 1_999_000);
  const second = await scraper.run(sourceId);
  expect(second).toMatchObject({ state: "done", new: 0, changed: 1, unchanged: 4 });
  const history = await scraper.query<{ price: number; run_id: string }>(
    "select price::float, run_id from public.listing_price_points where listing_id = " +
      "(select listing_id from public.listing_origins where external_id = 'SH-2') order by since",
  );
  expect(history).toEqual([
    { price: 2_200_000, run_id: first.id },
    { price: 1_999_000, run_id: second.id },
  ]);
});
