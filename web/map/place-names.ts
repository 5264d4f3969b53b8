/** Names on a map give way to what stands there: a little up or down, else they are left out. */
import type { Point } from "./map-projection.ts";

export type Box = { left: number; top: number; right: number; bottom: number };

/** About the width of a letter and the height of a line; exact would need a browser. */
const letterPx = 8;
const linePx = 20;
/** Tried in this order. */
const shifts = [0, -24, 24, -48, 48];

export function placeName(name: string, at: Point, taken: readonly Box[]): Point | undefined {
  const half = { x: (name.length * letterPx) / 2, y: linePx / 2 };
  return shifts
    .map((shift) => ({ x: at.x, y: at.y + shift }))
    .find(({ x, y }) => {
      const own = { left: x - half.x, right: x + half.x, top: y - half.y, bottom: y + half.y };
      return !taken.some((box) => isOverlapping(own, box));
    });
}

export function boxAround({ x, y }: Point, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function isOverlapping(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
