import { expect, test } from "vitest";
import { wayRule, waysBetween } from "../../../domain/places/ways.ts";

/** On Jomtien Beach Road, on Beach Road, on Naklua Road, and inland without any line. */
const jomtien = { lat: 12.888, lng: 100.8735 };
const beachRoad = { lat: 12.9385, lng: 100.8877 };
const secondRoad = { lat: 12.9365, lng: 100.8902 };
const naklua = { lat: 12.962, lng: 100.8912 };
const inland = { lat: 12.918, lng: 100.94 };

test("A kilometre as the crow flies is 16 minutes on foot, by the rule", () => {
  const north = { lat: jomtien.lat + 1 / 111.2, lng: jomtien.lng };
  expect(waysBetween(jomtien, north).onFoot).toBe(16);
  expect(wayRule.detour / wayRule.walkingKilometresAnHour).toBeCloseTo(16.25 / 60);
});

test("Next door is a minute on foot, and no bus is taken", () => {
  expect(waysBetween(jomtien, jomtien)).toEqual({ onFoot: 1, byBahtBus: undefined });
});

test("What is too far to walk has no minutes on foot, and none by bus without a line near both ends", () => {
  expect(waysBetween(jomtien, inland)).toEqual({ onFoot: undefined, byBahtBus: undefined });
});

test("From more than the promised distance nobody is sent to a line", () => {
  const { mostMetresToLine } = wayRule;
  const eastOfNaklua = (metres: number) => ({
    lat: naklua.lat,
    lng: naklua.lng + metres / (111_195 * Math.cos((naklua.lat * Math.PI) / 180)),
  });
  expect(waysBetween(eastOfNaklua(mostMetresToLine * 0.8), jomtien).byBahtBus).toBeDefined();
  expect(waysBetween(eastOfNaklua(mostMetresToLine * 1.5), jomtien).byBahtBus).toBeUndefined();
});

test("Another line costs its ride and another wait", () => {
  const { byBahtBus: toCentre = 0 } = waysBetween(jomtien, secondRoad);
  const { byBahtBus: toNaklua = 0 } = waysBetween(jomtien, naklua);
  // About 5.4 km and 1.4 km by the lines, one change.
  expect(toCentre).toBeGreaterThan(30);
  expect(toCentre).toBeLessThan(42);
  expect(toNaklua).toBeGreaterThan(toCentre + wayRule.waitMinutes);
});

test("The loop is driven one way: down Beach Road is short, back is around", () => {
  const further = { lat: 12.9292, lng: 100.8808 };
  const there = waysBetween(beachRoad, further).byBahtBus ?? Infinity;
  const back = waysBetween(further, beachRoad).byBahtBus ?? Infinity;
  expect(there).toBeLessThan(back);
});

test("At either street of the loop one boards the bus that goes the right way", () => {
  // Between both streets, a little nearer to Second Road, where buses drive north; the mall is to the south.
  const between = { lat: 12.941, lng: 100.89 };
  const mall = { lat: 12.9345, lng: 100.8855 };
  expect(waysBetween(between, mall).byBahtBus).toBe(12);
});
