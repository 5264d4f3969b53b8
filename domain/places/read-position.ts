/**
 * A position as people copy it: a pair of coordinates in either order, degrees with minutes and seconds, or a link of
 * Google Maps, Apple Maps, OpenStreetMap or a phone ("geo:"). Short links name no position.
 */
export type Position = { latitude: number; longitude: number };

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const between = String.raw`(?:\s*,\s*|\s+|%2C\+?|%2C%20)`;

/** In a link the home's pin comes before the middle of the map. */
const inLinks = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:q|ll|query|destination|daddr|sll|center)=(?:loc:)?${number}${between}${number}`, "i"),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`, "i"),
  new RegExp(`/(?:search|place|dir)/(?:[^@]*/)?${number},\\+?${number}(?:[/?]|$)`),
  new RegExp(`@${number},${number}`),
  new RegExp(`^geo:${number},${number}`, "i"),
  new RegExp(`#map=\\d+/${number}/${number}`),
];
const alone = new RegExp(`^[(\\[]?${number}\u00B0?${between}${number}\u00B0?[)\\]]?$`);
const degrees = /(\d{1,3})[°º]\s*(\d{1,2}(?:\.\d+)?)['′’]\s*(?:(\d{1,2}(?:\.\d+)?)["″”]\s*)?([NSEW])/gi;

export function readPosition(text: string): Position | null {
  const trimmed = text.trim();
  const inDegrees = readDegrees(trimmed);
  if (inDegrees) return inDegrees;
  const isLink = /^(?:https?:|geo:)/i.test(trimmed);
  for (const pattern of isLink ? inLinks : [alone]) {
    const [, one, other] = pattern.exec(trimmed) ?? [];
    if (one !== undefined && other !== undefined) return toPosition(Number(one), Number(other));
  }
  return null;
}

function readDegrees(text: string): Position | null {
  const [one, other, third] = [...text.matchAll(degrees)].map(
    ([, whole = "", minutes = "", seconds = "0", side = ""]) => ({
      isLatitude: /[ns]/i.test(side),
      value: (/[sw]/i.test(side) ? -1 : 1) * (Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600),
    }),
  );
  if (!one || !other || third || one.isLatitude === other.isLatitude) return null;
  return one.isLatitude ? toPosition(one.value, other.value) : toPosition(other.value, one.value);
}

/** What cannot be a latitude is the longitude. */
function toPosition(one: number, other: number): Position | null {
  const [latitude, longitude] = Math.abs(one) > 90 ? [other, one] : [one, other];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude: round(latitude), longitude: round(longitude) };
}

/** To a metre or less. */
function round(degree: number): number {
  return Math.round(degree * 1e6) / 1e6;
}
