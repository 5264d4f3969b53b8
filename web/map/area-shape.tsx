/** An area drawn on a map: its edge, and a light over what it holds. */
import type { Corner } from "../../domain/places/drawn-area.ts";
import { type MapView, type Size, toWindow } from "./map-projection.ts";

type AreaShapeProps = {
  corners: readonly Corner[];
  view: MapView;
  size: Size;
  /** While its corners are set, or its line is drawn. */
  isOpen?: boolean;
  hasDots?: boolean;
};

export function AreaShape({ corners, view, size, isOpen = false, hasDots = false }: AreaShapeProps) {
  const points = corners.map(([lng, lat]) => toWindow({ lat, lng }, view, size));
  const line = points.map(({ x, y }) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`).join(" ");
  const Shape = isOpen ? "polyline" : "polygon";
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      <Shape
        points={line}
        className="fill-lamp/10 stroke-lamp"
        strokeWidth={2.5}
        strokeLinejoin="round"
        strokeDasharray={isOpen ? "6 5" : undefined}
        vectorEffect="non-scaling-stroke"
      />
      {hasDots &&
        points.map(({ x, y }, index) => <circle key={index} cx={x} cy={y} r={5} className="fill-lamp" />)}
    </svg>
  );
}
