/** Every short text that names a price, read once a page. Prices in equal boxes belong to other homes. */
import { readArea } from "../../meaning/area.ts";
import { askedIn } from "../../meaning/clauses/sum-of.ts";
import { readPrice, type Price } from "../../meaning/price.ts";
import { readRooms, roomsOfLabel } from "../../meaning/rooms.ts";
import { isOtherSum } from "../../meaning/other-sums.ts";
import { readBarePrice } from "./bare-price.ts";
import { fieldOfLabel } from "../../meaning/labels.ts";
import { findCardPrices } from "./cards/card-prices.ts";
import { findPictureCards } from "./cards/picture-cards.ts";
import type { DocumentFacts, PagePrices, TextBlock } from "./page-facts.ts";

const longestStatement = 160;
const longestBoxed = 60;
/** "1 USD = 35.20 THB". */
const exchangeRate = /(?<![\d.,])1\s?[\p{L}\p{Sc}]{1,4}\s?=/u;
const fewestBoxes = 4;
/** Cells and marked boxes are equal sooner than paragraphs that nothing marks. */
const fewestMarked = 3;
/** Homes of one list cost about the same; fees, rents and instalments of one home do not. */
const widestSpread = 10;

export function findPrices(facts: DocumentFacts, sourceCurrency: string | null): PagePrices {
  const prices = new Map<TextBlock, Price>();
  /** "Rent (6 months)" is in the cell before, so this is no box of another home. */
  const labelled = new Set<TextBlock>();
  const terms = countTerms(facts.blocks);
  const places = new Map<TextBlock, number>();
  for (const [at, block] of facts.blocks.entries()) {
    if (block.isAside || block.text.length > longestStatement) continue;
    const price =
      readPrice(block.text, { needsCurrency: true }) ??
      readBarePrice(facts.blocks, at) ??
      askedIn(block.text, sourceCurrency);
    if (!price || exchangeRate.test(block.text)) continue;
    prices.set(block, price);
    places.set(block, at);
    const before = facts.blocks[at - 1];
    if (
      isOtherSum(/^\P{Nd}*/u.exec(block.text)?.[0] ?? "") ||
      fieldOfLabel(before?.text ?? "") === "price" ||
      (before && terms.get(termOf(before)) === 1)
    )
      labelled.add(block);
  }
  const alone = [...prices].filter(
    ([block]) => !labelled.has(block) && (block.text.length < longestBoxed || measures(block.text)),
  );
  // One home's price in several currencies is no list.
  const boxes = Map.groupBy(
    alone,
    ([block, { currency }]) => `${currency} ${boxOf(block)} ${/^\D{0,40}:/.exec(block.text)?.[0] ?? ""}`,
  );
  const groups = [...boxes.values()];
  const everyMeasured = groups.filter((group) =>
    group.every(([block]) => isMeasured(places.get(block) ?? 0, facts.blocks)),
  );
  const cards = findPictureCards(facts, prices);
  const ofCards = new Set([...prices.keys()].filter((block) => cards.blocks.has(block)).map(boxOf));
  return {
    stated: prices,
    repeated: boxesOf(groups.filter(isRepeated)),
    listed: boxesOf(groups.filter((group) => isRepeated(group) || (isMarked(group) && isAlike(group)))),
    measured: boxesOf(everyMeasured.filter(isAlike)),
    paired: boxesOf(everyMeasured.filter((group) => new Set(group.map(([, { amount }]) => amount)).size > 1)),
    inCards: new Set([...findCardPrices(facts.blocks, places, prices, boxOf), ...cards.blocks]),
    beside: new Set(
      [...prices.keys()].filter((block) => ofCards.has(boxOf(block)) && !cards.blocks.has(block)),
    ),
    picturesInCards: cards.images,
    hasOwnPrice: statesOwnPrice(facts),
    hasOwnMeasures: statesOwnMeasures(facts),
  };
}

/** "Shared debt" in a term or a row's head, and nowhere else: the cards of a list all say the same. */
function countTerms(blocks: readonly TextBlock[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const block of blocks) {
    if (block.tag !== "dt" && block.tag !== "th") continue;
    const term = termOf(block);
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

function termOf({ tag, text }: TextBlock): string {
  return `${tag} ${text}`;
}

function boxesOf(groups: readonly Group[]): ReadonlySet<string> {
  return new Set(groups.flat().map(([block]) => boxOf(block)));
}

type Group = readonly (readonly [TextBlock, Price])[];

function isRepeated(group: Group): boolean {
  return new Set(group.map(([{ text }]) => text)).size >= fewestBoxes;
}

function isMarked([first]: Group): boolean {
  return (
    first !== undefined &&
    first[0].tag !== "p" &&
    (first[0].hint !== "" || !/^(?:div|span|body)$/.test(first[0].tag))
  );
}

function isAlike(group: Group): boolean {
  const amounts = new Set(group.map(([, { amount }]) => amount));
  return amounts.size >= fewestMarked && Math.max(...amounts) <= Math.min(...amounts) * widestSpread;
}

/** Each home of a list says its size or its rooms with its price, right after it or before it. */
function isMeasured(at: number, blocks: readonly TextBlock[]): boolean {
  return blocks.slice(Math.max(0, at - 1), at + 3).some(({ text }) => measures(text));
}

function measures(text: string): boolean {
  return readArea(text) !== null || readRooms("bedrooms", text) !== null || readRooms("rooms", text) !== null;
}

/** A price that appears only in such boxes belongs to another home. */
export function isOnlyIn(
  boxes: ReadonlySet<string>,
  amount: number,
  { stated, beside }: PagePrices,
): boolean {
  if (boxes.size === 0) return false;
  const stating = [...stated].filter(([, price]) => price.amount === amount);
  return stating.length > 0 && stating.every(([block]) => boxes.has(boxOf(block)) && !beside.has(block));
}

export function boxOf(block: TextBlock): string {
  // Cards are numbered: "listing-4417", "listing-4418".
  return `${block.tag} ${/\d/.test(block.hint) ? block.hint.replace(/\d+/g, "") : block.hint}`;
}

function statesOwnPrice(facts: DocumentFacts): boolean {
  const amounts = facts.pairs.flatMap((pair) => {
    if (pair.isAside || fieldOfLabel(pair.label) !== "price") return [];
    return readPrice(pair.value)?.amount ?? [];
  });
  return new Set(amounts).size === 1;
}

function statesOwnMeasures(facts: DocumentFacts): boolean {
  const own = facts.pairs.filter(({ isAside }) => !isAside);
  const counts = new Set(
    own.flatMap(({ label, value }) => (roomsOfLabel(label).includes("bedrooms") ? [value] : [])),
  );
  const sizes = new Set(
    own.flatMap(({ label, value }) => (fieldOfLabel(label) === "squareMeters" ? [value] : [])),
  );
  return counts.size === 1 && sizes.size === 1;
}
