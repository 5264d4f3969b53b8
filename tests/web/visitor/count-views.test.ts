import { expect, test } from "vitest";
import * as v from "valibot";
import { viewSchema } from "../../../domain/views.ts";
import { pages } from "../../../web/routing/pages.ts";
import type { Route } from "../../../web/routing/route.ts";
import { viewOf } from "../../../web/visitor/count-views.ts";

const params = { idOrSlug: "one-bedroom-talay-thong", slug: "jomtien" };
const shown = (row: Route["row"], error?: unknown) =>
  viewOf({ match: { route: { path: row?.path ?? "*", ...(row && { row }) }, params }, error }, "de");

test("Each public page is one that the site counts, and no personal page is counted", () => {
  for (const row of pages) {
    const view = shown(row);
    if (row.isPersonal) expect(view, row.path).toBeUndefined();
    else expect(v.safeParse(viewSchema, view).success, row.path).toBe(true);
  }
});

test("Only a home's page names a home", () => {
  expect(shown(pages.find(({ file }) => file === "property-page"))).toEqual({
    page: "property",
    listing: "one-bedroom-talay-thong",
    language: "de",
  });
  expect(shown(pages.find(({ file }) => file === "reading/area-page"))).toEqual({
    page: "areas",
    language: "de",
  });
});

test("A page that could not be shown is not counted", () => {
  expect(shown(undefined)).toBeUndefined();
  expect(shown(pages[0], new Error("no answer"))).toBeUndefined();
});
