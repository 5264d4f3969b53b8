import fc from "fast-check";
import { expect, test } from "vitest";
import { BOUNDS } from "../../../web/map/coast-shape.ts";
import { boxOf, keepInBounds, toWindow, viewOf } from "../../../web/map/map-projection.ts";

test("A view that is kept in bounds shows nothing beyond the drawn coast", () => {
  fc.assert(
    fc.property(
      fc.record({
        lat: fc.double({ min: -60, max: 60, noNaN: true }),
        lng: fc.double({ min: -170, max: 170, noNaN: true }),
        zoom: fc.double({ min: 2, max: 16, noNaN: true }),
        width: fc.integer({ min: 200, max: 1600 }),
        height: fc.integer({ min: 200, max: 1200 }),
      }),
      ({ lat, lng, zoom, width, height }) => {
        const size = { width, height };
        const shown = boxOf(keepInBounds({ centre: { lat, lng }, zoom }, size), size);
        expect(shown.north).toBeLessThanOrEqual(BOUNDS.north + 1e-4);
        expect(shown.south).toBeGreaterThanOrEqual(BOUNDS.south - 1e-4);
        expect(shown.west).toBeGreaterThanOrEqual(BOUNDS.west - 1e-4);
        expect(shown.east).toBeLessThanOrEqual(BOUNDS.east + 1e-4);
      },
    ),
  );
});

test("The view of a box has the middle of the box in the middle of the window", () => {
  const size = { width: 480, height: 760 };
  const view = viewOf({ west: 100.85, south: 12.85, east: 100.93, north: 12.95 }, size);
  const at = toWindow({ lat: 12.9, lng: 100.89 }, view, size);
  expect(at.x).toBeCloseTo(240, 0);
  expect(at.y).toBeCloseTo(380, 0);
});
