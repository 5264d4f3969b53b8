/** Our own drawing of the coast from Naklua to Bang Saray: no tile service is asked. */
import {
  BOUNDS,
  type LatLng,
  areas,
  coastline,
  islands,
  lakes,
  land,
  parks,
  roads,
} from "../../../drawings/coast.ts";
import { type MapView, type Size, project } from "./map-projection.ts";

/** Drawn once at this zoom and scaled: hairlines stay hairlines. */
const drawnAt = 12;
const origin = project({ lat: BOUNDS.north, lng: BOUNDS.west }, drawnAt);

const shore = trace(coastline);

export function CoastDrawing({ view, size }: { view: MapView; size: Size }) {
  const scale = 2 ** (view.zoom - drawnAt);
  const middle = project(view.centre, drawnAt);
  const x = size.width / 2 - (middle.x - origin.x) * scale;
  const y = size.height / 2 - (middle.y - origin.y) * scale;
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full bg-water" strokeLinejoin="round">
      <g
        transform={`translate(${x} ${y}) scale(${scale})`}
        className="[&_path]:[vector-effect:non-scaling-stroke]"
      >
        {[46, 30, 16].map((width) => (
          <path key={width} d={shore} className="fill-none stroke-sea/8" strokeWidth={width} />
        ))}
        <path d={`${trace(land)}z`} className="fill-land" />
        {areas.map(({ slug, outline }) => (
          <path key={slug} d={`${trace(outline)}z`} className="fill-lifted stroke-line" />
        ))}
        {parks.map(({ slug, outline }) => (
          <path key={slug} d={`${trace(outline)}z`} className="fill-sea/15" />
        ))}
        {lakes.map(({ slug, outline }) => (
          <path key={slug} d={`${trace(outline)}z`} className="fill-water" />
        ))}
        {roads.map(({ slug, line, weight }) => (
          <path
            key={slug}
            d={trace(line)}
            className="fill-none stroke-edge/60"
            strokeWidth={0.6 + weight * 1.4}
          />
        ))}
        <path d={shore} className="fill-none stroke-lamp/60" strokeWidth={1.5} />
        {islands.map(({ slug, outline }) => (
          <path key={slug} d={`${trace(outline)}z`} className="fill-land stroke-lamp/50" />
        ))}
      </g>
    </svg>
  );
}

function trace(line: readonly LatLng[]): string {
  return line
    .map((place, index) => {
      const { x, y } = point(place);
      return `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

function point([lat, lng]: LatLng) {
  const { x, y } = project({ lat, lng }, drawnAt);
  return { x: x - origin.x, y: y - origin.y };
}
