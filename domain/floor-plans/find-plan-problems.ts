/** Contradictions of a plan to its home or itself. The editor shows them at once; the Worker answers 422. */
import {
  type Floor,
  type FloorPlan,
  type Point,
  type Room,
  areaOf,
  isOpenAir,
  outlineOf,
  totalArea,
} from "./floor-plan.ts";
import { isSame, roomsAt } from "./walls.ts";

export type PlanProblem =
  | { code: "area"; planned: number; stated: number }
  | { code: "bedrooms"; planned: number; stated: number }
  | { code: "slanted" | "overlap"; floor: number; room: number }
  | { code: "door-off-wall"; floor: number; door: number }
  | { code: "window-off-wall"; floor: number; window: number };

/** Drawings and land-office papers differ by rounding: half a square metre, or one in a hundred of a large home. */
const areaTolerance = (squareMeters: number) => Math.max(0.5, squareMeters * 0.01);

type Home = { square_meters?: number | null | undefined; bedrooms?: number | null | undefined };

export function findPlanProblems(plan: FloorPlan, home: Home): PlanProblem[] {
  const problems: PlanProblem[] = plan.floors.flatMap(findFloorProblems);
  const planned = totalArea(plan);
  if (typeof home.square_meters === "number") {
    const isOff = Math.abs(planned - home.square_meters) > areaTolerance(home.square_meters);
    if (isOff) problems.push({ code: "area", planned, stated: home.square_meters });
  }
  if (typeof home.bedrooms === "number") {
    const count = plan.floors.flatMap(({ rooms }) => rooms).filter(({ kind }) => kind === "bedroom").length;
    if (count !== home.bedrooms) problems.push({ code: "bedrooms", planned: count, stated: home.bedrooms });
  }
  return problems;
}

const outdoors = (room: Room) => isOpenAir(room.kind);

function findFloorProblems(floor: Floor, index: number): PlanProblem[] {
  const { rooms, doors, windows } = floor;
  return [
    ...rooms.flatMap((room, at): PlanProblem[] => {
      if (!isUpright(room)) return [{ code: "slanted", floor: index, room: at }];
      const isOver = rooms.slice(0, at).some((other) => overlap(room, other));
      return isOver ? [{ code: "overlap", floor: index, room: at }] : [];
    }),
    ...doors.flatMap((door, at): PlanProblem[] => {
      const beside = roomsAt(door, rooms);
      const isFine = beside.length > 0 && !(door.kind === "entrance" && beside.every(outdoors));
      return isFine ? [] : [{ code: "door-off-wall", floor: index, door: at }];
    }),
    ...windows.flatMap((window, at): PlanProblem[] => {
      const indoors = roomsAt(window, rooms).filter((room) => !outdoors(room));
      return indoors.length === 1 ? [] : [{ code: "window-off-wall", floor: index, window: at }];
    }),
  ];
}

function isUpright(room: Room): boolean {
  const points = outlineOf(room);
  return (
    areaOf(room) > 0 &&
    points.every(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
      return isSame(x, nextX) || isSame(y, nextY);
    })
  );
}

/** The middles of the stretches between cuts; slivers of a rounding do not count. */
function middles(values: number[]): number[] {
  return values.slice(1).flatMap((end, index) => {
    const start = values[index] ?? end;
    return end - start > 0.02 ? [(start + end) / 2] : [];
  });
}

/** Cuts the plane along every edge of both rooms: a cell that lies in both is an overlap. Exact for upright outlines. */
function overlap(one: Room, other: Room): boolean {
  const [first, second] = [outlineOf(one), outlineOf(other)];
  const points = [...first, ...second];
  const cuts = (axis: 0 | 1) => [...new Set(points.map((point) => point[axis]))].toSorted((a, b) => a - b);
  const rows = middles(cuts(1));
  return middles(cuts(0)).some((x) => rows.some((y) => contains(first, x, y) && contains(second, x, y)));
}

export function contains(points: readonly Point[], x: number, y: number): boolean {
  return points.reduce((isInside, [ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !isInside : isInside;
  }, false);
}
