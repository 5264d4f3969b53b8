/**
 * Homes that would cover one another on the map become one mark with their number. Homes beyond the window have
 * none: a mark that cannot be seen must not take the keyboard's focus.
 */
import type { Property } from "../../../../domain/listing.ts";
import { isAreaSlug } from "../../../../domain/areas.ts";
import { areaCentres } from "../../../drawings/coast-shape.ts";
import { type MapView, type Place, type Point, type Size, toWindow } from "../../../map/map-projection.ts";

export type Mark = { key: string; at: Point; homes: Property[] };

/** A price is about this wide. */
const reach = { x: 64, y: 34 };

export function clusterHomes(homes: readonly Property[], view: MapView, size: Size): Mark[] {
  const marks: Mark[] = [];
  for (const home of homes) {
    const place = placeOf(home);
    if (!place) continue;
    const at = toWindow(place, view, size);
    if (at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height) continue;
    const near = marks.find(
      (mark) => Math.abs(mark.at.x - at.x) < reach.x && Math.abs(mark.at.y - at.y) < reach.y,
    );
    if (near) near.homes.push(home);
    else marks.push({ key: home.id, at, homes: [home] });
  }
  return marks;
}

/** A home without coordinates stands at the middle of its area. */
export function placeOf(home: Property): Place | undefined {
  if (home.location) return home.location;
  if (!isAreaSlug(home.area)) return undefined;
  const [lat, lng] = areaCentres[home.area];
  return { lat, lng };
}
