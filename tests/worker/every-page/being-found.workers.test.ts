import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BuildingList, ListingPage } from "../../../domain/api.ts";
import { locales, localisePath } from "../../../domain/languages/locales.ts";
import { type Product, startProduct } from "../../start-product.ts";

const origin = "http://site.test";
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const readXml = async (path: string) => {
  const response = await product.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  return load(await response.text(), { xml: true });
};
const readHtml = async (path: string) => load(await (await product.fetch(path)).text());
const pathOf = (address: string) => address.replace(origin, "");

test("robots.txt names the sitemap and disallows the private addresses, but no page that says noindex", async () => {
  const text = await (await product.fetch("/robots.txt")).text();
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  for (const path of ["/admin/", "/api/", "/auth/"]) expect(text).toContain(`Disallow: ${path}\n`);
  for (const path of ["/sign-in", "/thank-you"]) expect(text).not.toContain(path);
});

test("The sitemap index has the latest change of each file", async () => {
  const index = await readXml("/sitemap.xml");
  for (const map of index("sitemap").toArray()) {
    const address = pathOf(index(map).find("loc").text());
    const file = await readXml(address);
    const changes = file("lastmod")
      .toArray()
      .map((lastmod) => file(lastmod).text());
    expect([address, index(map).find("lastmod").text()]).toEqual([address, changes.toSorted().at(-1)]);
  }
});

test("Every address in the sitemaps is an indexed page with that address as its canonical", async () => {
  const index = await readXml("/sitemap.xml");
  const maps = index("sitemap > loc")
    .toArray()
    .map((loc) => pathOf(index(loc).text()));
  expect(maps).toContain("/sitemaps/pages.xml");
  expect(maps).toContain("/sitemaps/listings-1.xml");
  expect(maps).toContain("/sitemaps/buildings.xml");
  const addresses: string[] = [];
  for (const map of maps) {
    const xml = await readXml(map);
    addresses.push(
      ...xml("url > loc")
        .toArray()
        .map((loc) => xml(loc).text()),
    );
  }
  expect(new Set(addresses).size).toBe(addresses.length);
  const english = addresses.map(pathOf).filter((path) => !/^\/(th|zh|ru|de|fr)(\/|$)/.test(path));
  const { total }: ListingPage = await (await product.fetch("/api/listings?limit=1")).json();
  expect(english.filter((path) => path.startsWith("/property/"))).toHaveLength(total);
  const { buildings }: BuildingList = await (await product.fetch("/api/buildings")).json();
  expect(english.filter((path) => path.startsWith("/buildings/")).toSorted()).toEqual(
    buildings.map(({ slug }) => `/buildings/${slug}`).toSorted(),
  );
  const sample = english.filter((path, n) => !path.startsWith("/property/") || n % 9 === 0);
  for (const path of sample) {
    const response = await product.fetch(path);
    const html = load(await response.text());
    expect([path, response.status, response.headers.get("x-robots-tag")]).toEqual([path, 200, null]);
    expect(html('link[rel="canonical"]').attr("href")).toBe(origin + path);
    expect(html('meta[property="og:url"]').attr("content")).toBe(origin + path);
    expect(html('meta[name="robots"]')).toHaveLength(0);
  }
});

test("Every picture that the sitemaps name is there", async () => {
  const listings = await readXml("/sitemaps/listings-1.xml");
  const pictures = listings("image\\:loc")
    .toArray()
    .map((loc) => pathOf(listings(loc).text()));
  expect(new Set(pictures).size).toBeGreaterThan(100);
  for (const picture of new Set(pictures)) {
    const response = await product.fetch(picture, { method: "HEAD" });
    expect([picture, response.status, response.headers.get("content-type")]).toEqual([
      picture,
      200,
      "image/webp",
    ]);
  }
});

test("The languages of a page name each other, and each is its own canonical", async () => {
  const german = await readHtml("/de/listings?type=condo&status=for-sale");
  expect(german('link[rel="canonical"]').attr("href")).toBe(
    `${origin}/de/listings?status=for-sale&type=condo`,
  );
  const alternates = german('link[rel="alternate"][hreflang]')
    .toArray()
    .map((link) => german(link).attr("hreflang"));
  expect(alternates.toSorted()).toEqual(["de", "en", "fr", "ru", "th", "x-default", "zh"]);
});

