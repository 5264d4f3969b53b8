/** Where a room's name fits best: over little furniture, near the middle, and within the walls. */
import { contains } from "../../domain/floor-plans/find-plan-problems.ts";
import { type Floor, type Room, boundsOf } from "../../domain/floor-plans/floor-plan.ts";

export type Label = { x: number; y: number; size: number };

/** Letters are about this wide for their height: Thai and Latin a little over half, Chinese as wide as high. */
function widthOf(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 1 : /\p{M}/u.test(letter) ? 0 : 0.56),
    0,
  );
}

const lineHeight = 1.15;
const corners = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

export function placeLabel(
  room: Room,
  lines: readonly string[],
  { furniture, doors }: Floor,
  largest: number,
): Label {
  const { left, right, top, bottom } = boundsOf([room]);
  const longest = Math.max(...lines.map(widthOf));
  const size = Math.max(
    largest * 0.5,
    Math.min(largest, (right - left - 0.25) / longest, (bottom - top - 0.25) / (lines.length * lineHeight)),
  );
  const half = { x: (longest * size) / 2, y: (lines.length * size * lineHeight) / 2 };
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  // Within a rectangle every place that is considered is inside.
  const outline = "outline" in room ? room.outline : undefined;
  let best = { ...middle, cost: Number.POSITIVE_INFINITY };
  const consider = (x: number, y: number) => {
    const away = Math.hypot(x - middle.x, y - middle.y) * 0.35;
    if (away >= best.cost) return;
    if (outline && !corners.every(([sx, sy]) => contains(outline, x + sx * half.x, y + sy * half.y))) return;
    const covered = furniture.reduce((sum, piece) => {
      const across = Math.min(x + half.x, piece.x + piece.width) - Math.max(x - half.x, piece.x);
      const down = Math.min(y + half.y, piece.y + piece.depth) - Math.max(y - half.y, piece.y);
      return sum + (across > 0 && down > 0 ? across * down : 0);
    }, 0);
    const swept = doors.some(
      ({ from, to, kind }) =>
        kind !== "opening" && Math.hypot(x - (from[0] + to[0]) / 2, y - (from[1] + to[1]) / 2) < 0.75,
    )
      ? 0.3
      : 0;
    const cost = covered * 6 + swept + away;
    if (cost < best.cost) best = { x, y, cost };
  };
  // First, because a middle that is free rules out all other places at once.
  consider(middle.x, middle.y);
  for (let x = left + half.x + 0.12; x <= right - half.x - 0.12; x += 0.1) {
    for (let y = top + half.y + 0.12; y <= bottom - half.y - 0.12; y += 0.1) consider(x, y);
  }
  return { x: best.x, y: best.y, size };
}
