/** Names of places as they are written: large, a few in a row, with a street's number or a postal code. */
import { readAmenities } from "../../../meaning/amenities.ts";
import { readKind, readOffer } from "../../../meaning/kind-and-offer.ts";
import { noPlaces, placePrepositions } from "../../../words/places.ts";
import { anyOf } from "../../../words/word-pattern.ts";
import { sourceOf } from "../../../words/words.ts";

const nameWord = /^[\p{L}\p{M}\d'’.-]+$/u;
const mostWords = 4;
const mostNames = 4;
/** "28013", "111 22", "3512 JK", "BS1 4DJ". */
const postalCode =
  /(?<![\p{L}\d])(?:\d{4,6}|\d{3} \d{2}|\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2})(?![\p{L}\d])/u;
/** "80331 München", "Lille (59000)", "Bristol BS1 4DJ", but no "No 9912". */
const aloneWithCode = new RegExp(
  `^${postalCode.source}[ –—-]|\\(\\d{4,6}\\)$|[A-Z]\\d{1,2}[A-Z]? \\d[A-Z]{2}$`,
  "u",
);
const someName = /\p{Lu}[\p{L}\p{M}]{2}/u;
/** "12 rue Sainte-Catherine", "12 High Street". */
const houseNumber = /^\d{1,4}[a-z]?\s(?=\p{L})/u;
/** Only a comma is in rows of names more often than in rows of anything else. */
const commas = /,/;
const separators = /[,·•|/›]|\s[–—-]\s|[()]/;
const noPlace = anyOf(noPlaces);
const name = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}";
const names = `${name}(?: (?:(?:de|la|le|en|sur|am|an der|upon) )?${name}){0,3}`;
const inPlace = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${sourceOf(placePrepositions)}) (${names})(?![\\p{L}\\p{M}])`,
  "gu",
);
const leadingNames = new RegExp(`^${names}(?:, ${names}){0,2}(?![\\p{L}\\p{M}])`, "u");

/** "Pratumnak, Pattaya, Chonburi", "Hauptstraße 12, 80331 München"; with `isNear`, "Jomtien · Pattaya". */
export function isRowOfNames(text: string, isNear: boolean): boolean {
  const parts = text
    .split(isNear ? separators : commas)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const fewest = isNear && aloneWithCode.test(text) ? 1 : 2;
  if (parts.length > mostNames || parts.length < fewest) return false;
  if (isNear && text.includes("|") && readOffer(text) !== null) return false;
  return parts.every((part) => isName(part, isNear)) && (!isNear || someName.test(parts[0] ?? ""));
}

function isName(part: string, isNear: boolean): boolean {
  const plain = isNear ? part.replace(postalCode, "").replace(houseNumber, "").trim() : part;
  if (plain === "") return true;
  const words = plain.split(/\s+/u);
  const [first = ""] = words;
  // "12 rue Sainte-Catherine".
  const isLarge = (plain === part ? [first] : words).some((word) => /^\p{Lu}/u.test(word));
  return words.length <= mostWords && isLarge && words.every((word) => nameWord.test(word));
}

/** "Pool, Gym, Parking" is written the same way. */
export function saysOther(text: string): boolean {
  return readAmenities([text]).length > 0 || readKind(text) !== null;
}

const longestHeadline = 300;

/** "Condo for sale in Jomtien": the last place behind a home or an offer. */
export function placeInHeadline(written: string): string | null {
  const headline = written.slice(0, longestHeadline);
  const found = [...headline.matchAll(inPlace)].flatMap((match) => {
    const [, place = ""] = match;
    const before = headline.slice(0, match.index);
    const isOffered = readKind(before) !== null || readOffer(before) !== null;
    return isOffered && !saysOther(place) && readOffer(place) === null && !noPlace.test(place) ? [place] : [];
  });
  return found.at(-1) ?? null;
}

/** "Bristol, close to the station": what a sentence says behind "located in", as far as it is written large. */
export function placeInSentence(following: string): string | null {
  const place = leadingNames.exec(following)?.[0] ?? null;
  return place !== null && !saysOther(place) && !noPlace.test(place) ? place : null;
}
