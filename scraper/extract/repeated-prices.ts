/** Prices in equal boxes are those of other homes. */
import { readPrice, type Price } from "../normalise/price.ts";
import type { PageFacts, TextBlock } from "./page-facts.ts";

const longestStatement = 160;
const fewestBoxes = 4;

/** Several rules ask, and reading every short text for prices is dear. */
const knownPrices = new WeakMap<PageFacts, ReadonlyMap<TextBlock, Price>>();
const knownRepeated = new WeakMap<PageFacts, ReadonlySet<string>>();

/** The first price in each text that is short enough to state one, with its currency. */
export function findPrices(facts: PageFacts): ReadonlyMap<TextBlock, Price> {
  const known = knownPrices.get(facts) ?? readPrices(facts);
  knownPrices.set(facts, known);
  return known;
}

function readPrices(facts: PageFacts): ReadonlyMap<TextBlock, Price> {
  const prices = new Map<TextBlock, Price>();
  for (const block of facts.blocks) {
    if (block.isAside || block.text.length > longestStatement) continue;
    const price = readPrice(block.text, { needsCurrency: true });
    if (price) prices.set(block, price);
  }
  return prices;
}

export function findRepeatedPrices(facts: PageFacts): ReadonlySet<string> {
  const known = knownRepeated.get(facts) ?? readRepeatedPrices(facts);
  knownRepeated.set(facts, known);
  return known;
}

function readRepeatedPrices(facts: PageFacts): ReadonlySet<string> {
  const priced = [...findPrices(facts)].flatMap(([block, { currency }]) =>
    block.text.length < 60 ? [{ box: boxOf(block), text: block.text, currency }] : [],
  );
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
  const stating = [...findPrices(facts)].flatMap(([block, price]) =>
    price.amount === amount ? [block] : [],
  );
  return stating.length > 0 && stating.every((block) => repeated.has(boxOf(block)));
}

export function boxOf(block: TextBlock): string {
  return `${block.tag} ${block.hint}`;
}
