import { expect, test } from "vitest";
import { kilometresBetween, placesNear } from "../../domain/places.ts";

const jomtien = { lat: 12.889, lng: 100.874 };

test("A degree of latitude is about 111 kilometres", () => {
  expect(kilometresBetween({ lat: 12, lng: 100 }, { lat: 13, lng: 100 })).toBeCloseTo(111.2, 0);
});

test("From one place to itself it is no way", () => {
  expect(kilometresBetween(jomtien, jomtien)).toBe(0);
});

test("Places come nearest first, with one beach alone", () => {
  const near = placesNear(jomtien);
  expect(near[0]?.slug).toBe("jomtien-beach");
  expect(near.filter(({ slug }) => slug.endsWith("-beach"))).toHaveLength(1);
  const distances = near.map(({ kilometres }) => kilometres);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});
