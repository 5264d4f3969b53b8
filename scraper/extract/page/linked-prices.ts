/** Prices at links that name homes: cards of a list, or of other homes under a heading that says so in nobody's words. */
import type { Price } from "../../normalise/price.ts";
import { readRooms } from "../../normalise/rooms.ts";
import { readKind } from "../../normalise/type-and-status.ts";
import type { TextBlock } from "./page-facts.ts";

/** Where a card's link may stand beside its price. */
const offsets = [0, -1, 1, -2, 2] as const;
/** One link may be the home's own. */
const fewestHomes = 2;

/** A card: its price, its link, and what all cards of one list have in common. */
type Card = { price: TextBlock; link: TextBlock; shape: string };

export function findLinked(
  blocks: readonly TextBlock[],
  places: ReadonlyMap<TextBlock, number>,
  stated: ReadonlyMap<TextBlock, Price>,
  boxOf: (block: TextBlock) => string,
): ReadonlySet<TextBlock> {
  const cards = [...places].flatMap(([price, at]): Card[] => {
    const offset = offsets.find((one) => isNamingLink(blocks[at + one], price, stated));
    const link = offset === undefined ? undefined : blocks[at + offset];
    return link ? [{ price, link, shape: `${boxOf(price)} ${offset} ${boxOf(link)}` }] : [];
  });
  const lists = [...Map.groupBy(cards, ({ shape }) => shape).values()].filter(
    (list) => new Set(list.map(({ link }) => link.leadsTo)).size >= fewestHomes,
  );
  return new Set(lists.flat().flatMap(({ price, link }) => [price, link]));
}

function isNamingLink(
  block: TextBlock | undefined,
  price: TextBlock,
  stated: ReadonlyMap<TextBlock, Price>,
): boolean {
  if (!block || block.leadsTo === "" || block.isAside) return false;
  // Beside the price stands a link and nothing else; the next card's price is no link of this one.
  if (block !== price && (!block.isControl || stated.has(block))) return false;
  return readKind(block.text) !== null || readRooms("bedrooms", block.text) !== null;
}
