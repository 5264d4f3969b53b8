/**
 * One place on our own drawing of the coast, seen from near. No outside map is asked; the drawing is true to about
 * 200 m, enough to say in which area a home stands.
 */
import { areas } from "../../domain/areas.ts";

type PlaceMapProps = {
  /** What the map shows, for those who hear it. */
  label: string;
  point: { lat: number; lng: number };
  /** Written beside the pin. */
  pinLabel: string;
};

/** The corners and shape of /drawings/coast-map.svg. */
const bounds = { north: 13, south: 12.735, west: 100.745, east: 100.995 };
const drawingRatio = 783 / 720;
const boxRatio = 3 / 4;
/** How much wider the drawing is than its box. */
const zoom = 3.2;
const tall = (zoom * drawingRatio) / boxRatio;

export function PlaceMap({ label, point, pinLabel }: PlaceMapProps) {
  const at = placeOf(point);
  const left = clamp(0.5 - at.x * zoom, 1 - zoom);
  const top = clamp(0.5 - at.y * tall, 1 - tall);
  return (
    <figure className="relative aspect-4/3 overflow-hidden rounded-card border border-line bg-water">
      <figcaption className="sr-only">{label}</figcaption>
      <div
        aria-hidden="true"
        className="absolute"
        style={{
          left: percent(left),
          top: percent(top),
          width: percent(zoom),
          height: percent(tall),
        }}
      >
        <img
          src="/drawings/coast-map.svg"
          alt=""
          width={720}
          height={783}
          loading="lazy"
          className="absolute inset-0 size-full max-w-none"
        />
        {areas.map((area) => {
          const place = placeOf({ lat: area.latitude, lng: area.longitude });
          return (
            <span
              key={area.slug}
              style={{ left: percent(place.x), top: percent(place.y) }}
              className="absolute -translate-x-1/2 pt-1.5 text-xs tracking-wide whitespace-nowrap text-quiet"
            >
              {area.name}
            </span>
          );
        })}
        <span style={{ left: percent(at.x), top: percent(at.y) }} className="absolute">
          <span className="absolute size-5 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-paper bg-lamp shadow-soft" />
          <span className="absolute bottom-4 -translate-x-1/2 rounded-full bg-lamp px-3 py-1 text-xs font-semibold whitespace-nowrap text-ink">
            {pinLabel}
          </span>
        </span>
      </div>
    </figure>
  );
}

function placeOf({ lat, lng }: { lat: number; lng: number }) {
  return {
    x: (lng - bounds.west) / (bounds.east - bounds.west),
    y: (bounds.north - lat) / (bounds.north - bounds.south),
  };
}

/** The box never shows what lies beyond the drawing. */
function clamp(offset: number, least: number): number {
  return Math.min(0, Math.max(least, offset));
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
