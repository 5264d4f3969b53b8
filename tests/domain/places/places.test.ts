import { expect, test } from "vitest";
import { distancesFrom, kilometresBetween, places, placesNear } from "../../../domain/places/places.ts";

const jomtien = { lat: 12.889, lng: 100.874 };

test("A degree of latitude is about 111 kilometres", () => {
  expect(kilometresBetween({ lat: 12, lng: 100 }, { lat: 13, lng: 100 })).toBeCloseTo(111.2, 0);
});

test("The distance from a place to itself is zero", () => {
  expect(kilometresBetween(jomtien, jomtien)).toBe(0);
});

test("Places come nearest first, the nearest of each kind and both airports", () => {
  const near = placesNear(jomtien);
  expect(near[0]?.slug).toBe("jomtien-beach");
  expect(near[1]?.slug).toBe("immigration");
  expect(near.map(({ kind }) => kind).toSorted()).toEqual(
    ["airport", "airport", "beach", "hospital", "immigration", "mall", "pier", "school"].toSorted(),
  );
  const distances = near.map(({ kilometres }) => kilometres);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test("A beach is as near as its nearest sand, not as its middle", () => {
  const atTheSouthernEnd = { lat: 12.862, lng: 100.8866 };
  const beach = distancesFrom(atTheSouthernEnd).find(({ slug }) => slug === "jomtien-beach");
  expect(beach?.kilometres).toBeLessThan(0.2);
});

test("Every place has one position or a line near Pattaya, and says where it was read or that it is not verified", () => {
  for (const { line, position, slug } of places) {
    for (const [lat, lng] of line) {
      expect(kilometresBetween({ lat, lng }, jomtien), slug).toBeLessThan(100);
    }
    expect(["sourced", "unverified"]).toContain(position.standing);
  }
});
