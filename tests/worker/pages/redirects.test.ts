import fc from "fast-check";
import { expect, test } from "vitest";
import { findRedirect } from "../../../worker/pages/redirects.ts";

test("A correct path is not redirected", () => {
  for (const path of ["/", "/listings", "/th", "/th/listings", "/property/english"]) {
    expect(findRedirect(path)).toBeUndefined();
  }
});

test("A redirect never leaves the site and never needs a second one", () => {
  const segment = fc.constantFrom(
    "",
    "en",
    "th",
    "rent-to-own",
    "listings",
    "resources",
    "guides",
    "evil.example",
    "\\",
  );
  expect(findRedirect("/en//en")).toBe("/");
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
      const target = findRedirect(`/${segments.join("/")}`);
      if (target === undefined) return;
      expect(target.startsWith("/") && !target.startsWith("//")).toBe(true);
      expect(findRedirect(target)).toBeUndefined();
    }),
    { numRuns: 5000 },
  );
});
