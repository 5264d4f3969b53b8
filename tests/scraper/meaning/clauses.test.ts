import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { readClauses } from "../../../scraper/meaning/clauses/read-clauses.ts";

const file = join(import.meta.dirname, "../../fixtures/posts/lines-seen.json");
const lines = v.parse(
  v.array(v.tuple([v.string(), v.record(v.string(), v.union([v.number(), v.string()]))])),
  JSON.parse(readFileSync(file, "utf8")),
);

test.each(lines)("%s", (line, facts) => {
  const read = readClauses(line).filter(({ role }) => role !== null);
  for (const [role, value] of Object.entries(facts))
    expect(read.some((one) => one.role === role && one.value === value)).toBe(true);
  expect(read.map(({ role }) => role).filter((role) => role !== null && !(role in facts))).toEqual([]);
});

test("A figure shows the words that it owns", () => {
  expect(
    readClauses("ดาวน์ 200,000 ผ่อน 15,500/เดือน").map(({ before, figure, role }) => [before, figure, role]),
  ).toEqual([
    ["ดาวน์", "200,000", "downPayment"],
    ["ผ่อน", "15,500/เดือน", "instalment"],
  ]);
});
