/** Boxes around places. */
import type { MapBox } from "../../domain/places/map-box.ts";
import type { Place } from "./map-projection.ts";

export function boundsOf(places: readonly Place[]): MapBox {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  return {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  };
}

/** Wider on every side by a share of the box. */
export function padBox({ west, south, east, north }: MapBox, share: number): MapBox {
  const dx = (east - west) * share;
  const dy = (north - south) * share;
  return { west: west - dx, south: south - dy, east: east + dx, north: north + dy };
}

/** At least so many degrees wide and high. */
export function spreadBox({ west, south, east, north }: MapBox, least: number): MapBox {
  const dx = Math.max(0, least - (east - west)) / 2;
  const dy = Math.max(0, least - (north - south)) / 2;
  return { west: west - dx, south: south - dy, east: east + dx, north: north + dy };
}
