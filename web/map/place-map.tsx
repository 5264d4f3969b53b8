/** A close view of one place on the coast. The drawing is accurate to about 200 m: enough to show the area. */
import { MapGround } from "./map-ground.tsx";
import { type Place, type Size, keepInBounds, shareOf, toWindow } from "./map-projection.ts";
import { boxAround } from "./place-names.ts";

type PlaceMapProps = {
  /** What the map shows, for screen readers. */
  label: string;
  point: Place;
  /** Written above the pin. */
  pinLabel: string;
};

/** The window used for the calculation. The page scales it. */
const size: Size = { width: 480, height: 360 };
const zoom = 13;
/** The label above the pin: from the pin's tip to its middle, and its largest size. */
const labelBox = { above: 28, halfWidth: 90, halfHeight: 40 };

export function PlaceMap({ label, point, pinLabel }: PlaceMapProps) {
  const view = keepInBounds({ centre: point, zoom }, size);
  const at = toWindow(point, view, size);
  return (
    <figure className="relative isolate aspect-4/3 overflow-hidden rounded-card border border-line bg-water">
      <figcaption className="sr-only">{label}</figcaption>
      <MapGround
        written={pinLabel}
        view={view}
        size={size}
        taken={[boxAround({ x: at.x, y: at.y - labelBox.above }, labelBox.halfWidth, labelBox.halfHeight)]}
      />
      <span aria-hidden="true" style={shareOf(at, size)} className="absolute">
        <span className="absolute size-5 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-paper bg-lamp shadow-soft" />
        <span className="absolute bottom-4 -translate-x-1/2 rounded-full bg-lamp px-3 py-1 text-xs font-semibold whitespace-nowrap text-ink">
          {pinLabel}
        </span>
      </span>
    </figure>
  );
}
