import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "../../../../domain/languages/locales.ts";

test("Every language has a flag", () => {
  expect(locales.filter((locale) => !existsSync(`web/public/drawings/flag-${locale}.svg`))).toEqual([]);
});
