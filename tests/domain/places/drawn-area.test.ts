import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Corner,
  boxOfArea,
  isInDrawnArea,
  mostCorners,
  readDrawnArea,
  toDrawnArea,
} from "../../../domain/places/drawn-area.ts";
import { writeDrawnArea } from "../../../domain/places/write-drawn-area.ts";

const triangle = "100.86,12.88,100.9,12.88,100.88,12.92";

test("The same shape has one spelling, wherever its drawing began and whichever way it went", () => {
  const spell = (text: string) => writeDrawnArea(readDrawnArea(text) ?? []);
  expect(spell(triangle)).toBe(triangle);
  expect(spell("100.88,12.92,100.86,12.88,100.9,12.88")).toBe(triangle);
  expect(spell("100.9,12.88,100.86,12.88,100.88,12.92")).toBe(triangle);
  // It ends where it began, and a hand trembles.
  expect(spell(`${triangle},100.86001,12.88001`)).toBe(triangle);
});

test.each([
  "",
  "100.86,12.88",
  "100.86,12.88,100.9,12.88",
  "100.86,12.88,100.87,12.88,100.9,12.88",
  "100.86,12.88,100.86,12.88,100.86,12.88",
  "100.86,12.88,100.9,12.88,100.88",
  "200,12.88,100.9,12.88,100.88,12.92",
  "100.86,12.88,100.9,NaN,100.88,12.92",
  "100.86,12.88,100.9,1e1,100.88,12.92",
  Array.from({ length: mostCorners + 1 }, (_, k) => `${100 + Math.cos(k)},${12 + Math.sin(k)}`).join(","),
  "1,".repeat(1_000_000),
])("What encloses nothing, or is no list of corners, is refused: %.40s", (text) => {
  expect(readDrawnArea(text)).toBeUndefined();
});

test("A place is inside if the line goes around it; the edge counts", () => {
  const area = readDrawnArea(triangle) ?? [];
  expect(isInDrawnArea(area, 100.88, 12.89)).toBe(true);
  expect(isInDrawnArea(area, 100.88, 12.88)).toBe(true);
  expect(isInDrawnArea(area, 100.861, 12.91)).toBe(false);
  expect(isInDrawnArea(area, 100.88, 12.95)).toBe(false);
});

test("A home on a slanting edge is inside, however its place is written in binary", () => {
  const area = readDrawnArea("100.8103,12.8503,100.8693,12.8113,100.8413,12.8633") ?? [];
  for (let part = 0; part <= 10; part += 1) {
    const [lng, lat] = [
      Number((100.8103 + part * 0.0059).toFixed(4)),
      Number((12.8503 - part * 0.0039).toFixed(4)),
    ];
    expect(isInDrawnArea(area, lng, lat), `${lng},${lat}`).toBe(true);
    expect(isInDrawnArea(area, lng, lat - 0.0001), `below ${lng},${lat}`).toBe(false);
  }
});

test("Nothing outside the box of an area is inside it, and an area that is read again is the same", () => {
  const degrees = fc.double({ min: 0, max: 1, noNaN: true });
  const corner = fc.tuple(degrees, degrees).map(([x, y]): Corner => [100 + x, 12 + y]);
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: mostCorners }), corner, (corners, [lng, lat]) => {
      const area = toDrawnArea(corners);
      if (!area) return;
      expect(readDrawnArea(writeDrawnArea(area))).toEqual(area);
      const { west, south, east, north } = boxOfArea(area);
      const isInBox = lng >= west && lng <= east && lat >= south && lat <= north;
      if (isInDrawnArea(area, lng, lat)) expect(isInBox).toBe(true);
    }),
  );
});
