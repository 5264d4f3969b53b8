import { expect, test } from "vitest";
import { placeParts } from "../../../domain/places/place-parts.ts";

test("An area that the address names already is said once", () => {
  expect(placeParts(["Jomtien, Chon Buri", undefined, "Jomtien"])).toEqual(["Jomtien, Chon Buri"]);
  expect(placeParts(["", "Jomtien", "Jomtien"])).toEqual(["Jomtien"]);
});

test("A street that begins with the area's name does not stand for the area", () => {
  expect(placeParts(["Jomtien Second Road 12", "Palm Court", "Jomtien"])).toEqual([
    "Jomtien Second Road 12",
    "Palm Court",
    "Jomtien",
  ]);
});
