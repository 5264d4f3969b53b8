/** Every short text that names a price, read once a page; and which of them stand in equal boxes: those of other homes. */
import { readArea } from "../normalise/area.ts";
import { readPrice, type Price } from "../normalise/price.ts";
import { readRooms } from "../normalise/rooms.ts";
import { fieldOfLabel } from "./labels.ts";
import type { PageFacts, TextBlock } from "./page-facts.ts";

const longestStatement = 160;
const longestBoxed = 60;
/** "1 USD = 35.20 THB". */
const exchangeRate = /(?<![\d.,])1\s?[\p{L}\p{Sc}]{1,4}\s?=/u;
const fewestBoxes = 4;
/** Cells and marked boxes are equal sooner than paragraphs that nothing marks. */
const fewestMarked = 3;
/** Homes of one list cost about the same; fees, rents and instalments of one home do not. */
const widestSpread = 10;

type PagePrices = { prices: ReadonlyMap<TextBlock, Price>; repeated: ReadonlySet<string> };

/** Several rules ask, and again when the page is judged; reading every short text for prices is dear. */
const known = new WeakMap<PageFacts, PagePrices>();

export function findPrices(facts: PageFacts): PagePrices {
  const found = known.get(facts) ?? searchPrices(facts);
  known.set(facts, found);
  return found;
}

function searchPrices(facts: PageFacts): PagePrices {
  const prices = new Map<TextBlock, Price>();
  /** "Rent (6 months)" stands in the cell before: that is no box of another home. */
  const labelled = new Set<TextBlock>();
  for (const [at, block] of facts.blocks.entries()) {
    if (block.isAside || block.text.length > longestStatement || exchangeRate.test(block.text)) continue;
    const price = readPrice(block.text, { needsCurrency: true });
    if (!price) continue;
    prices.set(block, price);
    if (fieldOfLabel(facts.blocks[at - 1]?.text ?? "") === "price") labelled.add(block);
  }
  const alone = [...prices].filter(([block]) => block.text.length < longestBoxed && !labelled.has(block));
  // One home's price in several currencies is no list.
  const boxes = Map.groupBy(
    alone,
    ([block, { currency }]) => `${currency} ${boxOf(block)} ${/^\D{0,40}:/.exec(block.text)?.[0] ?? ""}`,
  );
  const repeated = [...boxes.values()].filter((same) => isList(same, facts.blocks));
  return { prices, repeated: new Set(repeated.flat().map(([block]) => boxOf(block))) };
}

function isList(same: readonly (readonly [TextBlock, Price])[], blocks: readonly TextBlock[]): boolean {
  const [first] = same;
  if (!first) return false;
  if (new Set(same.map(([{ text }]) => text)).size >= fewestBoxes) return true;
  const amounts = [...new Set(same.map(([, { amount }]) => amount))].toSorted((one, other) => one - other);
  const [{ tag, hint }] = first;
  const isMarked = hint !== "" || !/^(?:p|div|span|body)$/.test(tag);
  if (amounts.length < fewestMarked || (amounts.at(-1) ?? 0) > (amounts[0] ?? 0) * widestSpread) return false;
  return isMarked || same.every(([block]) => isMeasured(blocks.indexOf(block), blocks));
}

/** Each home of a list says its size or its rooms with its price or right after it. */
function isMeasured(at: number, blocks: readonly TextBlock[]): boolean {
  return blocks
    .slice(at, at + 3)
    .some(
      ({ text }) =>
        readArea(text) !== null || readRooms("bedrooms", text) !== null || readRooms("rooms", text) !== null,
    );
}

/** A price that stands in equal boxes and nowhere else is another home's. */
export function isOnlyRepeated(amount: number, facts: PageFacts): boolean {
  const { prices, repeated } = findPrices(facts);
  if (repeated.size === 0) return false;
  const stating = [...prices].filter(([, price]) => price.amount === amount);
  return stating.length > 0 && stating.every(([block]) => repeated.has(boxOf(block)));
}

export function boxOf(block: TextBlock): string {
  return `${block.tag} ${block.hint}`;
}

/** One price under a label is the home's own; a list has none or one a home. */
export function statesOwnPrice(facts: PageFacts): boolean {
  const amounts = facts.pairs.flatMap((pair) => {
    if (pair.isAside || fieldOfLabel(pair.label) !== "price") return [];
    return readPrice(pair.value)?.amount ?? [];
  });
  return new Set(amounts).size === 1;
}
