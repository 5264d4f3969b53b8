import { expect, test } from "vitest";
import { adminPaths, readAdminPage, readListingPage } from "../../../web/routing/admin-paths.ts";
import { paths } from "../../../web/routing/paths.ts";

const partOf = (address: string) => address.replace(/\?.*$/, "").slice(`${paths.propertyScraper}/`.length);

const id = "00000000-0000-4000-8000-00000000000a";

test.each([
  ["", { kind: "scraper" }],
  [partOf(adminPaths.pastePage("1")), { kind: "paste" }],
  [partOf(adminPaths.newSource), { kind: "source", id: "new" }],
  [partOf(adminPaths.source(id)), { kind: "source", id }],
  [partOf(adminPaths.run(id, { state: "new", page: 2 })), { kind: "run", id }],
])("Below the scraper %j is %j", (part, page) => {
  expect(readAdminPage(part)).toEqual(page);
});

test.each([
  "nonsense",
  "runs",
  "sources",
  "paste/1",
  `listings/${id}`,
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
  expect(adminPaths.listings()).toBe("/admin/properties");
  expect(adminPaths.listings({ words: "50 % & more", publication: "draft", area: "" })).toBe(
    "/admin/properties?words=50+%25+%26+more&publication=draft",
  );
});

test.each([
  ["", { id: null }],
  [id, { id }],
  [id.toUpperCase(), { id }],
  ["new", undefined],
  [`${id}/history`, undefined],
])("Below the properties %j is %j", (part, page) => {
  expect(readListingPage(part)).toEqual(page);
});
