import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startOutside, type Outside } from "./outside.ts";
import { startScraper, type ScraperUnderTest } from "./start-scraper.ts";

/** The titles that workerd's own decoders must produce. */
const pages: Record<string, { contentType: string; title: string }> = {
  "text-th-rent-windows-874.html": { contentType: "text/html", title: "ให้เช่าบ้านเดี่ยว 3 ห้องนอน ห้วยใหญ่" },
  "text-zh-gbk.html": { contentType: "text/html; charset=gbk", title: "海湾花园 三居室公寓 出售" },
  "text-ru-spans.html": {
    contentType: "text/html; charset=windows-1251",
    title: "Квартира с двумя спальнями, Пратамнак",
  },
  "text-en-rent-a-week-utf-16.html": {
    contentType: "text/html",
    title: "Cottage to rent, two rooms and a stove",
  },
};
const folder = join(import.meta.dirname, "../fixtures/pages");

let outside: Outside;
let scraper: ScraperUnderTest;

beforeAll(async () => {
  outside = await startOutside((request, response) => {
    const name = (request.url ?? "").slice("/home/".length);
    const page = pages[name];
    if (request.url === "/") {
      const links = Object.keys(pages).map((file) => `<a href="/home/${file}">home</a>`);
      return void response.writeHead(200, { "content-type": "text/html" }).end(links.join(""));
    }
    if (!page) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": page.contentType }).end(readFileSync(join(folder, name)));
  });
  scraper = await startScraper([outside.host]);
});

afterAll(async () => {
  await scraper.close();
  await outside.close();
});

test("Pages in four encodings are stored with their words intact", async () => {
  const sourceId = await scraper.addSource({
    name: "Encodings",
    start_urls: [outside.url],
    allowed_hosts: [outside.host],
    listing_url_pattern: "/home/",
    requests_per_second: 1000,
    max_in_flight: 10,
  });
  expect(await scraper.run(sourceId)).toMatchObject({ state: "done", pages: 4, new: 4 });
  const stored = await scraper.query<{ source_url: string; title: string }>(
    "select origins.source_url, listings.title from public.listing_origins as origins join public.listings on listings.id = origins.listing_id",
  );
  const titles = new Map(
    stored.map((row) => [row.source_url.slice(`${outside.url}/home/`.length), row.title]),
  );
  for (const [file, { title }] of Object.entries(pages))
    expect([file, titles.get(file)]).toEqual([file, title]);
});
