/** "2 Beds", "ห้องนอน 2", "3 спальни", "4 Zimmer", "2 chambres", "卧室 3", "3 BHK", "studio" → numbers. */
import { bathrooms } from "../words/rooms/bathrooms.ts";
import { bedrooms } from "../words/rooms/bedrooms.ts";
import { countEndings, countOf } from "../words/rooms/counts.ts";
import { numberedHomes } from "../words/rooms/numbered-homes.ts";
import { rooms, studios } from "../words/rooms/rooms.ts";
import { spelledCounts } from "../words/rooms/spelled-counts.ts";
import { anyOf, patternOf } from "../words/word-pattern.ts";
import { linesOf, sourceOf } from "../words/words.ts";
import { foldDigits } from "./number.ts";
import { rememberOnPage } from "./page-memory.ts";

const words = { bedrooms, bathrooms, rooms } as const;

export type RoomKind = keyof typeof words;
const kinds = ["bedrooms", "bathrooms", "rooms"] as const;

const spelled: Record<string, number> = { single: 1, double: 2 };
for (const [number, names] of spelledCounts)
  for (const name of linesOf(names)) spelled[name] ??= Number(number);
const spelledNames = spelledCounts.map(([, names]) => names);
const numberWords = sourceOf(...spelledNames);
const count = `(\\d{1,2}(?:[.,](?:25|75|\\d))?|${numberWords})`;

const before = patternsOf(
  (names) =>
    `(?<![\\d.,:/-])(?<!\\p{L})${count}[\\s\\u00a0-]{0,3}(?:(?:double|large|spacious|full|en-?suite|x|×) |[个個间間]\\s?)?(?:${names})(?!\\p{L})`,
);
const behind = patternsOf(
  (names) =>
    `(?<!\\p{L})(?:${names})(?!\\p{L})\\s*(?:[:：=]\\s*|จำนวน\\s*)?${count}(?![\\d.,]*\\s*(?:m|sq|€|\\p{Sc}))`,
);
const countBefore = `(?:${sourceOf(countOf)})\\s*(?:(?:of|de|der)\\s*)?`;
const countBehind = `\\s*\\(?(?:${sourceOf(countEndings)})?\\)?`;
const inLabel = (names: string) => `^(?:${countBefore})?(?:${names})(?:${countBehind})$`;
const labels = patternsOf(inLabel);

function patternsOf(around: (names: string) => string): Record<RoomKind, RegExp> {
  const of = (kind: RoomKind) => patternOf([words[kind]], around);
  return { bedrooms: of("bedrooms"), bathrooms: of("bathrooms"), rooms: of("rooms") };
}

/** Whatever states a number: digits of any script, or a small number in words. */
export const statesCount = rememberOnPage(
  (text) => someDigit.test(text) || spelledCount.test(text) || someChineseCount.test(text),
);
const someDigit = /\p{Nd}/u;
const spelledCount = patternOf(spelledNames, (names) => `(?<!\\p{L})(?:${names})(?!\\p{L})`);
const someChineseCount = /[一二两兩三四五六七八九]\s?[个個间間]?\s?[室居卧臥房]/u;

/** Most texts count no rooms: asked once for all kinds. */
const someCount = patternOf(spelledNames, (names) => `\\d|(?<!\\p{L})(?:${names})`);
const someRooms = patternOf(Object.values(words), (names) => `(?:${names})(?!\\p{L})`);
const mayCountRooms = rememberOnPage((text) => someCount.test(text) && someRooms.test(text));

const studio = anyOf(studios);
/** One room more or less is a home; more is a hotel, a bug or a year. */
const mostRooms = 30;

const halfBath = /(\d) full (?:bath(?:room)?s?)[,;]?(?: and| \+)? (?:1|one|a) half/i;

/** "2 1/2 baths". */
const halves = /(?<![\d/.,])(\d) 1\/2 /g;

