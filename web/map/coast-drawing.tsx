/** Our own drawing of the coast from Naklua to Bang Saray. The same file serves pages without JavaScript. */
import { BOUNDS, DRAWING } from "./coast-shape.ts";
import { type MapView, type Size, toWindow } from "./map-projection.ts";

export function CoastDrawing({ view, size }: { view: MapView; size: Size }) {
  const from = toWindow({ lat: BOUNDS.north, lng: BOUNDS.west }, view, size);
  const to = toWindow({ lat: BOUNDS.south, lng: BOUNDS.east }, view, size);
  const scale = [(to.x - from.x) / DRAWING.width, (to.y - from.y) / DRAWING.height].map(short);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="absolute inset-0 size-full overflow-visible bg-water"
    >
      <use
        href="/drawings/coast-map.svg#coast"
        transform={`translate(${short(from.x)} ${short(from.y)}) scale(${scale.join(" ")})`}
      />
    </svg>
  );
}

function short(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
