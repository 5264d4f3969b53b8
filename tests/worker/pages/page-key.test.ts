import { expect, test } from "vitest";
import { entryFiles } from "../../../web/entry/entry-files.ts";
import { pageKey } from "../../../worker/pages/page-key.ts";

const none = { tiles: null, newsletterFrame: undefined };
const build = (file: string, css: string) => ({ [entryFiles.browser]: { file, css: [css] } });

test("A page of another build is not served after a deployment", () => {
  const keys = ["/", "/de/listings?type=condo"].flatMap((address) => [
    pageKey(address, build("assets/entry-a.js", "assets/a.css"), none),
    pageKey(address, build("assets/entry-b.js", "assets/a.css"), none),
    pageKey(address, build("assets/entry-a.js", "assets/b.css"), none),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
});

test("The key keeps the address and its parameters", () => {
  const key = new URL(pageKey("/de/listings?type=condo", build("a.js", "a.css"), none), "https://site.test");
  expect([key.pathname, key.searchParams.get("type")]).toEqual(["/de/listings", "condo"]);
});

test("Without a build each address has one key", () => {
  expect(pageKey("/", undefined, none)).toBe(pageKey("/", undefined, none));
  expect(pageKey("/", undefined, none)).not.toBe(pageKey("/de", undefined, none));
});

test("A page is made again when a deployment changes its newsletter form or its map tiles", () => {
  const keys = [
    none,
    { ...none, newsletterFrame: "https://news.example/form" },
    { ...none, tiles: { url: "x" } },
  ];
  expect(new Set(keys.map((shown) => pageKey("/", undefined, shown))).size).toBe(keys.length);
});
