import { expect, test } from "vitest";
import { moveBy, wholeView, zoomAt } from "../../../../web/features/property/zoom.ts";

const frame = { width: 400, height: 200 };

test("What is under the point stays under it", () => {
  expect(zoomAt(wholeView, 2, { x: 100, y: 50 }, frame)).toEqual({ scale: 2, x: -100, y: -50 });
  expect(zoomAt(wholeView, 2, { x: 0, y: 0 }, frame)).toEqual({ scale: 2, x: 0, y: 0 });
});

test("It zooms to five times at most, and never below the whole picture", () => {
  expect(zoomAt(wholeView, 100, { x: 0, y: 0 }, frame).scale).toBe(5);
  expect(zoomAt({ scale: 2, x: 200, y: 100 }, 0.1, { x: 0, y: 0 }, frame)).toEqual(wholeView);
});

test("A dragged picture never leaves its frame", () => {
  const zoomed = { scale: 2, x: 0, y: 0 };
  expect(moveBy(zoomed, { x: 50, y: -20 }, frame)).toEqual({ scale: 2, x: 50, y: -20 });
  expect(moveBy(zoomed, { x: 900, y: -900 }, frame)).toEqual({ scale: 2, x: 200, y: -100 });
  expect(moveBy(wholeView, { x: 50, y: 50 }, frame)).toEqual(wholeView);
});
