import { expect, test } from "vitest";
import { entryFiles } from "../../../web/entry/entry-files.ts";
import { pageKey } from "../../../worker/pages/page-key.ts";

const build = (file: string, css: string) => ({ [entryFiles.browser]: { file, css: [css] } });

test("A page of another build is not served after a deployment", () => {
  const keys = ["/", "/de/listings?type=condo"].flatMap((address) => [
    pageKey(address, build("assets/entry-a.js", "assets/a.css")),
    pageKey(address, build("assets/entry-b.js", "assets/a.css")),
    pageKey(address, build("assets/entry-a.js", "assets/b.css")),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
});

test("The key keeps the address and its parameters", () => {
  const key = new URL(pageKey("/de/listings?type=condo", build("a.js", "a.css")), "https://site.test");
  expect([key.pathname, key.searchParams.get("type")]).toEqual(["/de/listings", "condo"]);
});

test("Without a build each address has one key", () => {
  expect(pageKey("/", undefined)).toBe(pageKey("/", undefined));
  expect(pageKey("/", undefined)).not.toBe(pageKey("/de", undefined));
});
