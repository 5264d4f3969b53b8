import * as v from "valibot";
import { expect, test } from "vitest";
import { scrapeSourceSchema } from "../../../domain/scraping/scrape-source.ts";
import { findByPattern, isReadable, matchesPattern } from "../../../scraper/extract/linear-pattern.ts";

const isAccepted = (pattern: string) =>
  v.safeParse(scrapeSourceSchema, {
    name: "Homes",
    start_urls: ["https://homes.co.th/"],
    allowed_hosts: ["homes.co.th"],
    listing_url_pattern: pattern,
  }).success;

test("A pattern that grows exponentially elsewhere takes one pass", () => {
  const before = process.cpuUsage();
  expect(matchesPattern("(a+)+$", `${"a".repeat(100_000)}b`)).toBe(false);
  const { user } = process.cpuUsage(before);
  expect(user / 1e6).toBeLessThan(2);
});

test("The usual patterns of sources mean the same as before", () => {
  expect(matchesPattern("/(?:condo|house)/[\\w-]+-\\d+/?$", "https://homes.co.th/condo/sea-view-12")).toBe(
    true,
  );
  expect(matchesPattern("/home/", "https://homes.co.th/office/1")).toBe(false);
  expect(findByPattern("BR:(\\d+)", "Size 4 BR:2")).toBe("2");
  expect(findByPattern("(?<id>[A-Z]{2}-\\d+)", "Ref. AB-12")).toBe("AB-12");
  expect(findByPattern("[A-Z]{2}-\\d+", "Ref. AB-12")).toBe("AB-12");
  expect(findByPattern("(x)?\\d+", "12")).toBe("12");
  expect(findByPattern("\\d+", "none")).toBe("");
  expect(findByPattern("ราคา\\s(\\p{L}+)", "ราคา บาท")).toBe("บาท");
});

test("The form accepts what the scraper can read, and no more", () => {
  const refused = [
    "(",
    "(?=a)b",
    "(?!a)b",
    "(?<=a)b",
    "(?<!a)b",
    "(a)\\1",
    "(?<n>a)\\k<n>",
    "\\u0041",
    "\\u{41}",
    "\\cA",
    "a{2000}",
    "\\p{Script=Thai}",
    "\\p{scx=Thai}",
  ];
  const accepted = [
    "/home/\\d+",
    "^https://homes\\.co\\.th/(?:condo|house)/",
    "[\\w-]+",
    "\\(\\?=",
    "[(?=]",
    "\\\\1",
    "\\p{L}+",
    "\\P{Lu}",
    "(?<id>\\d{3,8})",
    "a{1000}",
    "(a+)+$",
    "ราคา",
    "[^\\]]+",
    "\\.html$",
  ];
  for (const pattern of refused) expect([pattern, isAccepted(pattern)]).toEqual([pattern, false]);
  for (const pattern of accepted)
    expect([pattern, isReadable(pattern), isAccepted(pattern)]).toEqual([pattern, true, true]);
});
