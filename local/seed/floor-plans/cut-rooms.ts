/** Cuts a floor into rooms by a tree of straight cuts, then joins them with doors and lets in light. */
import {
  type Door,
  type Floor,
  type Point,
  type Room,
  type RoomKind,
  type Window,
  isOpenAir,
  outlineOf,
} from "../../../domain/floor-plans/floor-plan.ts";
import { sharedEdges, spanOf } from "../../../domain/floor-plans/walls.ts";
import { cm } from "./measures.ts";

/** `metres` is fixed; `part` shares what is left. */
type Size = { metres: number } | { part: number };
export type Cut =
  | { id: string; kind: RoomKind }
  | { across: readonly (readonly [Size, Cut])[] }
  | { down: readonly (readonly [Size, Cut])[] };

export type Box = { x: number; y: number; width: number; depth: number };
export type NamedRooms = Map<string, Box & { kind: RoomKind }>;

export function cutRooms(cut: Cut, box: Box, rooms: NamedRooms = new Map()): NamedRooms {
  if ("id" in cut) {
    rooms.set(cut.id, { kind: cut.kind, ...box });
    return rooms;
  }
  const isAcross = "across" in cut;
  const parts = isAcross ? cut.across : cut.down;
  const whole = isAcross ? box.width : box.depth;
  const fixed = parts.reduce((sum, [size]) => sum + ("metres" in size ? size.metres : 0), 0);
  const shares = parts.reduce((sum, [size]) => sum + ("part" in size ? size.part : 0), 0);
  let at = 0;
  for (const [index, [size, inner]] of parts.entries()) {
    const wanted = "metres" in size ? size.metres : ((whole - fixed) * size.part) / shares;
    const end = index === parts.length - 1 ? whole : cm(at + wanted);
    const length = cm(end - at);
    cutRooms(
      inner,
      isAcross
        ? { x: cm(box.x + at), y: box.y, width: length, depth: box.depth }
        : { x: box.x, y: cm(box.y + at), width: box.width, depth: length },
      rooms,
    );
    at = end;
  }
  return rooms;
}

export type Join = readonly [from: string, to: string, kind?: Door["kind"], end?: "start" | "end"];

export type Layout = {
  rooms: NamedRooms;
  joins: readonly Join[];
  /** The room with the front door, and the side of it that the door is in. */
  entrance?: readonly [room: string, side: "top" | "left" | "right"];
  /** Sides of the building with daylight. */
  light: readonly ("top" | "right" | "bottom" | "left")[];
};

export function joinRooms({ rooms, joins, entrance, light }: Layout): Omit<Floor, "furniture"> {
  const list: Room[] = [...rooms.values()];
  const doors: Door[] = joins.map((join) => placeDoor(rooms, join));
  const front = entrance && rooms.get(entrance[0]);
  if (front && entrance) doors.push(placeEntrance(front, entrance[1]));
  return { rooms: list, doors, windows: placeWindows(list, doors, light) };
}

const doorWidth = (kind: RoomKind) => (kind === "bathroom" || kind === "storage" ? 0.75 : 0.85);
/** Between a door's hinge and the corner: half a wall and the frame. */
const reveal = 0.15;

function placeDoor(rooms: NamedRooms, [fromId, toId, kind = "door", end = "start"]: Join): Door {
  const from = rooms.get(fromId);
  const to = rooms.get(toId);
  if (!from || !to) throw new Error(`No such rooms: ${fromId}, ${toId}`);
  const edge = sharedEdges([from, to]).find(({ rooms: sides }) => sides.length === 2);
  if (!edge) throw new Error(`${fromId} and ${toId} have no wall in common`);
  const { isUpright, at, start, end: stop } = spanOf(edge);
  const point = (along: number): Point => (isUpright ? [cm(at), cm(along)] : [cm(along), cm(at)]);
  const length = stop - start;
  if (kind === "opening" || kind === "sliding") {
    const width = kind === "opening" ? length - 0.3 : Math.min(2.6, length - 0.5);
    const middle = (start + stop) / 2;
    return { kind, from: [...point(middle - width / 2)], to: [...point(middle + width / 2)] };
  }
  const width = Math.min(doorWidth(to.kind), length - 0.2);
  const hinge =
    end === "start" ? start + Math.min(reveal, length - width) : stop - Math.min(reveal, length - width);
  const leaf = end === "start" ? hinge + width : hinge - width;
  // It swings into the second room, against the wall at its hinge.
  const isAfter = isUpright ? to.x >= at - 0.01 : to.y >= at - 0.01;
  const isForward = end === "start";
  const isRight = isUpright ? isAfter !== isForward : isAfter === isForward;
  return { kind, from: [...point(hinge)], to: [...point(leaf)], opens: isRight ? "right" : "left" };
}

function placeEntrance(room: Box, side: "top" | "left" | "right"): Door {
  const width = 0.95;
  if (side === "top") {
    const x = cm(room.x + room.width - reveal);
    return { kind: "entrance", from: [x, room.y], to: [cm(x - width), room.y], opens: "left" };
  }
  const x = side === "left" ? room.x : cm(room.x + room.width);
  const y = cm(room.y + reveal);
  return {
    kind: "entrance",
    from: [x, y],
    to: [x, cm(y + width)],
    opens: side === "left" ? "left" : "right",
  };
}

/** How wide a window may be. Halls, stores and dressing rooms have none. */
const glass: Partial<Record<RoomKind, number>> = {
  living: 2.4,
  studio: 2,
  dining: 2,
  kitchen: 1.2,
  bedroom: 1.8,
  study: 1.6,
  bathroom: 0.6,
  laundry: 0.6,
};

function placeWindows(rooms: readonly Room[], doors: readonly Door[], light: Layout["light"]): Window[] {
  const indoors = rooms.filter(({ kind }) => !isOpenAir(kind));
  const points = indoors.flatMap(outlineOf);
  const limits = {
    top: Math.min(...points.map(([, y]) => y)),
    bottom: Math.max(...points.map(([, y]) => y)),
    left: Math.min(...points.map(([x]) => x)),
    right: Math.max(...points.map(([x]) => x)),
  };
  const taken = doors.map(spanOf);
  return sharedEdges(rooms).flatMap((edge) => {
    const inside = edge.rooms.filter(({ kind }) => !isOpenAir(kind));
    const [room] = inside;
    if (inside.length !== 1 || !room) return [];
    const widest = glass[room.kind];
    if (widest === undefined) return [];
    const { isUpright, at, start, end } = spanOf(edge);
    const isLit = light.some(
      (side) => (side === "left" || side === "right") === isUpright && Math.abs(limits[side] - at) < 0.01,
    );
    if (!isLit) return [];
    let [low, high] = [start, end];
    for (const door of taken) {
      if (
        door.isUpright !== isUpright ||
        Math.abs(door.at - at) > 0.01 ||
        door.end < low ||
        door.start > high
      )
        continue;
      // The longer stretch of wall beside the door.
      if (door.start - low > high - door.end) high = door.start;
      else low = door.end;
    }
    const width = Math.min(widest, high - low - 0.7);
    if (width < 0.5) return [];
    const middle = (low + high) / 2;
    const point = (along: number): [number, number] =>
      isUpright ? [cm(at), cm(along)] : [cm(along), cm(at)];
    return [{ from: point(middle - width / 2), to: point(middle + width / 2) }];
  });
}
