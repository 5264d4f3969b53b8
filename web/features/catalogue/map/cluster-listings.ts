/**
 * Listings that would overlap on the map become one mark with their count. Listings outside the window get no mark:
 * one that is out of view must not take the keyboard focus.
 */
import type { CardListing } from "../../../../domain/listings/card-listing.ts";
import { isAreaSlug } from "../../../../domain/places/areas.ts";
import { areaCentres } from "../../../drawings/coast-shape.ts";
import { type MapView, type Place, type Point, type Size, toWindow } from "../../../map/map-projection.ts";

export type Mark = { key: string; at: Point; listings: CardListing[] };

/** About the size of a price, in pixels. */
const markSize = { x: 64, y: 34 };

export function clusterListings(listings: readonly CardListing[], view: MapView, size: Size): Mark[] {
  const marks: Mark[] = [];
  for (const listing of listings) {
    const place = placeOf(listing);
    if (!place) continue;
    const at = toWindow(place, view, size);
    if (at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height) continue;
    const near = marks.find(
      (mark) => Math.abs(mark.at.x - at.x) < markSize.x && Math.abs(mark.at.y - at.y) < markSize.y,
    );
    if (near) near.listings.push(listing);
    else marks.push({ key: listing.id, at, listings: [listing] });
  }
  return marks;
}

/** A listing without coordinates is placed at the centre of its area. */
function placeOf(listing: CardListing): Place | undefined {
  if (listing.location) return listing.location;
  if (!isAreaSlug(listing.area)) return undefined;
  const [lat, lng] = areaCentres[listing.area];
  return { lat, lng };
}
