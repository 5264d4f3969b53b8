/** Puts furniture into rooms: along walls, clear of doors, their swing and each other. */
import type { Floor, Piece, RoomKind } from "../../../domain/floor-plans/floor-plan.ts";
import { spanOf } from "../../../domain/floor-plans/walls.ts";
import {
  centre,
  clearOfDoor,
  inFrontOf,
  isBeforeWindow,
  isOnDoorWall,
  isWithin,
  meet,
  touches,
  withClearance,
} from "./clearances.ts";
import type { Box } from "./cut-rooms.ts";
import { cm } from "./measures.ts";
import { type Wish, wishes } from "./wishes.ts";

const halfWall = 0.1;

/** `fixed` pieces, such as stairs, are placed before the others. */
export function furnish(
  floor: Omit<Floor, "furniture">,
  seed: number,
  fixed: readonly Piece[] = [],
): Piece[] {
  const hasDining = floor.rooms.some(({ kind }) => kind === "dining");
  const tail = floor.rooms.some(({ kind }) => kind === "studio");
  const placed: Piece[] = [...fixed];
  for (const [index, room] of floor.rooms.entries()) {
    if ("outline" in room) continue;
    for (const wish of wishes[room.kind]?.(room, { hasDining, tail }) ?? []) {
      const piece = compromises(wish)
        .map((one) => findPlace(one, room, floor, placed, seed + index))
        .find(Boolean);
      if (piece) placed.push(piece);
    }
    placed.push(...besideBed(room, floor, placed));
  }
  return placed;
}

/** A small room takes a smaller piece, or one closer to others, rather than none. */
function compromises(wish: Wish): Wish[] {
  const clear = (wish.clear ?? 0) * 0.7;
  const wide = Math.max(wish.kind === "bed" ? 1.2 : 0.45, wish.wide * 0.78);
  return [
    wish,
    { ...wish, quiet: false },
    { ...wish, clear, quiet: false },
    { ...wish, clear: clear * 0.7, wide, quiet: false },
  ];
}

function findPlace(
  wish: Wish,
  room: Box,
  floor: Omit<Floor, "furniture">,
  placed: readonly Piece[],
  seed: number,
): Piece | undefined {
  const blocked = floor.doors.flatMap(clearOfDoor);
  const candidates = wish.place === "free" ? standingFree(wish, room) : alongWalls(wish, room);
  const sofa = placed.findLast(
    (piece) => (piece.kind === "sofa" || piece.kind === "bed") && isWithin(piece, room),
  );
  const ranked = candidates
    .filter((piece) => {
      const front = withClearance(piece, wish.clear ?? 0);
      return (
        isWithin(front, room) &&
        !blocked.some((area) => meet(piece, area, -0.01)) &&
        !placed.some(
          (other) =>
            meet(piece, other, other.kind === "coffee-table" ? 0.25 : 0.04) || meet(front, other, -0.02),
        ) &&
        !(wish.isLow ? false : isBeforeWindow(piece, floor)) &&
        !(wish.quiet && isOnDoorWall(piece, floor))
      );
    })
    .map((piece) => ({ piece, score: rate(wish, piece, room, floor, sofa, seed) }));
  return ranked.toSorted((a, b) => a.score - b.score)[0]?.piece;
}

