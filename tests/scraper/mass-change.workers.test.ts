import { afterAll, beforeAll, expect, test } from "vitest";
import { listingPage, sendHtml, startOutside, type Outside } from "./outside.ts";
import { startScraper, type ScraperUnderTest } from "./start-scraper.ts";

/** What the site's template puts into every page. */
let template = { top: "", badge: "" };
let outside: Outside;
let scraper: ScraperUnderTest;
const addresses = ["/home/1", "/home/2", "/home/3", "/home/4", "/home/5", "/home/6"];

beforeAll(async () => {
  outside = await startOutside((request, response) => {
    const path = request.url ?? "";
    if (path === "/robots.txt") return void response.writeHead(404).end();
    if (!addresses.includes(path))
      return sendHtml(response, addresses.map((address) => `<a href="${address}">A home</a>`).join(" "));
    const page = listingPage({
      title: `Bright home ${path.slice(6)} by the sea`,
      price: 2_000_000,
      id: `B-${path.slice(6)}`,
    });
    return sendHtml(
      response,
      page.replace("<h1>", `${template.top}<h1>`).replace("</h1>", `</h1>${template.badge}`),
    );
  });
  scraper = await startScraper([outside.host]);
});

afterAll(async () => {
  await scraper.close();
  await outside.close();
});

const countSold = async () => {
  const [row] = await scraper.query<{ sold: number }>(
    "select count(*) filter (where 'sold' = any (status))::int as sold from public.listings",
  );
  return row?.sold;
};

test("A link to sold homes sells none; a badge on every page freezes the run, and none is sold until an admin says so", async () => {
  const sourceId = await scraper.addSource({
    name: "Template Homes",
    start_urls: [outside.url],
    allowed_hosts: [outside.host],
    requests_per_second: 1000,
  });
  expect(await scraper.run(sourceId)).toMatchObject({ state: "done", new: 6 });
  await scraper.query(
    "update public.listings set publication = 'published' where slug = 'bright-home-1-by-the-sea'",
  );
  template = { top: `<div><a href="/sold">Recently sold</a> <a href="/sold/map">Sold</a></div>`, badge: "" };
  expect(await scraper.run(sourceId)).toMatchObject({ state: "done", unchanged: 6 });
  expect(await countSold()).toBe(0);
  template = { ...template, badge: `<span class="badge">Sold</span>` };
  expect(await scraper.run(sourceId)).toMatchObject({ state: "frozen", reason: "too-many-changes" });
  expect(await countSold()).toBe(0);
  expect(await scraper.query("select kind from public.scrape_alarms")).toEqual([
    { kind: "too-many-changes" },
  ]);
});
