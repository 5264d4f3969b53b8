/**
 * Makes a line that a finger drew simple: only the corners that carry its shape stay (Douglas and Peucker's rule),
 * with a coarser measure until few enough are left.
 */
import type { Point } from "./map-projection.ts";

/** What a trembling hand adds, in pixels. */
const firstTolerancePx = 2;
const coarser = 1.5;

export function simplifyLine(line: readonly Point[], most: number): Point[] {
  let tolerance = firstTolerancePx;
  let simple = thin(line, tolerance);
  while (simple.length > most) {
    tolerance *= coarser;
    simple = thin(line, tolerance);
  }
  return simple;
}

function thin(line: readonly Point[], tolerance: number): Point[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let distance = 0;
  for (const [index, point] of line.entries()) {
    const away = distanceToLine(point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  return [
    ...thin(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...thin(line.slice(farthest), tolerance),
  ];
}

function distanceToLine({ x, y }: Point, from: Point, to: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // A drawn area ends where it began.
  if (length === 0) return Math.hypot(x - from.x, y - from.y);
  return Math.abs((to.x - from.x) * (from.y - y) - (from.x - x) * (to.y - from.y)) / length;
}
