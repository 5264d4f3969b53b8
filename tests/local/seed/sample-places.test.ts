/** What the words of the samples say about ways is true of where the samples stand. */
import { expect, test } from "vitest";
import { makeSampleRows } from "../../../local/seed/seed.ts";
import { kilometresBetween, placesNear } from "../../../domain/places/places.ts";
import { wayRule, waysBetween } from "../../../domain/places/ways.ts";

function placeOf(slug: string) {
  const home = makeSampleRows().find((row) => row.slug === slug);
  if (!home?.latitude || !home.longitude) throw new Error(`${slug} has no place`);
  return { lat: home.latitude, lng: home.longitude };
}

function beachFrom(slug: string) {
  const place = placeOf(slug);
  const beach = placesNear(place).find((near) => near.slug.endsWith("-beach"));
  if (!beach) throw new Error(`No beach is near ${slug}`);
  return { metres: beach.kilometres * 1000, minutes: waysBetween(place, beach.at).onFoot ?? Infinity };
}

test.each([
  ["chinese-two-bedroom-mali-sands-wongamat", 3],
  ["russian-studio-pha-ngam-pratumnak", 10],
  ["two-bedroom-finance-hin-khao-pratumnak", 3],
  ["french-rental-hin-khao-pratumnak", 3],
  ["thai-one-bedroom-talay-thong-jomtien", 3],
])("The beach is as many minutes on foot from %s as its words say: %i", (slug, minutes) => {
  expect(beachFrom(slug).minutes).toBe(minutes);
});

test("The footpath of 250 metres is one", () => {
  const { metres } = beachFrom("studio-rental-mali-sands-wongamat");
  expect(metres * wayRule.detour).toBeGreaterThan(220);
  expect(metres * wayRule.detour).toBeLessThan(280);
});

test("What stands on the beach road stands there", () => {
  expect(beachFrom("two-bedroom-beach-road-jomtien").metres).toBeLessThan(80);
});

test("The villa is 200 metres from the marina", () => {
  // Ocean Marina, by our own reading of maps.
  const metres =
    kilometresBetween(placeOf("beach-villa-rental-na-jomtien"), { lat: 12.8284, lng: 100.9045 }) * 1000;
  expect(metres).toBeGreaterThan(150);
  expect(metres).toBeLessThan(250);
});
