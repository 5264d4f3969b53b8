import { expect, test } from "vitest";
import { padBox, spreadBox } from "../../../web/map/map-boxes.ts";

const flat = { west: 100, south: 12, east: 104, north: 13 };

test("A box grows on every side by a share of that side's length", () => {
  expect(padBox(flat, 0.25)).toEqual({ west: 99, south: 11.75, east: 105, north: 13.25 });
});

test("A box is made as wide and as high as the least, and no smaller", () => {
  expect(spreadBox(flat, 2)).toEqual({ west: 100, south: 11.5, east: 104, north: 13.5 });
  expect(spreadBox({ ...flat, east: 101, north: 16 }, 2)).toEqual({
    west: 99.5,
    south: 12,
    east: 101.5,
    north: 16,
  });
});
