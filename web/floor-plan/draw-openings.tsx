/** Doors and windows of a floor plan, with the swing of each leaf. */
import type { Door, Point } from "../../domain/floor-plans/floor-plan.ts";
import { type Line, isSame } from "../../domain/floor-plans/walls.ts";

/** Walls, in metres. */
export const thick = { outside: 0.2, inside: 0.1 };

export function pathOf({ from, to }: Line): string {
  return `M${from.join(" ")}L${to.join(" ")}`;
}

export function DoorDrawing({ door: { from, to, kind, opens }, size }: { door: Door; size: number }) {
  const width = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Point = [(to[0] - from[0]) / width, (to[1] - from[1]) / width];
  if (kind === "opening") return null;
  if (kind === "sliding") {
    const [ax, ay] = [-along[1] * 0.03, along[0] * 0.03];
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const reach = 0.08;
    return (
      <path
        className="plan-leaf"
        d={`M${from[0] + ax} ${from[1] + ay}L${middle[0] + ax + along[0] * reach} ${middle[1] + ay + along[1] * reach}M${middle[0] - ax - along[0] * reach} ${middle[1] - ay - along[1] * reach}L${to[0] - ax} ${to[1] - ay}`}
      />
    );
  }
  const side = opens === "left" ? -1 : 1;
  const out: Point = [-along[1] * side, along[0] * side];
  const leaf: Point = [from[0] + out[0] * width, from[1] + out[1] * width];
  const tip = size * 0.5;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return (
    <>
      <path
        className="plan-swing"
        d={`M${leaf.join(" ")}A${width} ${width} 0 0 ${side > 0 ? 0 : 1} ${to.join(" ")}`}
      />
      <path className="plan-leaf" d={`M${from.join(" ")}L${leaf.join(" ")}`} />
      {kind === "entrance" && (
        <path
          className="plan-entrance"
          d={`M${middle[0] - out[0] * 0.16} ${middle[1] - out[1] * 0.16}l${(-out[0] + along[0] * 0.7) * tip} ${(-out[1] + along[1] * 0.7) * tip}l${-along[0] * 1.4 * tip} ${-along[1] * 1.4 * tip}z`}
        />
      )}
    </>
  );
}

export function WindowDrawing({ line: { from, to } }: { line: Line }) {
  const isUpright = isSame(from[0], to[0]);
  const half = thick.outside / 2;
  const [x, y] = [
    Math.min(from[0], to[0]) - (isUpright ? half : 0),
    Math.min(from[1], to[1]) - (isUpright ? 0 : half),
  ];
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  return (
    <g className="plan-window">
      <rect
        x={x}
        y={y}
        width={isUpright ? thick.outside : length}
        height={isUpright ? length : thick.outside}
      />
      <path d={pathOf({ from, to })} />
    </g>
  );
}
