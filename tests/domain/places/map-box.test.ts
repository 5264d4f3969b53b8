import fc from "fast-check";
import { expect, test } from "vitest";
import { readMapBox, writeMapBox } from "../../../domain/places/map-box.ts";

test("A box that is written can be read again, whatever sums its corners come from", () => {
  const box = { west: 100.865978, south: 12.906984, east: 100.79413 + 0.1 + 1e-12, north: 12.937756 };
  const read = readMapBox(writeMapBox(box));
  expect(read).toBeDefined();
  expect(read?.west).toBeLessThanOrEqual(box.west);
  expect(read?.east).toBeGreaterThanOrEqual(100.894);
});

test("The smallest boxes are spelled the same when they are read again", () => {
  const hundredth = fc.integer({ min: -8_000, max: 8_000 });
  const side = fc.integer({ min: 1, max: 4 });
  fc.assert(
    fc.property(hundredth, hundredth, side, side, (x, y, width, height) => {
      const read = readMapBox([x, y, x + width, y + height].map((corner) => corner / 100).join(","));
      const again = read && readMapBox(writeMapBox(read));
      expect(read).toBeDefined();
      expect(again).toEqual(read);
    }),
  );
});
