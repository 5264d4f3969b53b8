import { createGzip } from "node:zlib";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listingPage, sendHtml, startOutside, type Outside } from "./outside.ts";
import { startScraper, type ScraperUnderTest } from "./start-scraper.ts";
import { findWorkerd, residentBytes } from "./workerd-processes.ts";

const megabyte = 1024 * 1024;
let outside: Outside;
let scraper: ScraperUnderTest;

/** 49 MB of addresses, of which only the last three are listings. */
function* writeSitemap(): Generator<Buffer> {
  yield Buffer.from("<urlset>");
  const urls = Array.from(
    { length: 1000 },
    (_, n) => `<url><loc>${outside.url}/articles/how-we-live/${n}</loc><lastmod>2026-01-01</lastmod></url>\n`,
  );
  const many = Buffer.from(urls.join(""));
  for (let size = 0; size < 49 * megabyte; size += many.byteLength) yield many;
  const homes = [1, 2, 3].map((id) => `<url><loc>${outside.url}/home/${id}</loc></url>`);
  yield Buffer.from(`${homes.join("")}</urlset>`);
}

beforeAll(async () => {
  outside = await startOutside((request, response) => {
    const path = request.url ?? "";
    if (path === "/robots.txt") return void response.writeHead(404).end();
    if (path === "/sitemap.xml")
      return void Readable.from(writeSitemap()).pipe(response.setHeader("content-type", "application/xml"));
    if (path === "/sitemap.xml.gz")
      return void Readable.from(writeSitemap())
        .pipe(createGzip({ level: 1 }))
        .pipe(response.setHeader("content-type", "application/gzip"));
    const id = path.slice("/home/".length);
    return sendHtml(
      response,
      listingPage({ title: `Home number ${id} by the sea`, price: 1_000_000, id: `H-${id}` }),
    );
  });
  scraper = await startScraper([outside.host]);
});

afterAll(async () => {
  await scraper.close();
  await outside.close();
});

for (const file of ["sitemap.xml", "sitemap.xml.gz"]) {
  test(`A 49 MB ${file} is read to the end within 128 MB of memory`, async () => {
    const sourceId = await scraper.addSource({
      name: file,
      start_urls: [outside.url],
      sitemap_url: `${outside.url}/${file}`,
      allowed_hosts: [outside.host],
      listing_url_pattern: "/home/",
      requests_per_second: 1000,
      max_in_flight: 10,
    });
    const before = Math.max(...findWorkerd().map(residentBytes));
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, ...findWorkerd().map(residentBytes))), 20);
    const run = await scraper.run(sourceId);
    clearInterval(watch);
    console.log(`${file}: ${Math.round((peak - before) / megabyte)} MB more than before`);
    expect(run).toMatchObject({ state: "done", pages: 3, new: 3, complete: true });
    expect((peak - before) / megabyte).toBeLessThan(128);
  });
}
