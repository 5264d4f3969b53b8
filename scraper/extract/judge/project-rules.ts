/** Pages about a building with many kinds of homes: they tell ranges, and prices that begin somewhere. */
import { roomsOfLabel } from "../../meaning/rooms.ts";
import { fieldOfLabel } from "../../meaning/labels.ts";
import { projects } from "../../words/subjects.ts";
import { anyOf } from "../../words/word-pattern.ts";
import type { Evidence } from "./evidence.ts";
import type { Rule } from "./rule.ts";
import type { PageFacts } from "../facts/page-facts.ts";
import { isHome, typesOf } from "../layers/schema/schema-org.ts";

const to = "(?:-|–|to|bis|à|a|до|ถึง|至)";
const and = "(?:,|&|and|et|und|и)";
/** "1 - 3 bedrooms", "1, 2 & 3 bed". */
const roomRanges = [
  new RegExp(
    `(?:(?<![\\d.,])\\d|studio)\\s?${to}\\s?\\d\\s?(?:bed|bd|br|спал|chamb|ห้องนอน|卧|室|zimmer)`,
    "i",
  ),
  new RegExp(
    `(?<![\\d.,])\\d(?:\\s?${and}\\s?\\d){1,3}[\\s-]{0,2}(?:bed|bhk|chamb|pièces|zimmer|комн|спал)`,
    "i",
  ),
];
/** "28 - 64 m²". */
const areaRange = new RegExp(
  `(?<![\\d.,])\\d{2,3}(?:[.,]\\d)?\\s?${to}\\s?(?:\\d{2,4}|\\d,\\d{3})(?:[.,]\\d)?\\s?(?:m²|m2|sqm|sq\\.? ?[mfw]|кв|ตร|ไร่|rai|平|qm|㎡)`,
  "i",
);
/** No range is without one. */
const someFigure = /\d/;
const projectWords = anyOf(projects);

export const projectRules: readonly Rule[] = [
  {
    name: "kinds-under-one-name",
    code: "project",
    holds: (evidence) => !evidence.facts.prices.hasOwnPrice && isProject(evidence),
  },
];

function isProject({ facts, merged, roots }: Evidence): boolean {
  const texts = facts.blocks
    .filter((block) => !block.isAside && block.text.length < 400)
    .map((block) => block.text);
  const figures = texts.filter((text) => someFigure.test(text));
  const says = (pattern: RegExp) => figures.some((text) => pattern.test(text));
  const ranges = [
    roomRanges.some(says) || saysRange(facts, (label) => roomsOfLabel(label).length > 0),
    says(areaRange) ||
      figures.filter((text) => areaFrom.test(text)).length > 1 ||
      saysRange(facts, (label) => fieldOfLabel(label) === "squareMeters"),
  ].filter(Boolean).length;
  const amount = merged.price?.value.amount;
  const beginnings = [...facts.prices.stated.values()].filter((price) => price.isFrom);
  const isFrom = merged.price?.value.isFrom === true || beginnings.some((price) => price.amount === amount);
  const amounts = new Set(beginnings.map((price) => price.amount));
  if ((ranges > 0 && amounts.size > 1) || (isFrom && amounts.size > 2)) return true;
  const homes = roots.filter(isHome);
  const isComplex = homes.length > 0 && homes.every((root) => typesOf(root).includes("ApartmentComplex"));
  if (isComplex && isFrom && ranges > 0) return true;
  if (isFrom && ranges === 2) return true;
  return ranges > 0 && (isFrom || ranges === 2) && texts.some((text) => projectWords.test(text));
}

const longestRange = 60;
const areaFrom = /^(?:from|от|ab|à partir de|เริ่มต้น)\s\d{2,3}(?:[.,]\d+)?\s?(?:m²|m2|sq|м²|кв|ตร|qm)/iu;
const range = /^\D{0,8}\d+(?:[.,]\d+)?[^\d.,/]{0,5}(?:-|–|—|to|bis|à|a|до|ถึง|至|～|~)\s?\d/iu;

/** "Rooms: 1 - 4". */
function saysRange({ pairs, blocks }: PageFacts, isMeant: (label: string) => boolean): boolean {
  if (pairs.some(({ label, value, isAside }) => !isAside && range.test(value) && isMeant(label))) return true;
  return blocks.some(({ text, isAside }) => {
    if (isAside || text.length > longestRange) return false;
    const [label, value] = text.split(/[:：]\s*/, 2);
    return label !== undefined && value !== undefined && range.test(value) && isMeant(label.trim());
  });
}
