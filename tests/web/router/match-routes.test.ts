import { type RouteObject, matchRoutes as matchWithReactRouter } from "react-router";
import { expect, test } from "vitest";
import { matchRoutes } from "../../../web/router/match-routes.ts";

/** Every shape of path the site has, under layouts that have none. */
const patterns = [
  "/",
  "/listings",
  "/property/:idOrSlug",
  "/areas",
  "/areas/:slug",
  "/blog",
  "/blog/:slug",
  "/about-us",
  "/resources/faq",
  "/resources/home-buying-guides",
  "/resources/home-buying-guides/:slug",
  "/resources/tips-for-buyers",
  "/resources/tips-for-sellers/:slug",
  "/admin/add-property",
  "*",
];
const routes: RouteObject[] = [{ children: [{ children: patterns.map((path) => ({ path })) }] }];

const found = patterns.map((pattern) => pattern.replace(/:\w+/, "two-storeys").replace("*", "/no/such/page"));
const odd = [
  "/listings/",
  "/LISTINGS",
  "/property",
  "/property/",
  "/property/a/b",
  "/property/%E0%B8%97%E0%B8%B0%E0%B9%80%E0%B8%A5",
  "/property/50%",
  "/blog/rent%2Fown",
  "/areas//naklua",
  "/resources/home-buying-guides/costs-and-taxes/",
  "//",
  "/a b",
];

test.each(["/", "/de"])("An address leads where React Router leads it: under %s", (basename) => {
  expect(found.length).toBe(patterns.length);
  const prefix = basename === "/" ? "" : basename;
  for (const pathname of [...found, ...odd].map((path) => prefix + path)) {
    const expected = matchWithReactRouter(routes, { pathname }, basename) ?? [];
    const matches = matchRoutes(routes, { pathname }, basename) ?? [];
    expect(
      matches.map(({ route }) => route.path),
      pathname,
    ).toEqual(expected.map(({ route }) => route.path));
    // What stands for the star is nobody's to read; they differ in a slash at its end.
    const { "*": _, ...params } = matches.at(-1)?.params ?? {};
    const { "*": __, ...expectedParams } = expected.at(-1)?.params ?? {};
    expect(params, pathname).toEqual(expectedParams);
  }
});

test("An address in another language is not within this one", () => {
  for (const pathname of ["/listings", "/th/listings", "/deutsch"]) {
    expect(matchRoutes(routes, { pathname }, "/de")).toBeNull();
    expect(matchWithReactRouter(routes, { pathname }, "/de")).toBeNull();
  }
});
