/** A close view of one place on the coast. The drawing is accurate to about 200 m: enough to show the area. */
import type { ReactNode } from "react";
import { MapGround } from "./map-ground.tsx";
import { type Place, shareOf, toWindow } from "./map-projection.ts";
import type { Box } from "./place-names.ts";
import { placeWindow } from "./place-window.ts";

type PlaceMapProps = {
  /** A description of the map for screen readers. */
  label: string;
  point: Place;
  /** Written above the pin. */
  pinLabel: string;
  /** More things to show, and the space that they take. */
  around?: ReactNode;
  aroundBoxes?: readonly Box[];
};

export function PlaceMap({ label, point, pinLabel, around, aroundBoxes = [] }: PlaceMapProps) {
  const { view, size, taken } = placeWindow(point);
  return (
    <figure className="relative isolate aspect-4/3 overflow-hidden rounded-card border border-line bg-water">
      <figcaption className="sr-only">{label}</figcaption>
      <MapGround written={pinLabel} view={view} size={size} taken={[...taken, ...aroundBoxes]} />
      {around}
      <span aria-hidden="true" style={shareOf(toWindow(point, view, size), size)} className="absolute">
        <span className="absolute size-5 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-paper bg-lamp shadow-soft" />
        <span className="absolute bottom-4 -translate-x-1/2 rounded-full bg-lamp px-3 py-1 text-xs font-semibold whitespace-nowrap text-ink">
          {pinLabel}
        </span>
      </span>
    </figure>
  );
}
