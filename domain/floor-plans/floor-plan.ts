/** The parts of a floor plan, its areas and its extent. The schema has its own file: visitors do not need it. */
import type { FloorPlan } from "./floor-plan-schema.ts";

export type { FloorPlan };
export type Floor = FloorPlan["floors"][number];
export type Room = Floor["rooms"][number];
export type Door = Floor["doors"][number];
export type Window = Floor["windows"][number];
export type Piece = Floor["furniture"][number];
export type RoomKind = Room["kind"];
export type PieceKind = Piece["kind"];
export type Point = readonly [x: number, y: number];

/** A balcony is part of a unit's registered area. A house's terrace, carport and pool are not. */
const outsideKinds = ["terrace", "carport", "pool"] as const satisfies readonly RoomKind[];
export const isOutside = (kind: RoomKind) => outsideKinds.some((one) => one === kind);
/** Open to the air: no roof to wall in, and windows look out on it. */
export const isOpenAir = (kind: RoomKind) => kind === "balcony" || isOutside(kind);

export function outlineOf(room: Room): readonly Point[] {
  if ("outline" in room) return room.outline;
  const { x, y, width, depth } = room;
  return [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ];
}

/** By the shoelace formula, so that it holds for every outline. */
export function areaOf(room: Room): number {
  const points = outlineOf(room);
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** The size of the home by its plan: all rooms and balconies, without the areas outside. */
export function totalArea({ floors }: FloorPlan): number {
  return floors
    .flatMap(({ rooms }) => rooms)
    .reduce((sum, room) => sum + (isOutside(room.kind) ? 0 : areaOf(room)), 0);
}

export type Bounds = { left: number; top: number; right: number; bottom: number };

export function boundsOf(rooms: readonly Room[]): Bounds {
  const points = rooms.flatMap(outlineOf);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
