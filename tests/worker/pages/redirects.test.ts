import fc from "fast-check";
import { expect, test } from "vitest";
import { matchRoutes } from "../../../web/routing/match-routes.ts";
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

test("Slashes cost no more than their length", () => {
  for (const path of [
    `/a${"/".repeat(100_000)}a`,
    `/${"/".repeat(100_000)}a`,
    `/th${"/en".repeat(30_000)}x`,
  ]) {
    const before = process.cpuUsage();
    findRedirect(path);
    matchRoutes([{ path: "/listings" }], path);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(500);
  }
});
