/** Floor and land areas in square metres: sqm, sq ft, square yards, ตร.ม., ตร.ว., ไร่-งาน-วา, acres, hectares. */
import { foldDigits, numberPattern, readNumber } from "./number.ts";
import { rememberOnPage } from "./page-memory.ts";

const units: readonly (readonly [string, number])[] = [
  [
    'sq\\.? ?m(?:t|eters?|etres?|trs?)?\\.?|sqm\\.?|square met(?:er|re)s?|m²|m2|m\\^2|m<sup>2</sup>|㎡|qm|mq|mkw|m\\.? ?kw|кв\\.? ?м\\.?|м²|м2|м ?кв\\.?|квадратных метр\\p{L}*|metros? cuadrados?|mètres? carrés?|quadratmeter|metri quadr(?:i|ati)|m\\. ?q\\.?|mts?\\.?2|vierkante meter|кв\\.? ?метр\\p{L}*|ตร\\.? ?เมตร|平方メートル|平方(?!\\p{L})|ตร\\.? ?ม\\.?|ตารางเมตร|平方米|平米|平(?![\\p{L}均])|平方公尺|metrekare|mét vuông|kvm|kv\\.? ?m\\.?|kvadratmeter|τ\\.? ?μ\\.?|mp|מ["״]ר|متر مربع|م²|م2',
    1,
  ],
  [
    "sq\\.? ?f(?:t|eet|oot)\\.?|平方呎|呎|尺(?!寸)|ft\\.?(?=\\s?(?:²|2(?!\\d)))|sf(?!\\p{L})|pi2|pi²|pieds? carrés?|p\\.c\\.(?= )|sqft|square f(?:ee|oo)t|ft²|ft2|ตารางฟุต|平方英尺|кв\\.? ?фут\\w*",
    0.09290304,
  ],
  ["sq\\.? ?y(?:ar)?ds?\\.?|sqyds?|square yards?|gaj", 0.83612736],
  ["ตร\\.? ?ว\\.?|ตารางวา|วา|sq\\.? ?wah|wah", 4],
  ["ไร่|rai", 1600],
  ["งาน|ngan", 400],
  ["hectares?|ha|hektar|гектар\\p{L}*|га", 10_000],
  ["сот(?:ок|ки|ка|\\.)?", 100],
  ["dönüm", 1000],
  ["acres?", 4046.8564224],
  ["坪|평", 3.305785],
];

const someFigure = /\p{Nd}/u;

const patterns = units.map(
  ([names, size]) => [new RegExp(`^[\\s\\u00a0]{0,2}(?:${names})(?!\\p{L})`, "iu"), size] as const,
);
const number = new RegExp(numberPattern, "gu");
/** 2-1-50 ไร่: rai, ngan, square wah. */
const thaiLand =
  /(?<!\d)(\d{1,6})\s{0,3}-\s{0,3}(\d{1,3})\s{0,3}-\s{0,3}(\d{1,3}(?:\.\d{1,3})?)\s{0,3}\(?(?:ไร่|rai)/iu;
/** Only ground is measured in these. */
const landUnit =
  /\d\s?(?:ไร่|rai|งาน|ngan|ตร\.? ?ว|ตารางวา|sq\.? ?wah|wah|acres?|hectares?|hektar|сот(?:ок|ки|ка|\.)?|dönüm)(?!\p{L})/iu;
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
    const following = text.slice(match.index + match[0].length);
    const size = patterns.find(([pattern]) => pattern.test(following))?.[1];
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

/** Schema.org unit codes (UN/CEFACT) and words. */
export function squareMetresPerUnit(unit: string): number | null {
  const code = unit.trim().toUpperCase();
  if (code === "MTK" || code === "") return 1;
  if (code === "FTK" || code === "SQFT") return 0.09290304;
  if (code === "YDK") return 0.83612736;
  if (code === "ACR") return 4046.8564224;
  if (code === "HAR") return 10_000;
  return patterns.find(([pattern]) => pattern.test(unit.replace(/[_-]/g, " ")))?.[1] ?? null;
}

export function roundArea(value: number): number {
  return Math.round(value * 100) / 100;
}