function rate(
  wish: Wish,
  piece: Piece,
  room: Box,
  floor: Omit<Floor, "furniture">,
  sofa: Piece | undefined,
  seed: number,
): number {
  const middle = centre(piece);
  const offset =
    piece.turn % 180 === 0 ? middle.x - (room.x + room.width / 2) : middle.y - (room.y + room.depth / 2);
  const taste = (((piece.turn / 90) * 7 + seed * 13) % 5) / 10;
  if (wish.kind === "coffee-table" && sofa) {
    const at = inFrontOf(sofa, 0.55);
    return Math.hypot(middle.x - at.x, middle.y - at.y);
  }
  if (wish.place === "opposite" && sofa) {
    const isFacing = (sofa.turn + 180) % 360 === piece.turn;
    const from = centre(sofa);
    const off = piece.turn % 180 === 0 ? Math.abs(from.x - middle.x) : Math.abs(from.y - middle.y);
    return (isFacing ? 0 : 50) + off;
  }
  if (wish.place === "free") {
    const way = sofa ? centre(sofa) : { x: room.x, y: room.y };
    return (
      -Math.hypot(middle.x - way.x, middle.y - way.y) +
      Math.hypot(middle.x - room.x - room.width / 2, middle.y - room.y - room.depth / 2) * 0.9
    );
  }
  if (wish.place === "middle") {
    // A bed or sofa is put across the window's light, not against it.
    const isBesideLight = floor.windows
      .concat(floor.doors.filter(({ kind }) => kind === "sliding"))
      .some((line) => spanOf(line).isUpright === (piece.turn % 180 === 0) && touches(line, room));
    return Math.abs(offset) + (isBesideLight ? 0 : 2) + taste;
  }
  return -Math.abs(offset) + taste * 3;
}

function alongWalls(wish: Wish, room: Box): Piece[] {
  const { kind, wide, deep } = wish;
  const found: Piece[] = [];
  for (const turn of [0, 90, 180, 270] as const) {
    const isLevel = turn % 180 === 0;
    const [width, depth] = isLevel ? [wide, deep] : [deep, wide];
    const free = (isLevel ? room.width : room.depth) - wide - halfWall * 2;
    if (free < 0) continue;
    const steps = Math.max(1, Math.floor(free / 0.1));
    for (let step = 0; step <= steps; step++) {
      const along = halfWall + (free * step) / steps;
      const x = isLevel
        ? room.x + along
        : turn === 270
          ? room.x + halfWall
          : room.x + room.width - halfWall - width;
      const y = isLevel
        ? turn === 0
          ? room.y + halfWall
          : room.y + room.depth - halfWall - depth
        : room.y + along;
      found.push({ kind, x: cm(x), y: cm(y), width, depth, turn });
    }
  }
  return found;
}

function standingFree({ kind, wide, deep }: Wish, room: Box): Piece[] {
  const found: Piece[] = [];
  for (const turn of [0, 90] as const) {
    const [width, depth] = turn === 0 ? [wide, deep] : [deep, wide];
    for (let x = room.x + 0.3; x + width <= room.x + room.width - 0.25; x += 0.1) {
      for (let y = room.y + 0.3; y + depth <= room.y + room.depth - 0.25; y += 0.1) {
        found.push({ kind, x: cm(x), y: cm(y), width, depth, turn });
      }
    }
  }
  return found;
}

function besideBed(
  room: Box & { kind: RoomKind },
  floor: Omit<Floor, "furniture">,
  placed: readonly Piece[],
): Piece[] {
  const bed = placed.findLast((piece) => piece.kind === "bed" && isWithin(piece, room));
  if (!bed || room.kind === "studio") return [];
  const size = 0.42;
  const isLevel = bed.turn % 180 === 0;
  return [-1, 1].flatMap((way): Piece[] => {
    const x = isLevel
      ? way < 0
        ? bed.x - size - 0.05
        : bed.x + bed.width + 0.05
      : bed.turn === 270
        ? bed.x
        : bed.x + bed.width - size;
    const y = isLevel
      ? bed.turn === 0
        ? bed.y
        : bed.y + bed.depth - size
      : way < 0
        ? bed.y - size - 0.05
        : bed.y + bed.depth + 0.05;
    const piece: Piece = { kind: "nightstand", x: cm(x), y: cm(y), width: size, depth: size, turn: bed.turn };
    const isFree =
      isWithin(piece, room) &&
      !placed.some(
        (other) => other !== bed && meet(piece, withClearance(other, other.kind === "desk" ? 0.4 : 0), 0),
      ) &&
      !floor.doors.flatMap(clearOfDoor).some((area) => meet(piece, area, -0.01));
    return isFree ? [piece] : [];
  });
}
