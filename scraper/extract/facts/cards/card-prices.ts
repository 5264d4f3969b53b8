/** Prices in cards: each is near a link or a heading of its own home, whatever the heading above the cards says. */
import type { Price } from "../../../meaning/price.ts";
import { readRooms, saysStudio } from "../../../meaning/rooms.ts";
import { readKind } from "../../../meaning/kind-and-offer.ts";
import type { PagePrices, TextBlock } from "../page-facts.ts";

/** Where a card's link or heading may be, counted from its price. */
const offsets = [0, -1, 1, -2, 2, 3, 4] as const;
const heading = /^h[2-6]$/;
/** One of them may be the home's own. */
const fewestHomes = 2;

/** A price and what leads to its home; `shape` is what the cards of one list have in common. */
type Card = { price: TextBlock; name: TextBlock; shape: string };

export function findCardPrices(
  blocks: readonly TextBlock[],
  places: ReadonlyMap<TextBlock, number>,
  stated: ReadonlyMap<TextBlock, Price>,
  boxOf: (block: TextBlock) => string,
): ReadonlySet<TextBlock> {
  const cards: Card[] = [];
  for (const [price, at] of places) {
    for (const offset of offsets) {
      const name = blocks[at + offset];
      if (!name || !mayNameCard(name, offset) || crossesOther(blocks, at, offset, stated)) continue;
      cards.push({ price, name, shape: `${boxOf(price)} ${offset} ${boxOf(name)}` });
    }
  }
  const lists = [...Map.groupBy(cards, ({ shape }) => shape).values()].filter(areHomes);
  return new Set(lists.flat().flatMap(({ price, name }) => [price, name]));
}

function mayNameCard({ isAside, isControl, leadsTo, tag }: TextBlock, offset: number): boolean {
  if (isAside) return false;
  if (heading.test(tag) && offset < 0) return true;
  return leadsTo !== "" && (isControl || offset === 0);
}

/** The next card's link is none of this one's, and none before the headline is of what follows it. */
function crossesOther(
  blocks: readonly TextBlock[],
  at: number,
  offset: number,
  stated: ReadonlyMap<TextBlock, Price>,
): boolean {
  const between = offset > 0 ? blocks.slice(at + 1, at + offset + 1) : blocks.slice(at + offset, at);
  return between.some((block) => stated.has(block) || block.tag === "h1");
}

/** Several addresses or names, most of them a home's; or all in the same words, such as "View details". */
function areHomes(cards: readonly Card[]): boolean {
  const homes = new Set(cards.map(({ name }) => name.leadsTo || name.text));
  if (homes.size < fewestHomes) return false;
  const texts = new Set(cards.map(({ name }) => name.text));
  const naming = cards.filter(({ name }) => namesHome(name.text));
  return texts.size === 1 || naming.length * 2 >= cards.length;
}

export function namesHome(text: string): boolean {
  return readKind(text) !== null || readRooms("bedrooms", text) !== null || saysStudio(text);
}

/** What follows a badge in its card: the price and the name of the card's home. */
const cardReach = 3;

/**
 * Whether the line at `at` belongs to another home: that home's link or heading is between it and every place of the
 * page's own home, or right behind it.
 */
export function isOfAnotherHome(
  blocks: readonly TextBlock[],
  at: number,
  ownPlaces: readonly number[],
  { inCards }: Pick<PagePrices, "inCards">,
): boolean {
  const isOther = (block: TextBlock) => inCards.has(block) || (block.leadsTo !== "" && namesHome(block.text));
  const isBetween = (place: number) =>
    blocks.slice(Math.min(place, at) + 1, Math.max(place, at)).some(isOther);
  if (ownPlaces.every(isBetween)) return true;
  const next = ownPlaces.filter((place) => place > at);
  const end = Math.min(at + cardReach + 1, ...next);
  return blocks.slice(at + 1, end).some(isOther);
}
