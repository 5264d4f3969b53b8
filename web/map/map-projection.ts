/** Web Mercator: degrees to pixels of a world that is 256 × 2^zoom pixels wide, and back. */
import type { MapBox } from "../../domain/places/map-box.ts";
import { BOUNDS } from "./coast-shape.ts";

export type Place = { lat: number; lng: number };
export type Point = { x: number; y: number };
/** The part that the map shows: its centre and zoom. */
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

function unproject({ x, y }: Point, zoom: number): Place {
  const world = tile * 2 ** zoom;
  return {
    lng: (x / world) * 360 - 180,
    lat: Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * degrees,
  };
}

/** The position of a place in the window. */
export function toWindow(place: Place, view: MapView, { width, height }: Size): Point {
  const middle = project(view.centre, view.zoom);
  const point = project(place, view.zoom);
  return { x: point.x - middle.x + width / 2, y: point.y - middle.y + height / 2 };
}

export function moveBy(view: MapView, dx: number, dy: number): MapView {
  const middle = project(view.centre, view.zoom);
  return { ...view, centre: unproject({ x: middle.x + dx, y: middle.y + dy }, view.zoom) };
}

/** Zooms while the place under `at` (measured from the middle of the window) stays where it is. */
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

/** The closest view that shows a whole box. */
export function viewOf({ west, south, east, north }: MapBox, { width, height }: Size): MapView {
  const shown = windowOf({ west, south, east, north }, 0);
  const { x, y } = project({ lat: north, lng: west }, 0);
  const centre = unproject({ x: x + shown.width / 2, y: y + shown.height / 2 }, 0);
  return { centre, zoom: Math.log2(Math.min(width / shown.width, height / shown.height)) };
}

/** Keeps a view within the drawn coast: close enough, and not too far to any side. */
export function keepInBounds({ centre, zoom }: MapView, size: Size): MapView {
  const { width, height } = windowOf(BOUNDS, 0);
  const covering = Math.log2(Math.max(size.width / width, size.height / height));
  const near = Math.max(zoom, covering);
  const from = project({ lat: BOUNDS.north, lng: BOUNDS.west }, near);
  const to = project({ lat: BOUNDS.south, lng: BOUNDS.east }, near);
  const middle = project(centre, near);
  return {
    zoom: near,
    centre: unproject(
      {
        x: clamp(middle.x, from.x + size.width / 2, to.x - size.width / 2),
        y: clamp(middle.y, from.y + size.height / 2, to.y - size.height / 2),
      },
      near,
    ),
  };
}

/** The style that places an element at a point of the window, whatever size the window is drawn in. */
export function shareOf({ x, y }: Point, { width, height }: Size): { left: string; top: string } {
  return { left: percent(x / width), top: percent(y / height) };
}

/** The size of a box in pixels. */
export function windowOf({ west, south, east, north }: MapBox, zoom: number): Size {
  const from = project({ lat: north, lng: west }, zoom);
  const to = project({ lat: south, lng: east }, zoom);
  return { width: to.x - from.x, height: to.y - from.y };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function percent(share: number): string {
  return `${Math.round(share * 1e5) / 1e3}%`;
}

/** Rounds to about a metre, the precision of a box in a URL. */
function toMetre(degree: number): number {
  return Math.round(degree * 1e5) / 1e5;
}
