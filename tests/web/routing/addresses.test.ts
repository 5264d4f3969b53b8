import { expect, test } from "vitest";
import { createHref, readLocation, stripBasename } from "../../../web/routing/addresses.ts";

test.each([
  ["/", "/de"],
  ["/?tour=1", "/de?tour=1"],
  ["/#apply", "/de#apply"],
  ["/listings", "/de/listings"],
  ["/finance#apply", "/de/finance#apply"],
  ["/blog/ทะเล", "/de/blog/ทะเล"],
  ["#place", "#place"],
  ["https://elsewhere.test/", "https://elsewhere.test/"],
])("%s is found at %s in German, and as it is in English", (to, german) => {
  expect(createHref(to, "/de")).toBe(german);
  expect(createHref(to, "/")).toBe(to);
});

test.each([
  ["/de", "/"],
  ["/de/", "/"],
  ["/DE/listings", "/listings"],
  ["/deutsch", undefined],
  ["/th/listings", undefined],
])("%s without its language is %s", (pathname, path) => {
  expect(stripBasename(pathname, "/de")).toBe(path);
});

test("A location keeps its query and its place", () => {
  const url = new URL("http://site.test/de/finance?amount=1#apply");
  expect(readLocation(url, "/de")).toEqual({ pathname: "/finance", search: "?amount=1", hash: "#apply" });
});
