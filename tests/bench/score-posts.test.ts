import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const bench = join(import.meta.dirname, "../../bench/extract/score-posts.ts");

test.each([
  ["seen", [], 1017],
  ["held", ["--held"], 795],
])("Of the %s lines and posts no fewer figures are read right than before", (_, options, least) => {
  const printed = execFileSync(process.execPath, [bench, ...options], { encoding: "utf8" });
  const hits = /^all\s+(\d+)\//m.exec(printed)?.[1];
  expect(Number(hits)).toBeGreaterThanOrEqual(least);
});
