/** Walls follow from rooms, doors and windows. */
import { expect, test } from "vitest";
import type { Floor } from "../../../domain/floor-plans/floor-plan.ts";
import { findRails, findWalls, roomsAt, spanOf } from "../../../domain/floor-plans/walls.ts";

const rooms: Floor["rooms"] = [
  { kind: "living", x: 0, y: 0, width: 4, depth: 5 },
  { kind: "bedroom", x: 4, y: 0, width: 3, depth: 5 },
  { kind: "balcony", x: 0, y: 5, width: 4, depth: 1.5 },
];
const length = (walls: Parameters<typeof spanOf>[0][]) =>
  walls.reduce((sum, wall) => sum + spanOf(wall).end - spanOf(wall).start, 0);

test("Walls run around and between rooms, once each", () => {
  const walls = findWalls({ rooms, doors: [], windows: [] });
  expect(length(walls.filter(({ isOutside }) => isOutside))).toBeCloseTo(24);
  expect(length(walls.filter(({ isOutside }) => !isOutside))).toBeCloseTo(5);
});

test("Doors and windows leave gaps", () => {
  const walls = findWalls({
    rooms,
    doors: [{ kind: "door", from: [4, 1.85], to: [4, 1], opens: "left" }],
    windows: [{ from: [5, 5], to: [6.5, 5] }],
  });
  expect(length(walls)).toBeCloseTo(29 - 0.85 - 1.5);
});

test("A balcony has a rail where it meets no room", () => {
  expect(length(findRails(rooms))).toBeCloseTo(7);
});

test("A door knows the rooms on both its sides", () => {
  expect(roomsAt({ from: [4, 1], to: [4, 1.85] }, rooms).map(({ kind }) => kind)).toEqual([
    "living",
    "bedroom",
  ]);
  expect(roomsAt({ from: [2, 2], to: [2, 3] }, rooms)).toEqual([]);
});
