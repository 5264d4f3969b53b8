/** A house of many rooms that are let one by one, offered as one. */
import { blockRooms, blocks } from "../words/clauses/posts.ts";
import { anyOf } from "../words/word-pattern.ts";
import { sourceOf } from "../words/words.ts";

const block = anyOf(blocks);
const manyRooms = new RegExp(`(?<!\\d)(\\d{1,3})\\s?(?:${sourceOf(blockRooms)})`, "giu");
/** Fewer rooms are rooms that are offered one by one. */
const leastRooms = 5;

export function isWholeBlock(text: string): boolean {
  return block.test(text) && [...text.matchAll(manyRooms)].some((match) => Number(match[1]) >= leastRooms);
}
