import { afterAll, beforeAll, expect, test } from "vitest";
import { markups, outsideListings } from "../../local/outside/listings.ts";
import {
  forbiddenPath,
  gonePath,
  missingPath,
  type OutsideSite,
  startOutsideSite,
} from "../../local/outside/site.ts";

let site: OutsideSite;
beforeAll(async () => {
  site = await startOutsideSite({ port: 0 });
});
afterAll(() => site.close());

test("The outside site has at least 60 homes in five kinds of markup and four languages", async () => {
  expect(outsideListings.length).toBeGreaterThanOrEqual(60);
  for (const markup of markups)
    expect(outsideListings.filter((home) => home.markup === markup).length).toBeGreaterThan(10);
  expect(new Set(outsideListings.map((home) => home.language))).toEqual(new Set(["en", "th", "ru", "de"]));
  const signs = {
    "json-ld": "application/ld+json",
    microdata: "itemscope",
    "open-graph": "og:title",
    "embedded-state": "__NEXT_DATA__",
    "labelled-text": "<dl>",
  };
  for (const markup of markups) {
    const home = outsideListings.find((candidate) => candidate.markup === markup);
    const html = await (await fetch(site.url + home?.path)).text();
    for (const [name, sign] of Object.entries(signs))
      expect(html.includes(sign), `${markup}: ${name}`).toBe(name === markup);
  }
});

test("A changed price shows on the page, in the sitemap and in the answer to a conditional request", async () => {
  const other = await startOutsideSite({ port: 0 });
  const home = outsideListings.find(({ deal, markup }) => deal === "sale" && markup === "json-ld");
  if (!home) throw new Error("There is no such home.");
  const change = (asked: object) =>
    fetch(`${other.url}/_local/changes`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(asked),
    });
  const before = await fetch(other.url + home.path);
  expect(await before.text()).toContain(`"price":${home.price}`);
  const changed = await (await change({ home: home.id.toLowerCase(), price: "-10%" })).json();
  expect(changed).toMatchObject({ home: home.id, before: home.price });
  expect(changed.after).toBeCloseTo(home.price * 0.9, -4);
  const headers = { "If-None-Match": before.headers.get("ETag") ?? "" };
  const after = await fetch(other.url + home.path, { headers });
  expect(after.status).toBe(200);
  expect(await after.text()).toContain(`"price":${changed.after}`);
  const lastmod = new Date(after.headers.get("Last-Modified") ?? "").toISOString();
  expect(await (await fetch(`${other.url}/sitemap.xml`)).text()).toContain(
    `${home.path}</loc><lastmod>${lastmod}`,
  );

  expect(await (await change({ price: "2500000" })).json()).toMatchObject({ after: 2_500_000 });
  expect((await change({ home: "SSH-9999", price: "-10%" })).status).toBe(404);
  expect((await change({ price: "cheap" })).status).toBe(400);
  expect((await change({ home: home.id })).status).toBe(400);

  expect(await (await change({ home: home.id, deal: "rent" })).json()).toMatchObject({
    title: home.title.replace("for sale", "for rent"),
  });
  await change({ home: home.id, currency: "USD" });
  const rented = await (await fetch(other.url + home.path)).text();
  expect(rented).toContain("LeaseOut");
  expect(rented).toContain(`"priceCurrency":"USD"`);
  await other.close();
});

test("The sitemap lists every home with the time of its last change, and two that no longer exist", async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  for (const home of outsideListings) {
    expect(sitemap).toContain(
      `<loc>${site.url}${home.path}</loc><lastmod>${home.changedAt.toISOString()}</lastmod>`,
    );
  }
  expect(sitemap).toContain(missingPath);
  expect((await fetch(site.url + missingPath)).status).toBe(404);
  expect((await fetch(site.url + gonePath)).status).toBe(410);
});

test("The index pages link to all homes", async () => {
  const found = new Set<string>();
  let next: string | undefined = "/homes";
  while (next) {
    const html: string = await (await fetch(site.url + next)).text();
    for (const [, path] of html.matchAll(/href="(\/homes\/[^"]+)"/g)) if (path) found.add(path);
    next = /rel="next" href="([^"]+)"/.exec(html)?.[1];
  }
  expect(found).toEqual(new Set(outsideListings.map((home) => home.path)));
});

test("robots.txt forbids a page that exists and sets no delay", async () => {
  const robots = await (await fetch(`${site.url}/robots.txt`)).text();
  expect(robots).toContain("Disallow: /private/");
  expect(robots).not.toContain("Crawl-delay");
  expect((await fetch(site.url + forbiddenPath)).status).toBe(200);
});

test("A conditional request for an unchanged page is answered 304", async () => {
  const path = outsideListings[0]?.path ?? "";
  const first = await fetch(site.url + path);
  const etag = first.headers.get("ETag") ?? "";
  const modified = first.headers.get("Last-Modified") ?? "";
  expect((await fetch(site.url + path, { headers: { "If-None-Match": etag } })).status).toBe(304);
  expect((await fetch(site.url + path, { headers: { "If-Modified-Since": modified } })).status).toBe(304);
  expect((await fetch(site.url + path, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
});

test("Requests are logged with their time, and every page says that its data is invented", async () => {
  const before = site.requests().length;
  const html = await (
    await fetch(`${site.url}/search?q=jomtien`, { headers: { "User-Agent": "reader" } })
  ).text();
  expect(html).toContain("invented sample data");
  const entry = site.requests()[before];
  expect(entry).toMatchObject({ method: "GET", path: "/search?q=jomtien", userAgent: "reader", status: 200 });
  expect(entry?.at).toBeInstanceOf(Date);
});
