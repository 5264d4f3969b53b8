import { expect, test } from "vitest";
import { pageKey } from "../../worker/page-key.ts";

const build = (file: string, css: string) => ({ "web/entry-client.tsx": { file, css: [css] } });

test("A page that another build made is not served after a deployment", () => {
  const keys = ["/", "/de/listings?type=condo"].flatMap((address) => [
    pageKey(address, build("assets/entry-a.js", "assets/a.css")),
    pageKey(address, build("assets/entry-b.js", "assets/a.css")),
    pageKey(address, build("assets/entry-a.js", "assets/b.css")),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
});

test("The address stays what it was, its parameters too", () => {
  const key = new URL(pageKey("/de/listings?type=condo", build("a.js", "a.css")), "https://site.test");
  expect([key.pathname, key.searchParams.get("type")]).toEqual(["/de/listings", "condo"]);
});

test("Without a build there is one key", () => {
  expect(pageKey("/", undefined)).toBe(pageKey("/", undefined));
  expect(pageKey("/", undefined)).not.toBe(pageKey("/de", undefined));
});
