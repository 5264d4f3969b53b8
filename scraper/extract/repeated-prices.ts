/** Prices in equal boxes are those of other homes. */
import { readPrice } from "../normalise/price.ts";
import type { PageFacts, TextBlock } from "./page-facts.ts";

const longestStatement = 160;
const fewestBoxes = 4;

/** Several layers ask, and reading every short text for prices is dear. */
const knownRepeated = new WeakMap<PageFacts, ReadonlySet<string>>();

export function findRepeatedPrices(facts: PageFacts): ReadonlySet<string> {
  const known = knownRepeated.get(facts) ?? readRepeatedPrices(facts);
  knownRepeated.set(facts, known);
  return known;
}

function readRepeatedPrices(facts: PageFacts): ReadonlySet<string> {
  const priced = facts.blocks.flatMap((block) => {
    if (block.isAside || block.text.length >= 60) return [];
    const price = readPrice(block.text, { needsCurrency: true });
    return price ? [{ box: boxOf(block), text: block.text, currency: price.currency }] : [];
  });
  // One home's price in several currencies is no list.
  const boxes = [...Map.groupBy(priced, ({ box, currency }) => `${currency} ${box}`).values()].filter(
    (same) => new Set(same.map(({ text }) => text)).size >= fewestBoxes,
  );
  return new Set(boxes.flatMap(([first]) => first?.box ?? []));
}

/** A price that stands in equal boxes and nowhere else is another home's. */
export function isOnlyRepeated(amount: number, facts: PageFacts): boolean {
  const repeated = findRepeatedPrices(facts);
  if (repeated.size === 0) return false;
  const stating = facts.blocks.filter(
    ({ text, isAside }) =>
      !isAside &&
      text.length <= longestStatement &&
      readPrice(text, { needsCurrency: true })?.amount === amount,
  );
  return stating.length > 0 && stating.every((block) => repeated.has(boxOf(block)));
}

export function boxOf(block: TextBlock): string {
  return `${block.tag} ${block.hint}`;
}
