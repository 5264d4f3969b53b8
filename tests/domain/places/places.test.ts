import { expect, test } from "vitest";
import { kilometresBetween, placesNear } from "../../../domain/places/places.ts";

const jomtien = { lat: 12.889, lng: 100.874 };

test("A degree of latitude is about 111 kilometres", () => {
  expect(kilometresBetween({ lat: 12, lng: 100 }, { lat: 13, lng: 100 })).toBeCloseTo(111.2, 0);
});

test("The distance from a place to itself is zero", () => {
  expect(kilometresBetween(jomtien, jomtien)).toBe(0);
});

test("Places come nearest first, with only one beach", () => {
  const near = placesNear(jomtien);
  expect(near[0]?.slug).toBe("jomtien-beach");
  expect(near.filter(({ slug }) => slug.endsWith("-beach"))).toHaveLength(1);
  const distances = near.map(({ kilometres }) => kilometres);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});
