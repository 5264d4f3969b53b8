/**
 * The words of a line that name a home: its building, village or street. Words that measure, offer or praise it, or
 * name its town, could be in the line of any other home too.
 */
import { foldFigures } from "../../meaning/clauses/figures.ts";
import { readClauses } from "../../meaning/clauses/read-clauses.ts";
import type { Reading, Role } from "../../meaning/clauses/reading.ts";
import { amenitiesAround } from "../../words/amenities/around.ts";
import { amenitiesInside } from "../../words/amenities/inside.ts";
import { floorAreas, floorsBefore, grounds, storeys } from "../../words/clauses/measures.ts";
import { calls } from "../../words/clauses/posts.ts";
import { commonWords } from "../../words/common-words.ts";
import { condos } from "../../words/kinds/condos.ts";
import { houses } from "../../words/kinds/houses.ts";
import { letting } from "../../words/letting.ts";
import { conditions, dealTalk, outlooks } from "../../words/naming-nothing.ts";
import { areaNames, thaiPlaces } from "../../words/places.ts";
import { selling } from "../../words/selling.ts";
import { sourceOf, type Words } from "../../words/words.ts";

const deal: readonly Words[] = [
  calls,
  dealTalk,
  selling,
  letting,
  condos,
  houses,
  grounds,
  floorAreas,
  floorsBefore,
  storeys,
  commonWords,
];
const places: readonly Words[] = [...areaNames.map(([, words]) => words), thaiPlaces];
const looks: readonly Words[] = [
  outlooks,
  conditions,
  ...[...amenitiesAround, ...amenitiesInside].map(([, words]) => words),
];
const ofDeal = new RegExp(sourceOf(...deal), "giu");
/** Places come first: "บ้านอำเภอ" is one, and "บ้าน" a kind of home. */
const ofAnyHome = new RegExp(sourceOf(...places, ...looks, ...deal), "giu");
const measures = new Set<Role>(["area", "land", "bedrooms", "bathrooms", "floor"]);
const someName = /(?:\p{L}\p{M}*){3}|\p{Script=Han}{2}/u;
const someCapital = /\p{Lu}\p{L}{2}/u;
/** "2. ", "Option 2": a home's place in its post. */
const listNumber = /^\d{1,2}-/;

/**
 * The words in small letters with hyphens, and a building's number ("view-talay-6"); empty where nothing is named. Towns
 * stay beside a name, since buildings of one name are in several. Behind a measure only capitals tell a name from praise.
 */
export function nameWords(written: string): string {
  const line = foldFigures(written);
  const readings = readClauses(line).filter(({ role }) => role !== null);
  const measure = readings.find(({ role }) => role !== null && measures.has(role));
  const before = measure ? line.slice(0, line.indexOf(measure.figure)) : line;
  const isNamed =
    someName.test(withoutFigures(before, readings).replace(ofAnyHome, " ")) ||
    someCapital.test(withoutFigures(line, readings).replace(ofAnyHome, " "));
  return isNamed
    ? hyphenate(withoutFigures(line, readings).replace(ofDeal, " ")).replace(listNumber, "")
    : "";
}

function withoutFigures(text: string, readings: readonly Reading[]): string {
  return readings.reduce((left, { figure }) => left.replace(figure, " "), text);
}

export function hyphenate(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
