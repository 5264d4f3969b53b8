import { join } from "node:path";
import { expect, test } from "vitest";
import { findLiterals } from "../../tests/patterns/find-literals.ts";
import { findSlowParts } from "./find-slow-parts.ts";
import { recordComposed } from "./record-composed.ts";

test("A pattern in the code is found with its line, and a slow one is refused", () => {
  const code =
    'const calm = /a+b/y;\nconst text = "/no+pattern/";\nexport const slow = (path: string) => path.replace(/\\/+$/, "");\n';
  const found = findLiterals("redirects.ts", code);
  expect(found.map(({ where }) => where)).toEqual(["redirects.ts:1", "redirects.ts:3"]);
  expect(found.map(({ regex }) => findSlowParts(regex).length)).toEqual([0, 1]);
});

test("Growth of every kind is seen", () => {
  for (const slow of [/(?:a+)+$/, /\s+$/, /^\s*:?\s*$/, /^.*a?.*b$/])
    expect([slow, findSlowParts(slow).length > 0]).toEqual([slow, true]);
  for (const calm of [/(?<!\s)\s+$/, /^\s*(?::\s*)?$/, /^[a-z]+$/, /a+/g])
    expect([calm, findSlowParts(calm)]).toEqual([calm, []]);
});

test("A pattern that a module composes is seen with the line that made it", async () => {
  const composed = await recordComposed(join(import.meta.dirname, "../.."), [
    "tests/patterns/fixtures/compose-pattern.ts",
  ]);
  expect(composed.map(({ where, regex }) => [where, regex.source])).toEqual([
    ["tests/patterns/fixtures/compose-pattern.ts:4", "(?:en|th)+x"],
  ]);
});
