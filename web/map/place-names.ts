/** Names on a map avoid marks and buttons: they move a little up, down or aside, or are left out. */
import type { Point, Size } from "./map-projection.ts";

export type Box = { left: number; top: number; right: number; bottom: number };

/** About the width of a letter and the height of a line. Exact sizes would need a browser. */
const letterPx = 8;
const linePx = 20;
/** How far a name may move up or down, and how far aside, past a mark as wide as a price. */
const stepsPx = [0, -24, 24, -48, 48];
const besidePx = 36;

type PlacedName<Key> = { key: Key; name: string; at: Point | undefined };

/** Finds a place for each name in turn: none overlaps what is taken, or a name before it. */
export function placeNames<Key>(
  names: readonly { key: Key; name: string; at: Point }[],
  size: Size,
  taken: readonly Box[],
): PlacedName<Key>[] {
  const all = [...taken];
  return names.map(({ key, name, at }) => {
    const free = placeName(name, at, size, all);
    if (free) all.push(boxAround(free, (name.length * letterPx) / 2, linePx / 2));
    return { key, name, at: free };
  });
}

/** The closest free place where the whole name can be read. */
export function placeName(name: string, at: Point, size: Size, taken: readonly Box[]): Point | undefined {
  const half = { x: (name.length * letterPx) / 2, y: linePx / 2 };
  const aside = half.x + besidePx;
  return [
    ...stepsPx.map((y) => ({ x: at.x, y: at.y + y })),
    { x: at.x - aside, y: at.y },
    { x: at.x + aside, y: at.y },
  ].find((place) => {
    const own = boxAround(place, half.x, half.y);
    return isInside(own, size) && !taken.some((box) => isOverlapping(own, box));
  });
}

export function boxAround({ x, y }: Point, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function isInside({ left, top, right, bottom }: Box, { width, height }: Size): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}

function isOverlapping(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
