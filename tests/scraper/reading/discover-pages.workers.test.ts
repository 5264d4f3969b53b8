import { afterAll, beforeAll, expect, test } from "vitest";
import { listingPage, sendHtml, startOutside, type Outside } from "../outside.ts";
import { startScraper, type ScraperUnderTest } from "../start-scraper.ts";

let outside: Outside;
let scraper: ScraperUnderTest;
let hasSitemap = true;
const homes = ["/home/1", "/home/2", "/home/3"];

beforeAll(async () => {
  outside = await startOutside((request, response) => {
    const path = request.url ?? "";
    if (path === "/robots.txt") return void response.writeHead(404).end();
    if (path === "/sitemap.xml") {
      if (!hasSitemap) return sendHtml(response, "<h1>Something went wrong</h1>", 500);
      const locs = homes.map((home) => `<url><loc>${outside.url}${home}</loc></url>`);
      return void response.end(`<urlset>${locs.join("")}</urlset>`);
    }
    if (path.startsWith("/walled")) {
      const wall =
        "<title>Just a moment...</title><p>Verifying you are human</p><script>_cf_chl_opt={}</script>";
      return sendHtml(response, wall, path.endsWith("403") ? 403 : 200);
    }
    if (path === "/") return sendHtml(response, `<h1>Newest</h1><a href="/home/1">one</a>`);
    const id = path.slice("/home/".length);
    return sendHtml(
      response,
      listingPage({ title: `Home ${id} by the sea`, price: 1_000_000, id: `D-${id}` }),
    );
  });
  scraper = await startScraper([outside.host]);
});

afterAll(async () => {
  await scraper.close();
  await outside.close();
});

const addSource = (columns: Record<string, unknown>) =>
  scraper.addSource({
    allowed_hosts: [outside.host],
    requests_per_second: 1000,
    max_in_flight: 10,
    ...columns,
  });

test("When start pages replace a broken sitemap, listings they do not link to do not count as missing", async () => {
  const sourceId = await addSource({
    name: "Sitemap that breaks",
    start_urls: [`${outside.url}/`],
    sitemap_url: `${outside.url}/sitemap.xml`,
    listing_url_pattern: "/home/",
  });
  expect(await scraper.run(sourceId)).toMatchObject({ state: "done", complete: true, new: 3 });
  hasSitemap = false;
  expect(await scraper.run(sourceId)).toMatchObject({
    state: "done",
    complete: false,
    reason: "sitemap: http-500",
    pages: 1,
  });
  const missed = await scraper.query("select 1 from public.listing_origins where missed_runs > 0");
  expect(missed).toEqual([]);
});

test("A bot wall on the start page fails the run with that reason, whatever its HTTP status", async () => {
  for (const path of ["/walled-200", "/walled-403"]) {
    const sourceId = await addSource({ name: path, start_urls: [`${outside.url}${path}`] });
    const run = await scraper.run(sourceId);
    expect(run, path).toMatchObject({ state: "failed", reason: "bot-wall: Cloudflare" });
    const alarms = await scraper.query(
      "select kind, detail ->> 'reason' as reason from public.scrape_alarms where run_id = $1",
      [run.id],
    );
    expect(alarms).toEqual([{ kind: "run-failed", reason: "bot-wall: Cloudflare" }]);
  }
});
