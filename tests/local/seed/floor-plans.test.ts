/** Every sample home has a plan that one could live in. */
import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { findPlanProblems } from "../../../domain/floor-plans/find-plan-problems.ts";
import {
  type Floor,
  type FloorPlan,
  isOpenAir,
  isOutside,
  totalArea,
} from "../../../domain/floor-plans/floor-plan.ts";
import { floorPlanSchema } from "../../../domain/floor-plans/floor-plan-schema.ts";
import { roomsAt } from "../../../domain/floor-plans/walls.ts";
import { clearOfDoor, meet } from "../../../local/seed/floor-plans/clearances.ts";
import { makeFloorPlan } from "../../../local/seed/floor-plans/make-floor-plan.ts";
import { sampleListings } from "../../../local/seed/listings/sample-listings.ts";

const plans = sampleListings.map((sample) => ({ sample, plan: makeFloorPlan(sample) }));
const allFloors = ({ plan }: (typeof plans)[number]) => plan.floors;

describe.each(plans)("$sample.slug", ({ sample, plan }) => {
  test("Its plan fits the format and the home", () => {
    expect(v.safeParse(floorPlanSchema, plan).issues).toBeUndefined();
    expect(findPlanProblems(plan, { square_meters: sample.squareMeters, bedrooms: sample.bedrooms })).toEqual(
      [],
    );
    expect(Math.abs(totalArea(plan) - sample.squareMeters)).toBeLessThan(0.3);
    expect(roomsOf(plan, "bathroom").length).toBe(sample.bathrooms);
  });

  test("Every room can be reached from the front door", () => {
    expect(findUnreachable(plan)).toEqual([]);
  });

  test("No piece overlaps another, blocks a door or crosses a wall", () => {
    for (const floor of plan.floors) expect(findCollisions(floor)).toEqual([]);
  });

  test("Every home has a bed, a toilet and a place to cook", () => {
    const has = (kind: string) =>
      plan.floors.flatMap(({ furniture }) => furniture).filter((piece) => piece.kind === kind).length;
    expect(has("bed")).toBe(Math.max(1, sample.bedrooms));
    expect(has("toilet")).toBe(sample.bathrooms);
    expect(has("counter")).toBeGreaterThan(0);
  });

  test("Bedrooms and living rooms have daylight", () => {
    const lit = plan.floors.flatMap((floor) =>
      [...floor.windows, ...floor.doors.filter(({ kind }) => kind === "sliding")].flatMap((one) =>
        roomsAt(one, floor.rooms),
      ),
    );
    for (const kind of ["bedroom", "living", "studio"] as const) {
      for (const room of roomsOf(plan, kind)) expect(lit).toContain(room);
    }
  });
});

test("Plans differ from home to home", () => {
  const drawn = plans.flatMap(allFloors).map(({ rooms }) => JSON.stringify(rooms));
  expect(new Set(drawn).size).toBe(drawn.length);
});

function roomsOf(plan: FloorPlan, kind: string) {
  return plan.floors.flatMap(({ rooms }) => rooms).filter((room) => room.kind === kind);
}

function findUnreachable(plan: FloorPlan) {
  return plan.floors.flatMap((floor, index) => {
    const indoors = floor.rooms.filter(({ kind }) => !isOutside(kind));
    const first = index === 0 ? floor.doors.find(({ kind }) => kind === "entrance") : undefined;
    const start = first
      ? roomsAt(first, floor.rooms).filter(({ kind }) => !isOpenAir(kind))
      : indoors.filter(({ kind }) => kind === "hall").slice(0, 1);
    const reached = new Set(start);
    for (let grew = true; grew;) {
      grew = false;
      for (const door of floor.doors) {
        const sides = roomsAt(door, floor.rooms);
        if (!sides.some((room) => reached.has(room))) continue;
        for (const room of sides) if (!reached.has(room)) grew = Boolean(reached.add(room));
      }
    }
    return indoors.filter((room) => !reached.has(room)).map(({ kind }) => kind);
  });
}

function findCollisions({ furniture, doors, rooms }: Floor) {
  const swings = doors.flatMap(clearOfDoor);
  return furniture.flatMap((piece, index) => [
    ...furniture
      .slice(0, index)
      .filter((other) => meet(piece, other, -0.01))
      .map((other) => `${piece.kind} in ${other.kind}`),
    ...(piece.kind === "stairs"
      ? []
      : swings.filter((swing) => meet(piece, swing, -0.02)).map(() => `${piece.kind} in a door's way`)),
    ...(rooms.some(
      (room) =>
        !("outline" in room) &&
        piece.x >= room.x - 0.01 &&
        piece.y >= room.y - 0.01 &&
        piece.x + piece.width <= room.x + room.width + 0.01 &&
        piece.y + piece.depth <= room.y + room.depth + 0.01,
    )
      ? []
      : [`${piece.kind} through a wall`]),
  ]);
}
