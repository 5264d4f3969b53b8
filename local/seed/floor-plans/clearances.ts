/** The room that doors, windows and pieces need around them. */
import type { Door, Floor, Piece } from "../../../domain/floor-plans/floor-plan.ts";
import { spanOf } from "../../../domain/floor-plans/walls.ts";
import type { Box } from "./cut-rooms.ts";

type Area = { x: number; y: number; width: number; depth: number };

/** A door's swing, and a step's room on both sides of it. */
export function clearOfDoor(door: Door): Area[] {
  const { isUpright, at, ...span } = spanOf(door);
  // A wide opening needs no more than a way through its middle.
  const spare = door.kind === "opening" ? Math.max(0, span.end - span.start - 0.9) / 2 : 0;
  const [start, end] = [span.start + spare, span.end - spare];
  const width = end - start;
  const reach = door.kind === "opening" ? 0.45 : door.kind === "sliding" ? 0.5 : 0.7;
  const [before, after] = [reach, reach];
  const [dx, dy] = [Math.sign(door.to[0] - door.from[0]), Math.sign(door.to[1] - door.from[1])];
  const isAfter = isUpright
    ? (door.opens === "right" ? -dy : dy) > 0
    : (door.opens === "right" ? dx : -dx) > 0;
  const swing = door.opens ? width : 0;
  const [low, high] = [isAfter ? before : Math.max(before, swing), isAfter ? Math.max(after, swing) : after];
  return isUpright
    ? [{ x: at - low, y: start, width: low + high, depth: width }]
    : [{ x: start, y: at - low, width, depth: low + high }];
}

export const centre = ({ x, y, width, depth }: Area) => ({ x: x + width / 2, y: y + depth / 2 });

export function meet(a: Area, b: Area, gap: number): boolean {
  return (
    a.x < b.x + b.width + gap &&
    b.x < a.x + a.width + gap &&
    a.y < b.y + b.depth + gap &&
    b.y < a.y + a.depth + gap
  );
}

export function isWithin({ x, y, width, depth }: Area, room: Area): boolean {
  const slack = 0.02;
  return (
    x > room.x - slack &&
    y > room.y - slack &&
    x + width < room.x + room.width + slack &&
    y + depth < room.y + room.depth + slack
  );
}

export function withClearance({ x, y, width, depth, turn }: Piece, clear: number): Area {
  if (turn === 0) return { x, y, width, depth: depth + clear };
  if (turn === 180) return { x, y: y - clear, width, depth: depth + clear };
  if (turn === 270) return { x, y, width: width + clear, depth };
  return { x: x - clear, y, width: width + clear, depth };
}

export function inFrontOf(piece: Piece, distance: number) {
  const { x, y } = centre(piece);
  const reach = distance + (piece.turn % 180 === 0 ? piece.depth : piece.width) / 2;
  return {
    x: x + (piece.turn === 270 ? reach : piece.turn === 90 ? -reach : 0),
    y: y + (piece.turn === 0 ? reach : piece.turn === 180 ? -reach : 0),
  };
}

export function touches(
  line: { from: readonly [number, number]; to: readonly [number, number] },
  room: Box,
): boolean {
  const { isUpright, at, start, end } = spanOf(line);
  const middle = (start + end) / 2;
  const isNear = (value: number) => Math.abs(value - at) < 0.01;
  return isUpright
    ? (isNear(room.x) || isNear(room.x + room.width)) && middle > room.y && middle < room.y + room.depth
    : (isNear(room.y) || isNear(room.y + room.depth)) && middle > room.x && middle < room.x + room.width;
}

/** The strip of wall behind a piece. */
function behind({ x, y, width, depth, turn }: Piece): Area {
  if (turn === 0) return { x, y: y - 0.2, width, depth: 0.3 };
  if (turn === 180) return { x, y: y + depth - 0.1, width, depth: 0.3 };
  if (turn === 270) return { x: x - 0.2, y, width: 0.3, depth };
  return { x: x + width - 0.1, y, width: 0.3, depth };
}

function stripOf(line: { from: readonly [number, number]; to: readonly [number, number] }): Area {
  const { isUpright, at, start, end } = spanOf(line);
  return isUpright
    ? { x: at - 0.05, y: start, width: 0.1, depth: end - start }
    : { x: start, y: at - 0.05, width: end - start, depth: 0.1 };
}

/** Behind a tall piece, or across its side: no window may be hidden. */
export function isBeforeWindow(piece: Piece, { windows, doors }: Omit<Floor, "furniture">): boolean {
  return [...windows, ...doors.filter(({ kind }) => kind === "sliding")].some((line) =>
    meet(behind(piece), stripOf(line), 0),
  );
}

export function isOnDoorWall(piece: Piece, { doors }: Omit<Floor, "furniture">): boolean {
  return doors.some((door) => meet(behind(piece), stripOf(door), 0));
}
