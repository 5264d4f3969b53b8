/** "2 Beds", "ห้องนอน 2", "3 спальни", "4 Zimmer", "2 chambres", "卧室 3", "3 BHK", "studio" → numbers. */
import { bathrooms } from "../words/rooms/bathrooms.ts";
import { bedrooms } from "../words/rooms/bedrooms.ts";
import { countEndings, countOf } from "../words/rooms/counts.ts";
import { rooms, studios } from "../words/rooms/rooms.ts";
import { spelledCounts } from "../words/rooms/spelled-counts.ts";
import { anyOf, patternOf } from "../words/word-pattern.ts";
import { linesOf, sourceOf } from "../words/words.ts";
import { readClauses } from "./clauses/read-clauses.ts";
import type { Reading } from "./clauses/reading.ts";
import { foldDigits } from "./number.ts";
import { rememberOnPage } from "./page-memory.ts";

const words = { bedrooms, bathrooms, rooms } as const;

export type RoomKind = keyof typeof words;
const kinds = ["bedrooms", "bathrooms", "rooms"] as const;

const spelled: Record<string, number> = { single: 1, double: 2 };
for (const [number, names] of spelledCounts)
  for (const name of linesOf(names)) spelled[name] ??= Number(number);

/** "2室1厅", "两居": only homes are counted so, by the rooms one sleeps in. */
const layout = /[室居]/u;

/** The first such rooms that a text counts. */
export function readRooms(kind: RoomKind, text: string): number | null {
  return roomsIn(kind, readClauses(text));
}

export function countsRooms(text: string): boolean {
  return readRooms("bedrooms", text) !== null || readRooms("rooms", text) !== null;
}

export function roomsIn(kind: RoomKind, readings: readonly Reading[]): number | null {
  const found = readings.find(
    ({ role, figure }) =>
      figure !== "" && (role === kind || (kind === "rooms" && role === "bedrooms" && layout.test(figure))),
  );
  return found ? Number(found.value) : null;
}

export function saysLayout(text: string): boolean {
  return readClauses(text).some(({ role, figure }) => role === "bedrooms" && /[室居房]/u.test(figure));
}

/** Whatever states a number: digits of any script, or a small number in words. */
export function statesCount(text: string): boolean {
  return readClauses(text).length > 0;
}

/** More is a hotel, a bug or a year. */
const mostRooms = 30;

/** "2", "2.5", "two", "2 + 1": a value whose label already says what it counts. */
export function readCount(written: string): number | null {
  const text = foldDigits(written)
    .trim()
    .toLowerCase()
    .replace(/^[x×]\s?(?=\d)/, "");
  const match = /^(\d{1,2}(?:[.,](?:25|75|\d))?)(?!\d|[.,]\d)|^(\p{L}+)/u.exec(text);
  const value = match?.[1] ? Number(match[1].replace(",", ".")) : (spelled[match?.[2] ?? ""] ?? Number.NaN);
  return Number.isFinite(value) && value <= mostRooms ? value : null;
}

const countBefore = `(?:${sourceOf(countOf)})\\s*(?:(?:of|de|der)\\s*)?`;
const inLabel = (names: string) =>
  `^(?:${countBefore})?(?:${names})\\s*\\(?(?:${sourceOf(countEndings)})?\\)?$`;
const labels = kinds.map((kind) => [patternOf([words[kind]], inLabel), kind] as const);
const anyLabel = patternOf(Object.values(words), inLabel);

/** What a label counts. Most texts are no label: one pattern asks for all. */
export const roomsOfLabel = rememberOnPage((label): readonly RoomKind[] =>
  anyLabel.test(label) ? labels.filter(([pattern]) => pattern.test(label)).map(([, kind]) => kind) : [],
);

const studio = anyOf(studios);

export function saysStudio(text: string): boolean {
  return studio.test(text);
}
