/** The part of the coast that a map of search results shows first. */
import type { PinListing } from "../../../../domain/listings/pin-listing.ts";
import type { ListingQuery } from "../../../../domain/listings/query/listing-query.ts";
import { boxOfArea } from "../../../../domain/places/drawn-area.ts";
import type { MapBox } from "../../../../domain/places/map-box.ts";
import { BOUNDS } from "../../../map/coast-shape.ts";
import { boundsOf, padBox, spreadBox } from "../../../map/map-boxes.ts";
import { placeOf } from "./cluster-pins.ts";

/** Where most listings are: Naklua to Na Jomtien. */
export const usualBox: MapBox = { west: 100.845, south: 12.81, east: 100.955, north: 12.985 };

/** So that marks at the edge are whole. */
const padding = 0.12;
/** About two kilometres: one home does not fill the map. */
const leastDegrees = 0.02;

/** What was asked for, else all homes found, else the usual part. */
export function firstBox({ box, drawn }: ListingQuery, pins: readonly PinListing[]): MapBox {
  if (drawn) return padBox(boxOfArea(drawn), padding);
  if (box) return box;
  const places = pins.flatMap((pin) => placeOf(pin) ?? []).filter(isOnDrawing);
  return places.length === 0 ? usualBox : padBox(spreadBox(boundsOf(places), leastDegrees), padding);
}

function isOnDrawing({ lat, lng }: { lat: number; lng: number }): boolean {
  return lat > BOUNDS.south && lat < BOUNDS.north && lng > BOUNDS.west && lng < BOUNDS.east;
}
