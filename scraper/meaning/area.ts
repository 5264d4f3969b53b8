/** Floor and land areas in square metres: sqm, sq ft, square yards, ตร.ม., ตร.ว., ไร่-งาน-วา, acres, hectares. */
import * as words from "../words/units.ts";
import { sourceOf } from "../words/words.ts";
import { foldDigits, numberPattern, readNumber } from "./number.ts";
import { rememberOnPage } from "./page-memory.ts";

const units: readonly (readonly [string, number])[] = [
  [`${sourceOf(words.squareMetres)}|m<sup>2</sup>`, 1],
  [sourceOf(words.squareFeet), 0.09290304],
  [sourceOf(words.squareYards), 0.83612736],
  [sourceOf(words.squareWah), 4],
  [sourceOf(words.rai), 1600],
  [sourceOf(words.ngan), 400],
  [sourceOf(words.hectares), 10_000],
  [sourceOf(words.ares), 100],
  [sourceOf(words.acres), 4046.8564224],
];

const someFigure = /\p{Nd}/u;

const behindNumber = (names: string) => new RegExp(`^[\\s\\u00a0]{0,2}(?:${names})(?!\\p{L})`, "iu");
const patterns = units.map(([names, size]) => [behindNumber(names), size] as const);
/** Most numbers have no unit: asked once for all. */
const anyUnit = behindNumber(units.map(([names]) => names).join("|"));

function unitOf(following: string): number | undefined {
  return anyUnit.test(following) ? patterns.find(([pattern]) => pattern.test(following))?.[1] : undefined;
}

const number = new RegExp(numberPattern, "gu");
/** 2-1-50 ไร่: rai, ngan, square wah. */
const thaiLand =
  /(?<!\d)(\d{1,6})\s{0,3}-\s{0,3}(\d{1,3})\s{0,3}-\s{0,3}(\d{1,3}(?:\.\d{1,3})?)\s{0,3}\(?(?:ไร่|rai)/iu;
/** Only ground is measured in these. */
const landUnit =
  /\d\s?(?:ไร่|rai|งาน|ngan|ตร\.? ?ว|ตารางวา|sq\.? ?wah|wah|acres?|hectares?|hektar|сот(?:ок|ки|ка|\.)?)(?!\p{L})/iu;
const floorUnit = /\d\s?(?:sq|m²|m2|㎡|ตร\.? ?ม|ตารางเมตร|м²|кв|m<sup)/iu;

export const readArea = rememberOnPage((written): number | null => {
  if (!someFigure.test(written)) return null;
  const text = foldDigits(written).replace(/[\u2009\u202f]/g, " ");
  const land = thaiLand.exec(text);
  if (land) return Number(land[1]) * 1600 + Number(land[2]) * 400 + Number(land[3]) * 4;
  let sum = 0;
  let lastSize = Infinity;
  for (const match of text.matchAll(number)) {
    const value = readNumber(match[0]);
    const size = unitOf(text.slice(match.index + match[0].length));
    if (value === null || size === undefined) continue;
    // Thai land adds up (1 ไร่ 2 งาน 30 ตร.ว.); everything else states one number.
    const addsUp = sum > 0 && [400, 4].includes(size) && size < lastSize && lastSize >= 400;
    if (sum > 0 && !addsUp) break;
    sum += value * size;
    lastSize = size;
  }
  return sum > 0 ? Math.round(sum * 100) / 100 : null;
});

/** "2 ไร่ 1 งาน", "1.25 acres": no home is that large inside. */
export function isInLandUnits(text: string): boolean {
  return landUnit.test(text) && !floorUnit.test(text.replace(/sq\.? ?wah/gi, ""));
}

const plotSaid = /(?<!\p{L})(?:land|lt|plot|lot|ที่ดิน|участ\p{L}*|grundstück|terrain|土地)(?!\p{L})/iu;
const livingSaid = /liv|built|internal|floor|wohn|habit|ใช้สอย|жил|建筑/iu;
/** Longer texts speak of more than one thing. */
const longestPlot = 40;

/** "1,120 m² land" is no size of the home. */
export function isPlot(text: string): boolean {
  return text.length <= longestPlot && plotSaid.test(text) && !livingSaid.test(text);
}

/** Schema.org unit codes (UN/CEFACT) and words. */
export function squareMetresPerUnit(unit: string): number | null {
  const code = unit.trim().toUpperCase();
  if (code === "MTK" || code === "") return 1;
  if (code === "FTK" || code === "SQFT") return 0.09290304;
  if (code === "YDK") return 0.83612736;
  if (code === "ACR") return 4046.8564224;
  if (code === "HAR") return 10_000;
  return unitOf(unit.replace(/[_-]/g, " ")) ?? null;
}

export function roundArea(value: number): number {
  return Math.round(value * 100) / 100;
}
