/** The walls of a floor, found from its rooms: where two rooms meet, where a room meets the air, minus doors and windows. */
import { type Floor, type Point, type Room, isOpenAir, outlineOf } from "./floor-plan.ts";

export type Line = { from: Point; to: Point };
export type Wall = Line & { isOutside: boolean };

/** Rounds away the noise of adding metres. */
const near = 0.005;
export const isSame = (a: number, b: number) => Math.abs(a - b) < near;

type Edge = { isUpright: boolean; at: number; start: number; end: number; room: Room };

/** Only upright and level edges; `findPlanProblems` refuses others. */
function edgesOf(room: Room): Edge[] {
  const points = outlineOf(room);
  return points.flatMap(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    const isUpright = isSame(x, nextX);
    if (!isUpright && !isSame(y, nextY)) return [];
    const [start, end] = isUpright ? [y, nextY] : [x, nextX];
    return [
      { isUpright, at: isUpright ? x : y, start: Math.min(start, end), end: Math.max(start, end), room },
    ];
  });
}

const toLine = (isUpright: boolean, at: number, start: number, end: number): Line =>
  isUpright ? { from: [at, start], to: [at, end] } : { from: [start, at], to: [end, at] };

export function spanOf({ from, to }: Line) {
  const isUpright = isSame(from[0], to[0]);
  const [a, b] = isUpright ? [from[1], to[1]] : [from[0], to[0]];
  return { isUpright, at: isUpright ? from[0] : from[1], start: Math.min(a, b), end: Math.max(a, b) };
}

type SharedEdge = Line & { rooms: Room[] };

/** A drawing asks several times for the edges of the same rooms. */
const known = new WeakMap<readonly Room[], SharedEdge[]>();

/** Pieces of wall with the rooms on their sides. A balcony's or terrace's own edge is a rail and no wall. */
export function sharedEdges(rooms: readonly Room[]): SharedEdge[] {
  const edges = known.get(rooms) ?? findSharedEdges(rooms);
  known.set(rooms, edges);
  return edges;
}

function findSharedEdges(rooms: readonly Room[]): SharedEdge[] {
  const edges = rooms.flatMap(edgesOf);
  const seen: Edge[] = [];
  return edges.flatMap((edge) => {
    const along = edges.filter((one) => one.isUpright === edge.isUpright && isSame(one.at, edge.at));
    const cuts = [...new Set([edge.start, edge.end, ...along.flatMap(({ start, end }) => [start, end])])]
      .filter((cut) => cut > edge.start - near && cut < edge.end + near)
      .toSorted((a, b) => a - b);
    return cuts.slice(1).flatMap((end, index) => {
      const start = cuts[index] ?? end;
      if (end - start < near * 2) return [];
      const middle = (start + end) / 2;
      const covers = (one: Edge) =>
        one.isUpright === edge.isUpright && isSame(one.at, edge.at) && one.start < middle && middle < one.end;
      if (seen.some(covers)) return [];
      seen.push({ ...edge, start, end });
      const sides = along.filter(covers).map(({ room }) => room);
      return [{ ...toLine(edge.isUpright, edge.at, start, end), rooms: sides }];
    });
  });
}

export function findWalls({ rooms, doors, windows }: Pick<Floor, "rooms" | "doors" | "windows">): Wall[] {
  const gaps = [...doors, ...windows].map(spanOf);
  return sharedEdges(rooms).flatMap(({ rooms: sides, ...line }) => {
    const indoors = sides.filter(({ kind }) => !isOpenAir(kind));
    if (indoors.length === 0) return [];
    const { isUpright, at, start, end } = spanOf(line);
    const here = gaps
      .filter(
        (gap) => gap.isUpright === isUpright && isSame(gap.at, at) && gap.end > start && gap.start < end,
      )
      .toSorted((a, b) => a.start - b.start);
    const pieces: Wall[] = [];
    let from = start;
    for (const gap of here) {
      if (gap.start - from > near) {
        pieces.push({ ...toLine(isUpright, at, from, gap.start), isOutside: indoors.length === 1 });
      }
      from = Math.max(from, gap.end);
    }
    if (end - from > near) {
      pieces.push({ ...toLine(isUpright, at, from, end), isOutside: indoors.length === 1 });
    }
    return pieces;
  });
}

/** Edges of balconies, terraces, carports and pools that meet no room: drawn thin. */
export function findRails(rooms: readonly Room[]): Line[] {
  return sharedEdges(rooms).filter(({ rooms: sides }) => sides.every(({ kind }) => isOpenAir(kind)));
}

/** The rooms on both sides of a door or window. */
export function roomsAt(opening: Line, rooms: readonly Room[]): Room[] {
  const { isUpright, at, start, end } = spanOf(opening);
  const middle = (start + end) / 2;
  const found = sharedEdges(rooms).find((edge) => {
    const span = spanOf(edge);
    return (
      span.isUpright === isUpright &&
      isSame(span.at, at) &&
      span.start - near < middle &&
      middle < span.end + near
    );
  });
  return found?.rooms ?? [];
}
