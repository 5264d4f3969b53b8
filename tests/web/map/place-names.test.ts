import { expect, test } from "vitest";
import { boxAround, placeName } from "../../../web/map/place-names.ts";

const at = { x: 200, y: 200 };
const size = { width: 480, height: 360 };

test("A name stays where it is if nothing is in its way", () => {
  expect(placeName("Jomtien", at, size, [boxAround({ x: 200, y: 300 }, 30, 18)])).toEqual(at);
});

test("A name moves out of a mark's way: up or down, else aside", () => {
  expect(placeName("Jomtien", at, size, [boxAround(at, 32, 12)])).toEqual({ x: 200, y: 176 });
  expect(placeName("Jomtien", at, size, [boxAround(at, 32, 120)])).toEqual({ x: 136, y: 200 });
});

test("A name is left out rather than cut off or written over a mark", () => {
  expect(placeName("Jomtien", { x: 10, y: 200 }, size, [])).toEqual({ x: 74, y: 200 });
  expect(placeName("Jomtien", { x: -80, y: 200 }, size, [])).toBeUndefined();
  expect(placeName("Jomtien", at, size, [boxAround(at, 200, 120)])).toBeUndefined();
});
