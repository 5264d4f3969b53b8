import { expect, test } from "vitest";
import { type Comparable, askingRange } from "../../../domain/offers/asking-range.ts";

const home = (price: number, more: Partial<Comparable> = {}): Comparable => ({
  slug: `home-${price}`,
  title: "A home",
  language: "en",
  squareMeters: 40,
  price,
  askedOn: "2026-11-01",
  isGone: false,
  isInBuilding: true,
  isSample: false,
  ...more,
});
const prices = [2_000_000, 2_400_000, 2_600_000, 2_800_000, 9_000_000];

test("With fewer than five homes there is no range", () => {
  expect(
    askingRange(
      prices.slice(0, 4).map((price) => home(price)),
      "sell",
      40,
    ),
  ).toBeNull();
  expect(askingRange([], "let", 40)).toBeNull();
});

test("The dearest and the cheapest quarter decide nothing, and the bounds are rounded outwards", () => {
  const range = askingRange(
    prices.map((price) => home(price)),
    "sell",
    41,
  );
  // By square metre 60,000 to 70,000; times 41.
  expect(range).toMatchObject({ low: 2_450_000, high: 2_900_000, within: "building" });
  expect(range?.homes).toHaveLength(5);
});

test("A range is never one figure", () => {
  const same = Array.from({ length: 6 }, () => home(2_000_000));
  expect(askingRange(same, "sell", 40)).toMatchObject({ low: 1_950_000, high: 2_050_000 });
  const rents = Array.from({ length: 6 }, () => home(500));
  const range = askingRange(rents, "let", 40);
  expect(range?.low).toBeLessThan(range?.high ?? 0);
  expect(range?.low).toBeGreaterThan(0);
});

test("Homes of the building are enough by themselves, otherwise those of the area count too", () => {
  const here = prices.map((price) => home(price));
  const near = prices.map((price) => home(price + 1, { isInBuilding: false }));
  expect(askingRange([...here, ...near], "sell", 40)?.homes).toEqual(here);
  const mixed = askingRange([...here.slice(0, 3), ...near], "sell", 40);
  expect(mixed?.within).toBe("area");
  expect(mixed?.homes).toHaveLength(8);
});

test("The range is made of exactly the homes that it shows, twelve at most", () => {
  const many = Array.from({ length: 20 }, (_, index) => home(2_000_000 + index * 100_000));
  const range = askingRange(many, "sell", 40);
  expect(range?.homes).toEqual(many.slice(0, 12));
  expect(range).toEqual(askingRange(range?.homes ?? [], "sell", 40));
});
