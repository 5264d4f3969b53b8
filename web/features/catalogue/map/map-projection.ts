/** Web Mercator: degrees to pixels of a world that is 256 × 2^zoom pixels wide, and back. */
import type { MapBox } from "../../../../domain/map-box.ts";

export type Place = { lat: number; lng: number };
export type Point = { x: number; y: number };
/** What the map shows: its middle, and how near. */
export type MapView = { centre: Place; zoom: number };
export type Size = { width: number; height: number };

const tile = 256;
const degrees = 180 / Math.PI;

export function project({ lat, lng }: Place, zoom: number): Point {
  const world = tile * 2 ** zoom;
  const sine = Math.sin(lat / degrees);
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

export function unproject({ x, y }: Point, zoom: number): Place {
  const world = tile * 2 ** zoom;
  return {
    lng: (x / world) * 360 - 180,
    lat: Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * degrees,
  };
}

/** Where a place stands in the window. */
export function toWindow(place: Place, view: MapView, { width, height }: Size): Point {
  const middle = project(view.centre, view.zoom);
  const point = project(place, view.zoom);
  return { x: point.x - middle.x + width / 2, y: point.y - middle.y + height / 2 };
}

export function moveBy(view: MapView, dx: number, dy: number): MapView {
  const middle = project(view.centre, view.zoom);
  return { ...view, centre: unproject({ x: middle.x + dx, y: middle.y + dy }, view.zoom) };
}

/** Nearer or further, with the place under `at` (from the middle of the window) staying where it is. */
export function zoomTo(view: MapView, zoom: number, at: Point = { x: 0, y: 0 }): MapView {
  const held = moveBy(view, at.x, at.y).centre;
  return moveBy({ centre: held, zoom }, -at.x, -at.y);
}

export function boxOf(view: MapView, { width, height }: Size): MapBox {
  const northWest = moveBy(view, -width / 2, -height / 2).centre;
  const southEast = moveBy(view, width / 2, height / 2).centre;
  return {
    west: toMetre(northWest.lng),
    south: toMetre(southEast.lat),
    east: toMetre(southEast.lng),
    north: toMetre(northWest.lat),
  };
}

/** The nearest view that shows a whole box. */
export function viewOf({ west, south, east, north }: MapBox, { width, height }: Size): MapView {
  const topLeft = project({ lat: north, lng: west }, 0);
  const bottomRight = project({ lat: south, lng: east }, 0);
  const zoom = Math.log2(Math.min(width / (bottomRight.x - topLeft.x), height / (bottomRight.y - topLeft.y)));
  const centre = unproject({ x: (topLeft.x + bottomRight.x) / 2, y: (topLeft.y + bottomRight.y) / 2 }, 0);
  return { centre, zoom };
}

/** About a metre: what a URL of a box may hold. */
function toMetre(degree: number): number {
  return Math.round(degree * 1e5) / 1e5;
}
