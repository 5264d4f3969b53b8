import { expect, test } from "vitest";
import { isExcludedTitle } from "../../../domain/listings/listing-exclusion.ts";

test("The beachfront studio at View Talay 5 is excluded, however its title is written", () => {
  expect(isExcludedTitle("Beachfront 48sqm Studio at View Talay 5 Jomtien")).toBe(true);
  expect(isExcludedTitle("BEACHFRONT, 48 sqm. studio — View Talay 5, Jomtien")).toBe(true);
  expect(isExcludedTitle("Studio (48sqm), beach-front: View  Talay 5")).toBe(true);
});

test("Similar listings are not excluded", () => {
  expect(isExcludedTitle("Beachfront 48sqm one-bedroom at View Talay 5 Jomtien")).toBe(false);
  expect(isExcludedTitle("Beachfront 38sqm studio at View Talay 5 Jomtien")).toBe(false);
  expect(isExcludedTitle("Beachfront 48sqm studio at View Talay 7 Jomtien")).toBe(false);
  expect(isExcludedTitle("Sea-view 48sqm studio at View Talay 5 Jomtien")).toBe(false);
});
