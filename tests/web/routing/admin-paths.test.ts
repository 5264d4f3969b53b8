import { expect, test } from "vitest";
import { adminPaths, readAdminPage } from "../../../web/routing/admin-paths.ts";
import { paths } from "../../../web/routing/paths.ts";

const partOf = (address: string) => address.replace(/\?.*$/, "").slice(`${paths.propertyScraper}/`.length);

const id = "00000000-0000-4000-8000-00000000000a";

test.each([
  ["", { kind: "scraper" }],
  [partOf(adminPaths.pastePage("1")), { kind: "paste" }],
  [partOf(adminPaths.newSource), { kind: "source", id: "new" }],
  [partOf(adminPaths.source(id)), { kind: "source", id }],
  [partOf(adminPaths.run(id, { state: "new", page: 2 })), { kind: "run", id }],
  [partOf(adminPaths.listings({ title: "reef", page: 2 })), { kind: "listings" }],
  [partOf(adminPaths.listing(id)), { kind: "listing", id }],
])("Below the scraper %j is %j", (part, page) => {
  expect(readAdminPage(part)).toEqual(page);
});

test.each([
  "nonsense",
  "runs",
  "sources",
  "paste/1",
  "listings/1",
  `listing/${id}`,
  "runs/1",
  "runs/new",
  "sources/1",
  `runs/${id}/pages`,
  "constructor",
])("Below the scraper %j is no page", (part) => {
  expect(readAdminPage(part)).toBeUndefined();
});

test("A run's address says which of its pages are shown, and nothing of the first page of all", () => {
  expect(adminPaths.run("1", { page: 1 })).toBe(`${paths.propertyScraper}/runs/1`);
  expect(adminPaths.run("1", { state: "new", page: 2 })).toBe(
    `${paths.propertyScraper}/runs/1?state=new&page=2`,
  );
});

test("A search for listings says what is looked for, and nothing of what is not", () => {
  expect(adminPaths.listings()).toBe(`${paths.propertyScraper}/listings`);
  expect(adminPaths.listings({ title: "50 % & more", publication: "draft", page: 3 })).toBe(
    `${paths.propertyScraper}/listings?title=50+%25+%26+more&publication=draft&page=3`,
  );
});
