/** The marks around a floor plan: measures, north, and an arrow to the view. */
import type { FloorPlan, Point, boundsOf } from "../../domain/floor-plans/floor-plan.ts";

type MeasureProps = { from: Point; to: Point; text: string; size: number; isUpright?: boolean };

export function Measure({ from, to, text, size, isUpright = false }: MeasureProps) {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const tick = size * 0.35;
  const ticks = [from, to].map(([x, y]) => `M${x - tick} ${y + tick}L${x + tick} ${y - tick}`).join("");
  return (
    <g className="plan-measure">
      <path d={`M${from.join(" ")}L${to.join(" ")}${ticks}`} />
      <text
        fontSize={size * 0.9}
        x={middle[0]}
        y={middle[1] - size * 0.4}
        transform={isUpright ? `rotate(-90 ${middle.join(" ")})` : undefined}
      >
        {text}
      </text>
    </g>
  );
}

export function North({
  x,
  y,
  size,
  degrees,
  text,
}: {
  x: number;
  y: number;
  size: number;
  degrees: number;
  text: string;
}) {
  // The word stands below the arrow: at its tip it would leave the drawing, or lie on a wall.
  return (
    <g className="plan-north" transform={`translate(${x} ${y})`}>
      <path
        transform={`rotate(${degrees})`}
        d={`M0 ${-size}L${size * 0.45} ${size * 0.7}L0 ${size * 0.35}L${-size * 0.45} ${size * 0.7}Z`}
      />
      <text y={size * 1.9} fontSize={size * 0.72}>
        {text}
      </text>
    </g>
  );
}

type ViewProps = {
  side: NonNullable<FloorPlan["view"]>["side"];
  text: string;
  bounds: ReturnType<typeof boundsOf>;
  size: number;
};

/** An arrow to what one sees, on its side of the drawing. */
export function View({ side, text, bounds: { left, right, top, bottom }, size }: ViewProps) {
  const [x, y] = {
    top: [(left + right) / 2, top - size * 1.9],
    bottom: [(left + right) / 2, bottom + size * 1.4],
    left: [left - size * 2.4, (top + bottom) / 2],
    right: [right + size * 1.2, (top + bottom) / 2],
  }[side] as [number, number];
  const turn = { top: 180, bottom: 0, left: 90, right: 270 }[side];
  const isBeside = side === "left" || side === "right";
  return (
    <g className="plan-view">
      <path
        transform={`translate(${x} ${y - (isBeside ? 0 : size * 0.55)}) rotate(${turn})`}
        d={`M${-size * 0.4} 0H${size * 0.4}L0 ${size * 0.55}Z`}
      />
      <text
        x={x}
        y={y + size * 0.95}
        fontSize={size}
        transform={isBeside ? `rotate(-90 ${x} ${y})` : undefined}
      >
        {text}
      </text>
    </g>
  );
}
