import { afterAll, beforeAll, expect, test } from "vitest";
import { listingPage, sendHtml, startOutside, type Outside } from "../../outside.ts";
import { startScraper, type ScraperUnderTest } from "../../start-scraper.ts";

const plot = `<!doctype html><html lang="th"><head><title>ขายที่ดิน 2 ไร่ 1 งาน ใกล้ทะเล</title></head><body>
  <h1>ขายที่ดิน 2 ไร่ 1 งาน ใกล้ทะเล</h1><div class="price">9,900,000 บาท</div>
  <ul><li>เนื้อที่: 2 ไร่ 1 งาน</li><li>ประเภท: ที่ดิน</li></ul></body></html>`;

let outside: Outside;
let scraper: ScraperUnderTest;

beforeAll(async () => {
  outside = await startOutside((request, response) => {
    if (request.url === "/robots.txt") return void response.writeHead(404).end();
    if (request.url === "/plot") return sendHtml(response, plot);
    if (request.url === "/home")
      return sendHtml(
        response,
        listingPage({ title: "Bright home by the sea", price: 2_000_000, id: "B-1" }),
      );
    return sendHtml(response, `<a href="/plot">A plot by the sea</a> <a href="/home">A home by the sea</a>`);
  });
  scraper = await startScraper([outside.host]);
});

afterAll(async () => {
  await scraper.close();
  await outside.close();
});

test("A plot is read and left out of a catalogue of homes, with its reason", async () => {
  const sourceId = await scraper.addSource({
    name: "Homes and plots",
    start_urls: [outside.url],
    allowed_hosts: [outside.host],
    requests_per_second: 1000,
  });
  expect(await scraper.run(sourceId)).toMatchObject({ state: "done", new: 1, not_a_listing: 1 });
  expect(await scraper.query("select url, state, reason from public.scrape_pages order by url")).toEqual([
    { url: `${outside.url}/home`, state: "new", reason: null },
    { url: `${outside.url}/plot`, state: "not-a-listing", reason: "not-a-home: ground-only" },
  ]);
});
