import { expect, test } from "vitest";
import { metasSayNoindex, saysNoindex } from "../../../scraper/fetch/robots-tag.ts";

test.each([
  ["noindex", true],
  ["NoIndex, nofollow", true],
  ["none", true],
  ["nofollow, noarchive", false],
  ["all", false],
  ["", false],
  ["max-snippet: 20, noindex", true],
  ["unavailable_after: 25 Jun 2010 15:00:00 PST", false],
  ["googlebot: noindex", false],
  ["googlebot: nofollow, noindex", false],
  ["googlebot: noindex, BaanTawanBot: noindex", true],
  ["baantawanbot: none", true],
  ["BaanTawanBot: nofollow", false],
  ["noindexed", false],
])("%j in a header forbids keeping the page: %s", (written, forbids) => {
  expect(saysNoindex(written)).toBe(forbids);
});

test("Robots meta elements count when they are for all robots or for us", () => {
  const said = (name: string, content: string) => metasSayNoindex(new Map([[name, [content]]]));
  expect(said("robots", "index, follow")).toBe(false);
  expect(said("robots", "noindex, follow")).toBe(true);
  expect(said("baantawanbot", "noindex")).toBe(true);
  expect(said("googlebot", "noindex")).toBe(false);
});
