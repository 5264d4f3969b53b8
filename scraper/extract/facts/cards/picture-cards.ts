/**
 * Recognises cards of other homes by their structure: similar boxes side by side, each with a picture, and with a
 * price or the name of a home and a link to it. So no heading has to say whose they are.
 */
import type { Element } from "domhandler";
import type { Price } from "../../../meaning/price.ts";
import { namesHome } from "./card-prices.ts";
import type { DocumentFacts, PageImage, PictureBox, TextBlock } from "../page-facts.ts";

type Card = { box: PictureBox; lines: readonly TextBlock[]; amount: number | null };

export type PictureCards = { blocks: ReadonlySet<TextBlock>; images: ReadonlySet<PageImage> };

/** More is the page's own part, or a whole list. */
const mostLinesOfCard = 15;
const mostBoxes = 2000;
const fewestCards = 2;
/** Cards of one list have about as many pictures: a gallery has far more. */
const mostTimesPictures = 3;

/** Called at the end of an element that holds a picture. */
export function keepBox(
  { boxes, blocks, images }: DocumentFacts,
  node: Element,
  firstBlock: number,
  firstImage: number,
  leadsAway: boolean,
): void {
  const lines = blocks.length - firstBlock;
  if (lines === 0 || lines > mostLinesOfCard || boxes.length >= mostBoxes) return;
  const { parent } = node;
  boxes.push({
    shape: `${parent && "attribs" in parent ? nameOf(parent) : ""} > ${nameOf(node)}`,
    parent,
    blocks: [firstBlock, blocks.length],
    images: [firstImage, images.length],
    leadsAway,
  });
}

/** Its tag and its first class, without numbers: the others say where it is in its row. */
function nameOf({ name, attribs }: Element): string {
  return `${name}.${(/^\s*([^\s]{1,60})/.exec(attribs["class"] ?? "")?.[1] ?? "").replace(/\d+/g, "")}`;
}

export function findPictureCards(facts: DocumentFacts, stated: ReadonlyMap<TextBlock, Price>): PictureCards {
  const besideOthers = shapesInRows(facts.boxes);
  const cards = facts.boxes.flatMap((box) =>
    besideOthers.has(box.shape) ? (readCard(box, facts, stated) ?? []) : [],
  );
  const rows = rowsOf(cards, ({ box }) => box).filter(areHomes);
  const shapes = new Set(rows.flat().map(({ box }) => box.shape));
  // The last row of a list may hold one card.
  const found = cards.filter(({ box }) => shapes.has(box.shape));
  return {
    blocks: new Set(found.flatMap(({ lines }) => lines)),
    images: new Set(found.flatMap(({ box }) => facts.images.slice(...box.images))),
  };
}

/** What stands beside something like it. Most boxes do not, and are not read. */
function shapesInRows(boxes: readonly PictureBox[]): ReadonlySet<string> {
  const rows = rowsOf(boxes, (box) => box).filter((row) => row.length >= fewestCards);
  return new Set(rows.flatMap(([first]) => first?.shape ?? []));
}

function rowsOf<Item>(items: readonly Item[], boxOf: (item: Item) => PictureBox): Item[][] {
  return [...Map.groupBy(items, (item) => boxOf(item).parent).values()].flatMap((row) => [
    ...Map.groupBy(row, (item) => boxOf(item).shape).values(),
  ]);
}

function readCard(
  box: PictureBox,
  { blocks }: DocumentFacts,
  stated: ReadonlyMap<TextBlock, Price>,
): Card | null {
  const lines = blocks.slice(...box.blocks);
  if (lines.some(({ tag }) => tag === "h1")) return null;
  const prices = lines.flatMap((line) => stated.get(line) ?? []);
  const amounts = new Set(prices.flatMap(({ period, amount }) => (period === "total" ? [amount] : [])));
  if (amounts.size > 1) return null;
  const amount = [...amounts][0] ?? prices[0]?.amount ?? null;
  if (amount === null && !box.leadsAway) return null;
  const isPricedLink = amount !== null && box.leadsAway;
  const isHome = isPricedLink || lines.some(({ text }) => namesHome(text));
  return isHome ? { box, lines, amount } : null;
}

/** One home in two places, for phones and for others, is no list. */
function areHomes(row: readonly Card[]): boolean {
  const homes = new Set(row.map(({ lines, amount }) => amount ?? lines[0]?.text));
  const pictures = row.map(({ box: { images } }) => images[1] - images[0]);
  return homes.size >= fewestCards && Math.max(...pictures) <= Math.min(...pictures) * mostTimesPictures + 1;
}
