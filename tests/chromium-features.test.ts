import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { disabledFeatures } from "./e2e/chromium-features.ts";

test("Every feature that Playwright runs Chromium without is in our list, which replaces its own", () => {
  const bundle = createRequire(import.meta.url).resolve("playwright-core/lib/coreBundle");
  const list = /disabledFeatures = \[([^\]]+)\]/.exec(readFileSync(bundle, "utf8"))?.[1] ?? "";
  const ofPlaywright = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(ofPlaywright.length).toBeGreaterThan(10);
  expect(disabledFeatures).toEqual(expect.arrayContaining(ofPlaywright));
});
