/** Coordinates outside of any home's object: the map's own. */
import { readCoordinates } from "../normalise/place.ts";
import type { Findings } from "./fields.ts";
import type { PageScript } from "./page-facts.ts";
import { readScalar } from "./state-values.ts";

/** A quote before it belongs to it, but to begin with one that may be missing would make the search slow. */
const looseLatitude =
  /\blat(?:itude)?["']?\s*[:=,]\s*\\?["']?(-?\d{1,2}\.\d{3,})\\?["']?[\s\S]{0,60}?["']?\b(?:lng|lon|long|longitude)\\?["']?\s*[:=,]\s*\\?["']?(-?\d{1,3}\.\d{3,})/i;
const mapCall =
  /LatLng\(\s*["']?(-?\d{1,2}\.\d{3,})["']?\s*,\s*["']?(-?\d{1,3}\.\d{3,})|setView\(\s*\[\s*(-?\d{1,2}\.\d{3,})\s*,\s*(-?\d{1,3}\.\d{3,})/;

export function readLoosePlaces(
  places: readonly [unknown, unknown][],
  scripts: readonly PageScript[],
  findings: Findings,
): void {
  for (const [latitude, longitude] of places.slice(0, 3)) {
    findings.add(
      "coordinates",
      readCoordinates(readScalar(latitude), readScalar(longitude)),
      `${readScalar(latitude)}, ${readScalar(longitude)}`,
      0.3,
    );
  }
  for (const { text } of scripts) {
    if (!/lat/i.test(text) && !text.includes("setView")) continue;
    const loose = looseLatitude.exec(text);
    const match = loose ?? (callsMap(text) ? mapCall.exec(text) : null);
    if (!match) continue;
    const [latitude, longitude] = [match[1] ?? match[3], match[2] ?? match[4]];
    const quote = loose
      ? (/["']$/.exec(text.slice(Math.max(0, loose.index - 1), loose.index))?.[0] ?? "")
      : "";
    findings.add("coordinates", readCoordinates(latitude, longitude), `${quote}${match[0]}`, 0.1);
  }
}

function callsMap(text: string): boolean {
  return text.includes("LatLng(") || text.includes("setView(");
}
