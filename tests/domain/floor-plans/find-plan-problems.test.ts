/** What contradicts a plan's home or itself. */
import { expect, test } from "vitest";
import { findPlanProblems } from "../../../domain/floor-plans/find-plan-problems.ts";
import { type Floor, type FloorPlan, areaOf, totalArea } from "../../../domain/floor-plans/floor-plan.ts";

const floor = (change: Partial<Floor> = {}): Floor => ({
  rooms: [
    { kind: "living", x: 0, y: 0, width: 4, depth: 5 },
    { kind: "bedroom", x: 4, y: 0, width: 3, depth: 5 },
    { kind: "balcony", x: 0, y: 5, width: 4, depth: 1.5 },
    { kind: "terrace", x: 7, y: 0, width: 5, depth: 5 },
  ],
  doors: [{ kind: "door", from: [4, 1], to: [4, 1.85], opens: "left" }],
  windows: [{ from: [5, 5], to: [6, 5] }],
  furniture: [],
  ...change,
});
const planOf = (...floors: Floor[]): FloorPlan => ({ version: 1, north: 0, floors });
const home = { square_meters: 41, bedrooms: 1 };

test("Rooms and balconies add up to the home, terraces do not count", () => {
  expect(totalArea(planOf(floor()))).toBe(41);
  expect(findPlanProblems(planOf(floor()), home)).toEqual([]);
});

test("An area that differs by more than rounding is refused", () => {
  expect(findPlanProblems(planOf(floor()), { ...home, square_meters: 41.4 })).toEqual([]);
  expect(findPlanProblems(planOf(floor()), { ...home, square_meters: 48 })).toEqual([
    { code: "area", planned: 41, stated: 48 },
  ]);
});

test("Another number of bedrooms is refused; what a home does not say is not compared", () => {
  expect(findPlanProblems(planOf(floor()), { ...home, bedrooms: 2 })).toEqual([
    { code: "bedrooms", planned: 1, stated: 2 },
  ]);
  expect(findPlanProblems(planOf(floor()), { square_meters: null, bedrooms: null })).toEqual([]);
});

test("A room over another is found, rooms that touch are not", () => {
  const rooms: Floor["rooms"] = [
    { kind: "living", x: 0, y: 0, width: 4, depth: 5 },
    {
      kind: "hall",
      outline: [
        [4, 0],
        [6, 0],
        [6, 2],
        [5, 2],
        [5, 5],
        [4, 5],
      ],
    },
    { kind: "bathroom", x: 5, y: 2, width: 1, depth: 3 },
    { kind: "storage", x: 4.5, y: 3, width: 1, depth: 1 },
  ];
  expect(findPlanProblems(planOf(floor({ rooms, doors: [], windows: [] })), {})).toEqual([
    { code: "overlap", floor: 0, room: 3 },
  ]);
  expect(areaOf(rooms[1] as Floor["rooms"][number])).toBe(7);
});

test("A slanted wall, a door in the air and a window between two rooms are found", () => {
  const rooms: Floor["rooms"] = [
    { kind: "living", x: 0, y: 0, width: 4, depth: 5 },
    { kind: "bedroom", x: 4, y: 0, width: 3, depth: 5 },
    {
      kind: "hall",
      outline: [
        [10, 0],
        [12, 1],
        [12, 3],
        [10, 3],
      ],
    },
  ];
  const broken = floor({
    rooms,
    doors: [{ kind: "door", from: [2, 2], to: [2, 2.85], opens: "left" }],
    windows: [{ from: [4, 1], to: [4, 2] }],
  });
  expect(findPlanProblems(planOf(broken), {})).toEqual([
    { code: "slanted", floor: 0, room: 2 },
    { code: "door-off-wall", floor: 0, door: 0 },
    { code: "window-off-wall", floor: 0, window: 0 },
  ]);
});
