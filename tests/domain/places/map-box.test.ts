import { expect, test } from "vitest";
import { readMapBox, writeMapBox } from "../../../domain/places/map-box.ts";

test("A box that is written can be read again, whatever sums its corners come from", () => {
  const box = { west: 100.865978, south: 12.906984, east: 100.79413 + 0.1 + 1e-12, north: 12.937756 };
  const read = readMapBox(writeMapBox(box));
  expect(read).toBeDefined();
  expect(read?.west).toBeLessThanOrEqual(box.west);
  expect(read?.east).toBeGreaterThanOrEqual(100.894);
});
