import { expect, test } from "vitest";
import { boxAround, placeName, placeNames } from "../../../web/map/place-names.ts";

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

test("Names that are placed together do not cover one another; the last finds no room", () => {
  const placed = placeNames(
    ["Naklua", "Wongamat", "Jomtien"].map((name) => ({ key: name, name, at })),
    size,
    [],
  );
  expect(placed.map((one) => one.at)).toEqual([at, { x: 200, y: 176 }, { x: 200, y: 224 }]);
  const [alone, none] = placeNames(
    ["Naklua", "Wongamat"].map((name) => ({ key: name, name, at: { x: 40, y: 12 } })),
    { width: 80, height: 24 },
    [],
  );
  expect(alone?.at).toBeDefined();
  expect(none?.at).toBeUndefined();
});
