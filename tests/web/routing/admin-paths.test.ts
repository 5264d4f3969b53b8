import { expect, test } from "vitest";
import { consolePaths, readConsolePage } from "../../web/console-paths.ts";
import { paths } from "../../web/paths.ts";

const partOf = (address: string) => address.replace(/\?.*$/, "").slice(`${paths.propertyScraper}/`.length);

const id = "00000000-0000-4000-8000-00000000000a";

test.each([
  ["", { kind: "console" }],
  [partOf(consolePaths.pastePage("1")), { kind: "paste" }],
  [partOf(consolePaths.newSource), { kind: "sources", id: "new" }],
  [partOf(consolePaths.source(id)), { kind: "sources", id }],
  [partOf(consolePaths.run(id, { state: "new", page: 2 })), { kind: "runs", id }],
  [partOf(consolePaths.homes({ title: "reef", page: 2 })), { kind: "homes" }],
  [partOf(consolePaths.home(id)), { kind: "home", id }],
])("Below the console %j is %j", (part, page) => {
  expect(readConsolePage(part)).toEqual(page);
});

test.each([
  "nonsense",
  "runs",
  "sources",
  "paste/1",
  "homes/1",
  `home/${id}`,
  "runs/1",
  "runs/new",
  "sources/1",
  `runs/${id}/pages`,
  "constructor",
])("Below the console %j is no page", (part) => {
  expect(readConsolePage(part)).toBeUndefined();
});

test("A run's address says which of its pages are shown, and nothing of the first page of all", () => {
  expect(consolePaths.run("1", { page: 1 })).toBe(`${paths.propertyScraper}/runs/1`);
  expect(consolePaths.run("1", { state: "new", page: 2 })).toBe(
    `${paths.propertyScraper}/runs/1?state=new&page=2`,
  );
});

test("A search for homes says what is looked for, and nothing of what is not", () => {
  expect(consolePaths.homes()).toBe(`${paths.propertyScraper}/homes`);
  expect(consolePaths.homes({ title: "50 % & more", publication: "draft", page: 3 })).toBe(
    `${paths.propertyScraper}/homes?title=50+%25+%26+more&publication=draft&page=3`,
  );
});
