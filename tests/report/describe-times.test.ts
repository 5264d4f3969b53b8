import { expect, test } from "vitest";
import { describeTimes } from "./describe-times.ts";
import { readPlaywright } from "./read-playwright.ts";

test("The table has each layer, their sum, and the slowest files first", () => {
  const files = Array.from({ length: 25 }, (_, n) => ({ file: `tests/${n}.test.ts`, seconds: n }));
  const table = describeTimes([
    { layer: "lint", seconds: 9.6, processorSeconds: 4.2, files: [] },
    { layer: "unit", seconds: 300, processorSeconds: 500, files },
  ]).split("\n");
  expect(table.slice(1, 4).map((line) => line.trim().split(/\s+/))).toEqual([
    ["10", "4", "lint"],
    ["300", "500", "unit"],
    ["310", "504", "all"],
  ]);
  const slowest = table.slice(table.findIndex((line) => line.startsWith("The 20 slowest")) + 1);
  expect(slowest).toHaveLength(20);
  expect(slowest[0]?.trim().split(/\s+/)).toEqual(["24", "unit", "tests/24.test.ts"]);
});

test("Playwright's report is read with its inner groups: times are a file's, failures have their reason", () => {
  const passes = (duration: number) => ({ title: "passes", ok: true, tests: [{ results: [{ duration }] }] });
  const fails = {
    title: "fails",
    ok: false,
    tests: [{ results: [{ duration: 500, error: { message: "Expected 1\nReceived 2" } }] }],
  };
  const report = readPlaywright({
    stats: { expected: 2, flaky: 0 },
    suites: [
      {
        file: "a.spec.ts",
        specs: [passes(1_000)],
        suites: [{ file: "a.spec.ts", specs: [passes(2_000), fails] }],
      },
    ],
  });
  expect(report).toEqual({
    passed: 2,
    failures: ["a.spec.ts › fails\n    Expected 1\n    Received 2"],
    files: [{ file: "tests/e2e/a.spec.ts", seconds: 3.5 }],
  });
});
