/** Puts furniture into rooms: along walls, clear of doors, their swing and each other. */
import {
  type Door,
  type Floor,
  type Piece,
  type PieceKind,
  type RoomKind,
} from "../../../domain/floor-plans/floor-plan.ts";
import { spanOf } from "../../../domain/floor-plans/walls.ts";
import type { Box } from "./cut-rooms.ts";

type Wish = {
  kind: PieceKind;
  /** Along its back, and from its back forwards. */
  wide: number;
  deep: number;
  /** Room to stand in front of it. */
  clear?: number;
  /** Low enough to stand under a window. */
  isLow?: boolean;
  place?: "middle" | "corner" | "free" | "opposite";
  /** Kept away from the doors' own wall, such as a bed's head. */
  quiet?: boolean;
};

type Area = { x: number; y: number; width: number; depth: number };

const halfWall = 0.1;

const wishes: Partial<Record<RoomKind, (room: Box, options: Options) => Wish[]>> = {
  bedroom: ({ width, depth }) => [
    {
      kind: "bed",
      wide: width * depth > 11 ? 1.8 : 1.5,
      deep: 2.05,
      clear: 0.6,
      place: "middle",
      quiet: true,
    },
    { kind: "wardrobe", wide: width * depth > 12 ? 1.8 : 1.2, deep: 0.6, clear: 0.6, place: "corner" },
    ...(width * depth > 13
      ? [{ kind: "desk", wide: 1.1, deep: 0.55, clear: 0.6, isLow: true, place: "corner" } as const]
      : []),
    ...(width * depth > 19
      ? [{ kind: "armchair", wide: 0.75, deep: 0.75, isLow: true, place: "corner" } as const]
      : []),
  ],
  studio: () => [
    { kind: "bed", wide: 1.5, deep: 2.05, clear: 0.6, place: "middle", quiet: true },
    { kind: "wardrobe", wide: 1.2, deep: 0.6, clear: 0.5, place: "corner" },
    { kind: "television", wide: 1, deep: 0.4, place: "opposite" },
    { kind: "desk", wide: 1, deep: 0.5, clear: 0.5, isLow: true, place: "corner" },
  ],
  living: ({ width, depth }, { hasDining }) => [
    {
      kind: "sofa",
      wide: width * depth > 20 ? 2.3 : 1.8,
      deep: 0.9,
      clear: 0.9,
      place: "middle",
      quiet: true,
    },
    { kind: "television", wide: 1.4, deep: 0.4, place: "opposite" },
    { kind: "coffee-table", wide: 0.9, deep: 0.55, place: "free" },
    ...(hasDining
      ? []
      : [
          {
            kind: "dining-table",
            wide: width * depth > 24 ? 2 : 1.3,
            deep: width * depth > 24 ? 1.9 : 1.5,
            place: "free",
          } as const,
        ]),
    ...(width * depth > 24
      ? [{ kind: "armchair", wide: 0.8, deep: 0.8, isLow: true, place: "corner" } as const]
      : []),
    { kind: "plant", wide: 0.45, deep: 0.45, isLow: true, place: "corner" },
  ],
  dining: () => [{ kind: "dining-table", wide: 2, deep: 1.9, place: "free" }],
  kitchen: ({ width, depth }, { tail }) => [
    {
      kind: "counter",
      wide: Math.min(Math.max(width, depth) - 0.9, tail ? 1.9 : 2.9),
      deep: 0.6,
      clear: 0.8,
      isLow: true,
      place: "corner",
    },
    { kind: "fridge", wide: 0.6, deep: 0.62, clear: 0.5, place: "corner" },
    ...(width * depth > 11
      ? [{ kind: "counter", wide: 1.8, deep: 0.6, clear: 0.7, isLow: true, place: "corner" } as const]
      : []),
  ],
  bathroom: ({ width, depth }) => [
    width * depth > 6.5
      ? { kind: "bath", wide: 1.7, deep: 0.75, clear: 0.4, isLow: true, place: "corner" }
      : { kind: "shower", wide: 0.9, deep: 0.9, clear: 0.3, place: "corner" },
    { kind: "toilet", wide: 0.45, deep: 0.68, clear: 0.35, place: "corner" },
    { kind: "basin", wide: 0.6, deep: 0.45, clear: 0.4, isLow: true, place: "corner" },
    ...(width * depth > 6.5
      ? [{ kind: "shower", wide: 0.9, deep: 0.9, clear: 0.3, place: "corner" } as const]
      : []),
  ],
  study: () => [
    { kind: "desk", wide: 1.4, deep: 0.65, clear: 0.8, isLow: true, place: "middle" },
    { kind: "sofa", wide: 1.6, deep: 0.8, clear: 0.5, place: "middle", quiet: true },
  ],
  dressing: () => [{ kind: "wardrobe", wide: 1.6, deep: 0.6, clear: 0.6, place: "corner" }],
  storage: () => [{ kind: "wardrobe", wide: 1, deep: 0.5, clear: 0.4, place: "corner" }],
  laundry: () => [
    { kind: "washing-machine", wide: 0.6, deep: 0.6, clear: 0.4, isLow: true, place: "corner" },
  ],
  balcony: ({ width }) => [
    ...(width > 3
      ? [{ kind: "armchair", wide: 0.65, deep: 0.65, isLow: true, place: "corner" } as const]
      : []),
    { kind: "plant", wide: 0.4, deep: 0.4, isLow: true, place: "corner" },
  ],
  terrace: () => [
    { kind: "dining-table", wide: 2, deep: 1.9, place: "free" },
    { kind: "plant", wide: 0.5, deep: 0.5, isLow: true, place: "corner" },
    { kind: "armchair", wide: 0.75, deep: 0.75, isLow: true, place: "corner" },
  ],
  carport: () => [{ kind: "car", wide: 1.8, deep: 4.4, place: "free" }],
};

