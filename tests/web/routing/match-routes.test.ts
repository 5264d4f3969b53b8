import { expect, test } from "vitest";
import { matchRoutes } from "../../../web/routing/match-routes.ts";

/** Every shape of path the site has, in the order of its table: words, parameters, `*`. */
const routes = [
  "/",
  "/blog/:slug",
  "/listings",
  "/property/:idOrSlug",
  "/areas",
  "/areas/:slug",
  "/blog",
  "/resources/home-buying-guides",
  "/resources/home-buying-guides/:slug",
  "/resources/:kind/:slug",
  "/admin/add-property",
  "/admin/property-scraper/*",
  "*",
].map((path) => ({ path }));

function find(pathname: string, basename?: string) {
  const match = matchRoutes(routes, pathname, basename);
  return match && [match.route.path, match.params];
}

test.each([
  ["/", "/", {}],
  ["/listings", "/listings", {}],
  ["/areas", "/areas", {}],
  ["/property/talay", "/property/:idOrSlug", { idOrSlug: "talay" }],
  ["/resources/home-buying-guides/costs", "/resources/home-buying-guides/:slug", { slug: "costs" }],
  ["/resources/faq/costs", "/resources/:kind/:slug", { kind: "faq", slug: "costs" }],
  ["/admin/property-scraper", "/admin/property-scraper/*", { "*": "" }],
  ["/admin/property-scraper/runs/1", "/admin/property-scraper/*", { "*": "runs/1" }],
])("%s leads to the first route that fits: %s", (pathname, path, params) => {
  expect(find(pathname)).toEqual([path, params]);
  const inGerman = pathname === "/" ? "/de" : `/de${pathname}`;
  expect(find(inGerman, "/de")).toEqual([path, params]);
});

test.each([
  ["/listings/", "/listings", {}],
  ["/LISTINGS", "/listings", {}],
  ["//", "/", {}],
  ["/property/%E0%B8%97%E0%B8%B0%E0%B9%80%E0%B8%A5", "/property/:idOrSlug", { idOrSlug: "ทะเล" }],
  ["/property/50%", "/property/:idOrSlug", { idOrSlug: "50%" }],
  ["/blog/rent%2Fown", "/blog/:slug", { slug: "rent/own" }],
])("An odd address is read kindly: %s", (pathname, path, params) => {
  expect(find(pathname)).toEqual([path, params]);
});

test.each([
  "/property",
  "/property/",
  "/property/a/b",
  "/areas//naklua",
  "/resources//costs",
  "/a b",
  "/listings/all",
])("%s leads nowhere", (pathname) => {
  expect(find(pathname)?.[0]).toBe("*");
});

test("Without a route for the rest, what leads nowhere has no match", () => {
  expect(matchRoutes([{ path: "/" }], "/listings")).toBeUndefined();
});

test.each(["/listings", "/th/listings", "/deutsch"])("%s is not an address in German", (pathname) => {
  expect(find(pathname, "/de")).toBeUndefined();
});
