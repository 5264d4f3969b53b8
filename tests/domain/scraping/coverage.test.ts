import { expect, test } from "vitest";
import { type RunCoverage, measureFields } from "../../../domain/scraping/coverage.ts";

const run = (listings: number, fields: Record<string, number>): RunCoverage => ({
  sourceId: "source",
  runId: `run of ${listings}`,
  at: "2026-11-01T00:00:00Z",
  listings,
  fields,
});
const priceOf = (runs: RunCoverage[]) => measureFields(runs).find(({ field }) => field === "price");

test("The newest run is compared with the median of those before it", () => {
  const runs = [run(10, { price: 4 }), run(10, { price: 10 }), run(20, { price: 18 }), run(10, { price: 1 })];
  expect(priceOf(runs)).toMatchObject({ shares: [0.1, 0.9, 1, 0.4], now: 0.4, drift: -0.5 });
});

test("Between two earlier runs the median is their mean", () => {
  expect(priceOf([run(10, { price: 10 }), run(10, { price: 8 }), run(10, { price: 4 })])?.drift).toBeCloseTo(
    0.4,
  );
});

test("A first run has nothing to be compared with, and a field it never had is nought", () => {
  expect(priceOf([run(4, { title: 4 })])).toEqual({ field: "price", shares: [0], now: 0, drift: null });
});

test("Runs without a listing say nothing about fields", () => {
  expect(measureFields([run(0, {})])).toEqual([]);
  expect(priceOf([run(0, {}), run(2, { price: 2 })])).toMatchObject({ shares: [1], drift: null });
});
