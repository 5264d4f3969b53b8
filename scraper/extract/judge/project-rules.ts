/** Is this page about a building with many kinds of homes? It tells ranges, and prices that begin somewhere. */
import { roomsOfLabel } from "../normalise/rooms.ts";
import { fieldOfLabel } from "./labels.ts";
import type { Merged } from "./merge.ts";
import type { PageFacts } from "./page-facts.ts";
import { findPrices } from "./page-prices.ts";
import type { SchemaNode } from "./schema-items.ts";
import { isHome, typesOf } from "./schema-org.ts";

const roomRange =
  /(?:(?<![\d.,])\d|studio)\s?(?:-|–|to|bis|à|a|до|ถึง|至)\s?\d\s?(?:bed|bd|br|спал|chamb|ห้องนอน|卧|室|zimmer|pok|hab|dorm|camer)|(?<![\d.,])\d(?:\s?(?:,|&|and|et|y|und|e|и|i)\s?\d){1,3}[\s-]{0,2}(?:bed|bhk|chamb|pièces|hab|dorm|zimmer|pok|комн|спал|quartos|slaapk|rum\b)/i;
const areaRange =
  /(?<![\d.,])\d{2,3}(?:[.,]\d)?\s?(?:-|–|to|bis|à|a|до|ถึง|至)\s?(?:\d{2,4}|\d,\d{3})(?:[.,]\d)?\s?(?:m²|m2|sqm|sq\.? ?[mfw]|кв|ตร|ไร่|rai|平|qm|㎡)/i;
const projectWords =
  /launch price|handover (?:q\d|in|date|:)|unit types|floor plans|available units|units available|\b\d{2,} (?:units|plots|villas|houses|residences|apartments)\b|new (?:project|development|launch)|off-?plan|แบบห้อง|โครงการใหม่|户型|планировки|новостройк|wohnungstypen|\b\d{2,} (?:mieszkań|wohnungen|logements|viviendas|lägenheter|apartamente|lakás|bytů|appartementen|leiligheter)|\d{2,} квартир|inwestycja|novogradnja|nyproduktion|yeni proje|dự án|楼盘|분양|застройщик|neubauprojekt|programme neuf|obra nueva/i;

/** Many kinds of homes under one name: prices from, ranges of rooms and sizes. */
export function isProject(facts: PageFacts, merged: Merged, roots: readonly SchemaNode[]): boolean {
  const texts = facts.blocks
    .filter((block) => !block.isAside && block.text.length < 400)
    .map((block) => block.text);
  const says = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const ranges = [
    says(roomRange) || saysRange(facts, (label) => roomsOfLabel(label).length > 0),
    says(areaRange) ||
      texts.filter((text) => areaFrom.test(text)).length > 1 ||
      saysRange(facts, (label) => fieldOfLabel(label) === "squareMeters"),
  ].filter(Boolean).length;
  const amount = merged.price?.value.amount;
  const beginnings = [...findPrices(facts).prices.values()].filter((price) => price.isFrom);
  const isFrom = merged.price?.value.isFrom === true || beginnings.some((price) => price.amount === amount);
  const amounts = new Set(beginnings.map((price) => price.amount));
  if ((ranges > 0 && amounts.size > 1) || (isFrom && amounts.size > 2)) return true;
  const homes = roots.filter(isHome);
  const isComplex = homes.length > 0 && homes.every((root) => typesOf(root).includes("ApartmentComplex"));
  if (isComplex && isFrom && ranges > 0) return true;
  if (isFrom && ranges === 2) return true;
  return ranges > 0 && (isFrom || ranges === 2) && says(projectWords);
}

const longestRange = 60;
const areaFrom =
  /^(?:from|от|від|ab|od|à partir de|desde|da|vanaf|från|fra|alkaen|เริ่มต้น)\s\d{2,3}(?:[.,]\d+)?\s?(?:m²|m2|sq|м²|кв|ตร|qm)/iu;
const range = /^\D{0,8}\d+(?:[.,]\d+)?[^\d.,/]{0,5}(?:-|–|—|to|do|bis|à|a|до|ถึง|至|～|~)\s?\d/iu;

/** "Rooms: 1 - 4". */
function saysRange({ pairs, blocks }: PageFacts, isMeant: (label: string) => boolean): boolean {
  if (pairs.some(({ label, value, isAside }) => !isAside && range.test(value) && isMeant(label))) return true;
  return blocks.some(({ text, isAside }) => {
    if (isAside || text.length > longestRange) return false;
    const [label, value] = text.split(/[:：]\s*/, 2);
    return label !== undefined && value !== undefined && range.test(value) && isMeant(label.trim());
  });
}
