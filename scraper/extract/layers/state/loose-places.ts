/** Coordinates outside of any home's object: the map's own. */
import type { Coordinates } from "../../../meaning/place.ts";
import { readCoordinates } from "../../../meaning/place.ts";
import { decodeLetters } from "../../parse/decode-letters.ts";
import type { Findings } from "../../fields.ts";
import type { PageScript } from "../../facts/page-facts.ts";
import { inOrder } from "./state-place.ts";
import { readScalar } from "./state-values.ts";

/** "lat: 12.93, lng: 100.88", `mapLat = "12.93"; mapLong = "100.88"`. */
const assigned = String.raw`\s*[:=,]\s*(?:parseFloat\(|Number\()?\\?["']?`;
const looseLatitude = new RegExp(
  [
    String.raw`lat(?:itude)?["'\]]{0,2}${assigned}(-?\d{1,2}\.\d{3,})\\?["']?[\s\S]{0,60}?`,
    String.raw`(?:lng|lon|long|longitude)["'\]]{0,2}\\?["']?${assigned}(-?\d{1,3}\.\d{3,})`,
  ].join(""),
  "i",
);
/** `mapLat = "MTIuOTM2MQ=="; mapLng = "MTAwLjg4MjU="`: a number whose digits are written in base64. */
const letteredPlace =
  /lat\w{0,12}["']?\s*[:=]\s*["']((?:LT|[MNO])[A-Za-z0-9]{6,30}={0,2})["'][\s\S]{0,60}?(?:lng|lon)\w{0,12}["']?\s*[:=]\s*["']((?:LT|[MNO])[A-Za-z0-9]{6,30}={0,2})["']/i;
/** "center: [100.88, 12.93]", "LatLng(12.93, 100.88)", "position: '116.40,39.90'", "['Garden house', 12.93, 100.88]". */
const pair = /[[("',]\s*(-?\d{1,3}\.\d{3,})["']?\s*,\s*["']?(-?\d{1,3}\.\d{3,})/g;
const placeWord =
  /(?:position|coord\w*|lat_?lng|lng_?lat|lon_?lat|location|point|center|marker|setview|geo)["']?\s*(?:[:=(]\s*)?\[?$/i;
/** These maps state the longitude first. */
const longitudeFirst = /mapbox|maplibre|setLngLat|fromLonLat|LngLat\(|BMap|AMap/;
const namedPoint = /["']\s*$/;
const mostPairs = 20;
const lookBehind = 40;

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
  if (findings.candidates.some(({ field }) => field === "coordinates")) return;
  for (const { type, text } of scripts) {
    if (!/lat|lng|center|position|coord|setView/i.test(text)) continue;
    const loose = looseLatitude.exec(text);
    const lettered = loose ? null : letteredPlace.exec(text);
    if (lettered)
      findings.add(
        "coordinates",
        readCoordinates(decodeLetters(lettered[1] ?? ""), decodeLetters(lettered[2] ?? "")),
        lettered[0],
        0.1,
      );
    if (loose) findings.add("coordinates", readCoordinates(loose[1], loose[2]), loose[0], 0.1);
    else if (!type.includes("json")) addPair(text, findings);
  }
}

/** One pair that is called a place; several are a map of many. */
function addPair(text: string, findings: Findings): void {
  const found = new Map<string, Coordinates>();
  let read = 0;
  for (const match of text.matchAll(pair)) {
    if ((read += 1) > mostPairs) return;
    const before = text.slice(Math.max(0, match.index - lookBehind), match.index);
    const isNamed = match[0].startsWith(",") && namedPoint.test(before) && /LatLng\(|marker/i.test(text);
    if (!isNamed && !placeWord.test(before)) continue;
    const place = inOrder(Number(match[1]), Number(match[2]), longitudeFirst.test(text));
    if (place) found.set(`${place.latitude},${place.longitude}`, place);
  }
  const [only] = found;
  if (only && found.size === 1) findings.add("coordinates", only[1], only[0], 0.1);
}
