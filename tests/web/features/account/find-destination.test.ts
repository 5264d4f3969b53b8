import { expect, test } from "vitest";
import { findDestination } from "../../../../web/features/account/find-destination.ts";

const admin = { rights: ["listings"] };
const visitor = { rights: [] };

test("An admin gets to the administration, or to the page of it that was asked for", () => {
  expect(findDestination(null, admin)).toBe("/admin");
  expect(findDestination("/listings?type=condo", admin)).toBe("/admin");
  expect(findDestination("/admin/property-scraper?x=1#runs", admin)).toBe("/admin/property-scraper?x=1#runs");
});

test("A visitor gets back to where they were", () => {
  expect(findDestination("/property/talay?from=list", visitor)).toBe("/property/talay?from=list");
  expect(findDestination(null, visitor)).toBe("/account");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/sign-in?next=/sign-in",
  "",
  "/.//evil.example",
])("%j leads nowhere else", (next) => {
  expect(findDestination(next, visitor)).toBe("/account");
});