test("A combination of filters outside the menu is noindex and has the nearest one as its canonical", async () => {
  const cases = {
    "/listings?type=condo&status=for-sale&area=jomtien&sort=price-up": "/listings?status=for-sale&type=condo",
    "/listings?type=house": "/listings",
    "/listings?type=house-for-sale&bedrooms=3": "/listings?type=house-for-sale",
    "/listings?type=house&status=for-sale": "/listings?type=house-for-sale",
    "/listings?type=condo-for-rent&maxMonthly=20000": "/listings?status=for-rent&type=condo",
    "/listings?type=condo-with-finance&q=pool": "/listings?status=finance-available&type=condo",
    "/listings?status=for-rent": "/listings",
    "/listings?area=jomtien": "/listings",
  };
  for (const locale of locales) {
    for (const [path, canonical] of Object.entries(cases)) {
      const address = localisePath(path, locale);
      const response = await product.fetch(address);
      expect([address, response.headers.get("x-robots-tag")]).toEqual([address, "noindex"]);
      const html = load(await response.text());
      expect(html('link[rel="canonical"]').attr("href")).toBe(origin + localisePath(canonical, locale));
      expect(html('meta[name="robots"]').attr("content")).toBe("noindex");
    }
  }
  expect(
    (await product.fetch("/listings?type=condo&status=for-rent")).headers.get("x-robots-tag"),
  ).toBeNull();
});

test("The structured data of a listing has its kind, price and picture", async () => {
  const { listings }: ListingPage = await (
    await product.fetch("/api/listings?type=condo-for-sale&limit=1")
  ).json();
  const [shown] = listings;
  const html = await readHtml(`/property/${shown?.slug}`);
  const blocks = html('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse(html(script).text()));
  const listing = blocks.find((block) => block["@type"] === "RealEstateListing");
  expect(listing).toMatchObject({
    "@context": "https://schema.org",
    url: `${origin}/property/${shown?.slug}`,
    mainEntity: { "@type": "Apartment" },
    offers: [{ "@type": "Offer", price: shown?.price, priceCurrency: "THB" }],
  });
  const breadcrumbs = blocks.find((block) => block["@type"] === "BreadcrumbList");
  expect(breadcrumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${origin}/`,
    `${origin}/listings`,
    `${origin}/property/${shown?.slug}`,
  ]);
  const organisation = blocks.find((block) => block["@type"] === "RealEstateAgent");
  expect(organisation).toMatchObject({ url: origin });
  expect(organisation).not.toHaveProperty("telephone");
  const shared = html('meta[property="og:image"]').attr("content") ?? "";
  expect(shared).toMatch(/^http:\/\/site\.test\/share\/homes\/[\da-f-]+\/en-[\da-f]+\/pictures\/.*\.jpg$/);
  expect((await product.fetch(pathOf(shared))).status).toBe(200);
});

test("The blog has a feed in every language, newest first", async () => {
  const feed = await readXml("/blog/rss.xml");
  const dates = feed("item > pubDate")
    .toArray()
    .map((date) => Date.parse(feed(date).text()));
  expect(dates.length).toBeGreaterThan(0);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  const german = await readXml("/de/blog/rss.xml");
  expect(german("channel > language").text()).toBe("de");
  expect((await product.fetch("/xx/blog/rss.xml")).status).toBe(404);
});

test("Private and missing pages are noindex", async () => {
  for (const path of ["/sign-in", "/no/such/page"]) {
    expect((await readHtml(path))('meta[name="robots"]').attr("content")).toBe("noindex");
  }
});

test("llms.txt names every indexed page but the listings, and each link works", async () => {
  const response = await product.fetch("/llms.txt");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/^# Baan Tawan\n\n> /);
  expect(text).toContain("Sample data");
  const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, address = ""]) => pathOf(address));
  const sitemap = await readXml("/sitemaps/pages.xml");
  const expected = sitemap("url > loc")
    .toArray()
    .map((loc) => pathOf(sitemap(loc).text()))
    .filter((path) => !/^\/(th|zh|ru|de|fr)(\/|$)|\?/.test(path));
  expect(links.toSorted()).toEqual([...expected, "/sitemap.xml"].toSorted());
});

test("There is an icon for phones and for old browsers", async () => {
  const html = await readHtml("/");
  expect(html('link[rel="apple-touch-icon"]').attr("href")).toBe("/apple-touch-icon.png");
  const phone = Buffer.from(await (await product.fetch("/apple-touch-icon.png")).arrayBuffer());
  // The width and the height of a PNG.
  expect([phone.readUInt32BE(16), phone.readUInt32BE(20)]).toEqual([180, 180]);
  const icon = Buffer.from(await (await product.fetch("/favicon.ico")).arrayBuffer());
  expect(icon.subarray(0, 4).toString("hex")).toBe("00000100");
  const picture = icon.subarray(icon.readUInt32LE(18));
  expect([picture.length, picture.readUInt32BE(16)]).toEqual([icon.readUInt32LE(14), 32]);
});

test("An address typed in capitals leads to the page's own, with its query, and an API's does not", async () => {
  const ask = async (path: string) => {
    const response = await product.fetch(path, { redirect: "manual" });
    return [response.status, response.headers.get("location")];
  };
  expect(await ask("/LISTINGS?type=condo&q=Sea+View")).toEqual([301, "/listings?type=condo&q=Sea+View"]);
  expect(await ask("/De/Areas/jomtien")).toEqual([301, "/de/areas/jomtien"]);
  expect(await ask("/API/listings")).toEqual([404, null]);
});
