// What the browser needs to know about the drawn coast: its edges, and the place of each area's name (and of pins
// without a known position). The lines themselves are in studio/drawings/coast.ts and reach the browser as drawings/coast-map.svg.
import type { AreaSlug } from "../../domain/places/areas.ts";

export type LatLng = readonly [lat: number, lng: number];

export const BOUNDS = { north: 13.0, south: 12.735, west: 100.745, east: 100.995 } as const;

/** The size of the drawing that shows these bounds. */
export const DRAWING = { width: 720, height: 783 } as const;

export const areaCentres: Record<AreaSlug, LatLng> = {
  naklua: [12.9725, 100.8985],
  wongamat: [12.9585, 100.888],
  "central-pattaya": [12.9355, 100.8915],
  pratumnak: [12.9125, 100.867],
  jomtien: [12.8825, 100.885],
  "na-jomtien": [12.8185, 100.9155],
  "east-pattaya": [12.9175, 100.929],
  "bang-saray": [12.763, 100.9075],
};
