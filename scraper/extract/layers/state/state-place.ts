/** A place in one value of embedded data: `"12.93,100.88"`, `[100.88, 12.93]`, `{"type":"Point","coordinates":[…]}`. */
import { type Coordinates, readCoordinates } from "../../../meaning/place.ts";
import { isObject } from "../../parse/parse-json.ts";

const written = /^\s*(-?\d{1,3}\.\d{3,})\s*[,;]\s*(-?\d{1,3}\.\d{3,})\s*$/;

/** "POINT (100.88 12.93)", as databases of places write it. */
const wellKnownText = /^\s*(?:SRID=\d+;)?\s?POINT\s?\(\s?(-?\d{1,3}\.\d+)\s+(-?\d{1,2}\.\d+)\s?\)\s*$/i;

export function readStatePlace(value: unknown): Coordinates | null {
  if (typeof value === "string") {
    const point = wellKnownText.exec(value);
    if (point) return readCoordinates(point[2], point[1]);
    const pair = written.exec(value);
    return pair && inOrder(Number(pair[1]), Number(pair[2]), false);
  }
  // GeoJSON states the longitude first, and so do lists of two numbers that come from it.
  const isPoint = isObject(value) && value["type"] === "Point";
  // Maps of planes call the longitude x.
  if (isObject(value) && typeof value["x"] === "number" && typeof value["y"] === "number")
    return readCoordinates(value["y"], value["x"]);
  const list: unknown = isPoint ? value["coordinates"] : value;
  if (!Array.isArray(list) || list.length !== 2) return null;
  const [one, other]: unknown[] = list;
  if (typeof one !== "number" || typeof other !== "number") return null;
  return inOrder(one, other, isPoint);
}

/** Nothing lies north of the ninetieth degree. */
export function inOrder(one: number, other: number, isLongitudeFirst: boolean): Coordinates | null {
  const isSwapped = Math.abs(one) > 90 || (isLongitudeFirst && Math.abs(other) <= 90);
  return isSwapped ? readCoordinates(other, one) : readCoordinates(one, other);
}