/** "两室一厅", "三间卧室", but not "第一房产". */
const chineseCount =
  /(?<!第)[一二两兩三四五六七八九](?=\s?[个個间間]?\s?(?:[室居卧臥卫衛浴厅廳睡洗]|房(?![产產源屋价價])))/gu;
const chineseFigures: Record<string, string> = {
  一: "1",
  二: "2",
  两: "2",
  兩: "2",
  三: "3",
  四: "4",
  五: "5",
  六: "6",
  七: "7",
  八: "8",
  九: "9",
};
const someChinese = /[室居卧臥卫衛浴房]/u;

const foldCounts = rememberOnPage((written) => {
  const text = foldDigits(written).replace(halves, "$1.5 ");
  if (!someChinese.test(text)) return text;
  return text.replace(chineseCount, (figure) => chineseFigures[figure] ?? figure).replace("双卫", "2卫");
});

const readers: Record<RoomKind, (written: string) => number | null> = {
  bedrooms: rememberOnPage((written) => countRooms("bedrooms", written)),
  bathrooms: rememberOnPage((written) => countRooms("bathrooms", written)),
  rooms: rememberOnPage((written) => countRooms("rooms", written)),
};

export function readRooms(kind: RoomKind, written: string): number | null {
  return readers[kind](written);
}

function countRooms(kind: RoomKind, written: string): number | null {
  const text = foldCounts(written);
  const full = kind === "bathrooms" ? halfBath.exec(text) : null;
  if (full) return Number(full[1]) + 0.5;
  const match = inLayout(kind, text) ?? (mayCountRooms(text) ? besideWords(kind, text) : undefined);
  return match === undefined ? null : readCount(match);
}

function besideWords(kind: RoomKind, text: string): string | undefined {
  return before[kind].exec(text)?.[1] ?? behind[kind].exec(text)?.[1];
}

/** "2室公寓出售", "两居", "三房". */
const inRooms = /(?<![\d.,])(\d)\s?(?:室(?!\s?\d?\s?[厅廳])|居|房(?![产產源屋价價间間]))/u;
/** "3-к. квартира", "2к кв.". */
const inShort = /(?<![\d.,])(\d)\s?-?\s?к\.?\s?кв/iu;
const numbered = numberedHomes.map(([count, words]) => [count, anyOf(words)] as const);
const anyNumbered = anyOf(...numberedHomes.map(([, words]) => words));

/** "3室2厅1厨2卫": what 室 counts before 厅 are bedrooms. */
function inLayout(kind: RoomKind, text: string): string | undefined {
  const layout = counted.test(text) ? readLayout(text) : null;
  if (kind === "rooms") {
    return (
      inShort.exec(text)?.[1] ??
      (anyNumbered.test(text) ? numbered.find(([, pattern]) => pattern.test(text))?.[0] : undefined)
    );
  }
  if (kind === "bedrooms") return layout?.[1] ?? inRooms.exec(text)?.[1];
  return kind === "bathrooms" ? layout?.[2] : undefined;
}

/** "2室1厅", "两房": only homes are counted so. */
export function saysLayout(written: string): boolean {
  const text = foldCounts(written);
  return inRooms.test(text) || readLayout(text) !== null;
}

const counted = /[室房卧臥]/;

function readLayout(text: string): RegExpExecArray | null {
  return (
    /(?<!\d)(\d)\s?[室房]\s?\d\s?[厅廳](?:\s?\d\s?厨)?(?:\s?(\d)\s?[卫衛])?/u.exec(text) ??
    /(?<!\d)(\d)\s?[室房卧臥]\s?(\d)\s?[卫衛]/u.exec(text)
  );
}

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

const anyLabel = patternOf(Object.values(words), inLabel);

/** What a label counts. Most texts are no label: one pattern asks for all. */
export const roomsOfLabel = rememberOnPage((label): readonly RoomKind[] =>
  anyLabel.test(label) ? kinds.filter((kind) => labels[kind].test(label)) : [],
);

export function saysStudio(text: string): boolean {
  return studio.test(text);
}
