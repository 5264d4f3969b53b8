import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { SitemapScan } from "../../../scraper/fetch/sitemap-scan.ts";

const urls = Array.from({ length: 40 }, (_, n) => `https://homes.example/home/${n * 37}?a=1&b=${n}`);
const xml = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls
  .map((url) => `<url><loc>\n ${url.replaceAll("&", "&amp;")} </loc><lastmod>2026-01-01</lastmod></url>`)
  .join("")}<url><loc>https://elsewhere.example/1</loc></url></urlset>`;

async function scan(
  bytes: Uint8Array,
  chunk: number,
): Promise<{ found: string[]; sitemaps: string[]; isWhole: boolean }> {
  const found: string[] = [];
  const sitemap = new SitemapScan(new Set(["homes.example"]), async (some) => found.push(...some) > 0);
  for (let at = 0; at < bytes.byteLength; at += chunk) await sitemap.push(bytes.slice(at, at + chunk));
  return { isWhole: await sitemap.end(), found, sitemaps: sitemap.sitemaps };
}

test("An address split between two chunks is read whole, wherever the split is", async () => {
  const bytes = new TextEncoder().encode(xml);
  for (const chunk of [1, 2, 3, 7, 64, 1000, bytes.byteLength]) {
    expect((await scan(bytes, chunk)).found, `${chunk} bytes at a time`).toEqual(urls);
  }
});

test("A gzip sitemap is unpacked, and a broken one is reported as broken", async () => {
  const packed = gzipSync(xml);
  expect(await scan(packed, 50)).toMatchObject({ found: urls, isWhole: true });
  expect((await scan(packed.subarray(0, packed.byteLength - 40), 50)).isWhole).toBe(false);
});

test("A page's pictures and videos are not read as pages", async () => {
  const media =
    "<url><loc>https://homes.example/1</loc><image:image><image:loc>https://homes.example/1.jpg</image:loc></image:image><video:video><video:player_loc>https://homes.example/v</video:player_loc></video:video></url>";
  const bytes = new TextEncoder().encode(`<urlset>${media}</urlset>`);
  expect((await scan(bytes, 9)).found).toEqual(["https://homes.example/1"]);
});

test("A sitemap that ends too early, or is another kind of page, is reported as incomplete", async () => {
  const bytes = new TextEncoder().encode(xml);
  expect(await scan(bytes.subarray(0, bytes.byteLength - 12), 64)).toMatchObject({
    found: urls,
    isWhole: false,
  });
  const notFound = new TextEncoder().encode("<!doctype html><title>Not found</title>");
  expect(await scan(notFound, 64)).toMatchObject({ found: [], isWhole: false });
  expect((await scan(new TextEncoder().encode('<urlset xmlns="a"/>'), 64)).isWhole).toBe(true);
});

test("An address that becomes too long when encoded is left out", async () => {
  const long = `https://homes.example/${"บ".repeat(400)}`;
  const bytes = new TextEncoder().encode(`<urlset><url><loc>${long}</loc></url></urlset>`);
  expect((await scan(bytes, 500)).found).toEqual([]);
});

test("A sitemap index yields sitemaps, not pages", async () => {
  const index = "<sitemapindex><sitemap><loc>https://homes.example/s1.xml</loc></sitemap></sitemapindex>";
  expect(await scan(new TextEncoder().encode(index), 5)).toMatchObject({
    found: [],
    sitemaps: ["https://homes.example/s1.xml"],
  });
});