export type Options = { hasDining: boolean; tail: boolean };

/** `fixed` pieces, such as stairs, stand before the others are placed. */
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
    // A bed or sofa stands across the window's light, not against it.
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

const cm = (value: number) => Math.round(value * 100) / 100;
const centre = ({ x, y, width, depth }: Area) => ({ x: x + width / 2, y: y + depth / 2 });

export function meet(a: Area, b: Area, gap: number): boolean {
  return (
    a.x < b.x + b.width + gap &&
    b.x < a.x + a.width + gap &&
    a.y < b.y + b.depth + gap &&
    b.y < a.y + a.depth + gap
  );
}

function isWithin({ x, y, width, depth }: Area, room: Area): boolean {
  const slack = 0.02;
  return (
    x > room.x - slack &&
    y > room.y - slack &&
    x + width < room.x + room.width + slack &&
    y + depth < room.y + room.depth + slack
  );
}

function withClearance({ x, y, width, depth, turn }: Piece, clear: number): Area {
  if (turn === 0) return { x, y, width, depth: depth + clear };
  if (turn === 180) return { x, y: y - clear, width, depth: depth + clear };
  if (turn === 270) return { x, y, width: width + clear, depth };
  return { x: x - clear, y, width: width + clear, depth };
}

function inFrontOf(piece: Piece, distance: number) {
  const { x, y } = centre(piece);
  const reach = distance + (piece.turn % 180 === 0 ? piece.depth : piece.width) / 2;
  return {
    x: x + (piece.turn === 270 ? reach : piece.turn === 90 ? -reach : 0),
    y: y + (piece.turn === 0 ? reach : piece.turn === 180 ? -reach : 0),
  };
}

function touches(
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
function isBeforeWindow(piece: Piece, { windows, doors }: Omit<Floor, "furniture">): boolean {
  return [...windows, ...doors.filter(({ kind }) => kind === "sliding")].some((line) =>
    meet(behind(piece), stripOf(line), 0),
  );
}

function isOnDoorWall(piece: Piece, { doors }: Omit<Floor, "furniture">): boolean {
  return doors.some((door) => meet(behind(piece), stripOf(door), 0));
}
