/**
 * Homes that would overlap on the map become one mark with their count. Which homes join depends on the zoom alone, so
 * that a moved map keeps its marks. Marks outside the window are left out: what is out of view must not take the focus.
 */
import type { PinListing } from "../../../../domain/listings/pin-listing.ts";
import { isAreaSlug } from "../../../../domain/places/areas.ts";
import type { MapBox } from "../../../../domain/places/map-box.ts";
import { areaCentres } from "../../../map/coast-shape.ts";
import { boundsOf, padBox } from "../../../map/map-boxes.ts";
import {
  type MapView,
  type Place,
  type Point,
  type Size,
  project,
  toWindow,
} from "../../../map/map-projection.ts";

export type Mark = { key: string; at: Point; pins: PinListing[]; box: MapBox };

/** About the size of a price, in pixels. */
const markSize = { x: 64, y: 36 };
/** Around the homes of a cluster, as a share of the box that they fill. */
const openedPadding = 0.2;
/** About 40 metres: homes of one building. */
const onePlaceDegrees = 0.0004;

export function clusterPins(pins: readonly PinListing[], view: MapView, size: Size): Mark[] {
  const groups: { at: Point; members: { pin: PinListing; place: Place }[] }[] = [];
  for (const pin of pins) {
    const place = placeOf(pin);
    if (!place) continue;
    const at = project(place, view.zoom);
    const near = groups.find(
      (group) => Math.abs(group.at.x - at.x) < markSize.x && Math.abs(group.at.y - at.y) < markSize.y,
    );
    if (near) near.members.push({ pin, place });
    else groups.push({ at, members: [{ pin, place }] });
  }
  return groups.flatMap(({ members: [first, ...others] }) => {
    if (!first) return [];
    const at = toWindow(first.place, view, size);
    if (at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height) return [];
    const members = [first, ...others];
    return {
      key: first.pin.slug,
      at,
      pins: members.map(({ pin }) => pin),
      box: padBox(boundsOf(members.map(({ place }) => place)), openedPadding),
    };
  });
}

/** No zoom takes these homes apart. */
export function isOnePlace({ box }: Mark): boolean {
  return box.east - box.west < onePlaceDegrees && box.north - box.south < onePlaceDegrees;
}

/** A listing without coordinates is placed at the centre of its area. */
export function placeOf({ location, area }: PinListing): Place | undefined {
  if (location) return location;
  if (!isAreaSlug(area)) return undefined;
  const [lat, lng] = areaCentres[area];
  return { lat, lng };
}
