import fc from "fast-check";
import { expect, test } from "vitest";
import { matchRoutes } from "../../../web/routing/match-routes.ts";
import { findRedirect } from "../../../worker/pages/redirects.ts";

test("A correct path is not redirected", () => {
  for (const path of ["/", "/listings", "/th", "/th/listings", "/property/english"]) {
    expect(findRedirect(path)).toBeUndefined();
  }
});

test("A redirect never leaves the site and never needs a second one", () => {
  const segment = fc.constantFrom(
    "",
    "en",
    "th",
    "rent-to-own",
    "listings",
    "resources",
    "guides",
    "EN",
    "Th",
    "Rent-To-Own",
    "LISTINGS",
    "Property",
    "A-Slug",
    "Resources",
    "evil.example",
    "\\",
  );
  expect(findRedirect("/en//en")).toBe("/");
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
      const target = findRedirect(`/${segments.join("/")}`);
      if (target === undefined) return;
      expect(target.startsWith("/") && !target.startsWith("//")).toBe(true);
      expect(findRedirect(target)).toBeUndefined();
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ["/LISTINGS", "/listings"],
  ["/TH/Listings", "/th/listings"],
  ["/EN/Areas", "/areas"],
  ["/DE", "/de"],
  ["/Property/An-Old-Slug", "/property/An-Old-Slug"],
  ["/de/PROPERTY/0A1B", "/de/property/0A1B"],
  ["/Resources/Tips-For-Buyers/closing-costs", "/resources/tips-for-buyers/closing-costs"],
  ["/Resources/Guides", "/resources/home-buying-guides"],
  ["/Rent-To-Own", "/"],
  ["/Admin/Property-Scraper/runs/0A1B", "/admin/property-scraper/runs/0A1B"],
  ["/LISTINGS/", "/listings"],
  ["/DE/Admin/Property-Scraper", "/admin/property-scraper"],
])("Capitals in %s lead to %s", (from, to) => {
  expect(findRedirect(from)).toBe(to);
});

test("What is not a word of a page's address keeps its capitals", () => {
  for (const path of [
    "/property/An-Old-Slug",
    "/areas/Jomtien",
    "/assets/Chunk-AbC.js",
    "/api/listings/0A1B",
    "/API/listings",
    "/Sitemap.xml",
    "/No/Such/Page",
    "/toString",
  ]) {
    expect([path, findRedirect(path)]).toEqual([path, undefined]);
  }
});

test("Slashes cost no more than their length", () => {
  for (const path of [
    `/a${"/".repeat(100_000)}a`,
    `/${"/".repeat(100_000)}a`,
    `/th${"/en".repeat(30_000)}x`,
  ]) {
    const before = process.cpuUsage();
    findRedirect(path);
    matchRoutes([{ path: "/listings" }], path);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(500);
  }
});

test("The administration speaks English and Thai; other languages lead to the English one", () => {
  for (const language of ["de", "fr", "ru", "zh"]) {
    expect(findRedirect(`/${language}/admin`)).toBe("/admin");
    expect(findRedirect(`/${language}/admin/property-scraper/runs/0A1B`)).toBe(
      "/admin/property-scraper/runs/0A1B",
    );
  }
  expect(findRedirect("/th/admin")).toBeUndefined();
  expect(findRedirect("/de/administration")).toBeUndefined();
});
