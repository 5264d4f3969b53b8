/**
 * An area that a visitor drew, in a URL: longitude and latitude of each corner by turns. Corners are rounded to about
 * ten metres, and the same shape has one spelling wherever its drawing began, so that it has one address.
 */
import type { MapBox } from "./map-box.ts";

/** A corner: longitude first, as in a box. */
export type Corner = readonly [lng: number, lat: number];
export type DrawnArea = readonly Corner[];

export const fewestCorners = 3;
/** An address of about 450 characters. A finger's line is made simpler until it fits. */
export const mostCorners = 24;
const steps = 1e4;
const millionth = 1e-6;

export function readDrawnArea(text: string): DrawnArea | undefined {
  const parts = text.split(",", mostCorners * 2 + 1);
  if (parts.length % 2 === 1 || parts.length > mostCorners * 2) return undefined;
  if (!parts.every((part) => /^-?\d{1,3}(\.\d{1,8})?$/.test(part))) return undefined;
  const corners = parts
    .filter((_, index) => index % 2 === 0)
    .map((lng, index): Corner => [Number(lng), Number(parts[index * 2 + 1])]);
  return corners.every(isOnEarth) ? toDrawnArea(corners) : undefined;
}

/** As the database reads it, in whole steps: it rounds by a millionth, which in degrees would be a hundred metres. */
export function writeSteps(area: DrawnArea): string {
  return `(${area
    .flat()
    .map((degrees) => Math.round(degrees * steps))
    .join(",")})`;
}

/** Undefined for corners that enclose nothing. */
export function toDrawnArea(corners: readonly Corner[]): DrawnArea | undefined {
  const rounded = corners
    .map(([lng, lat]): Corner => [Math.round(lng * steps) / steps, Math.round(lat * steps) / steps])
    .filter((corner, index, all) => !isSame(corner, all.at(index - 1)) || all.length === 1);
  if (rounded.length < fewestCorners || rounded.length > mostCorners) return undefined;
  const doubled = twiceTheSurface(rounded);
  if (Math.abs(doubled) < 1 / steps ** 2) return undefined;
  return beginWest(doubled < 0 ? rounded.toReversed() : rounded);
}

export function boxOfArea(area: DrawnArea): MapBox {
  const lngs = area.map(([lng]) => lng);
  const lats = area.map(([, lat]) => lat);
  return {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  };
}

/**
 * As Postgres tells whether a polygon contains a point: every place that the line goes around, its edge included. In
 * steps, and by a millionth, as Postgres does it: in degrees a home on the edge would be beside it.
 */
export function isInDrawnArea(area: DrawnArea, lng: number, lat: number): boolean {
  const [x, y] = [lng * steps, lat * steps];
  const corners = area.map(
    (corner) => corner.map((degrees) => Math.round(degrees * steps)) as [number, number],
  );
  let turns = 0;
  for (const [index, [toX, toY]] of corners.entries()) {
    const [fromX, fromY] = corners.at(index - 1) ?? [toX, toY];
    const side = (toX - fromX) * (y - fromY) - (x - fromX) * (toY - fromY);
    if (Math.abs(side) < millionth && isBetween(x, fromX, toX) && isBetween(y, fromY, toY)) return true;
    if (fromY <= y && toY > y && side > 0) turns += 1;
    if (fromY > y && toY <= y && side < 0) turns -= 1;
  }
  return turns !== 0;
}

function isBetween(value: number, one: number, other: number): boolean {
  return Math.min(one, other) - millionth <= value && value <= Math.max(one, other) + millionth;
}

/** Counted in the squares of two steps; negative for corners that go clockwise. */
function twiceTheSurface(corners: readonly Corner[]): number {
  return corners.reduce((sum, [lng, lat], index) => {
    const [fromLng, fromLat] = corners.at(index - 1) ?? [lng, lat];
    return sum + fromLng * lat - lng * fromLat;
  }, 0);
}

function beginWest(corners: DrawnArea): DrawnArea {
  const first = corners.reduce((best, [lng, lat], index) => {
    const [bestLng, bestLat] = corners[best] ?? [lng, lat];
    return lng < bestLng || (lng === bestLng && lat < bestLat) ? index : best;
  }, 0);
  return [...corners.slice(first), ...corners.slice(0, first)];
}

function isSame(corner: Corner, other: Corner | undefined): boolean {
  return other !== undefined && corner[0] === other[0] && corner[1] === other[1];
}

function isOnEarth([lng, lat]: Corner): boolean {
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
}
