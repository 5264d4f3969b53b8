/** A body that came from outside, checked in bounded time: its size and its depth first, then every block. */
import * as v from "valibot";
import { type ArticleBody, articleBody } from "./article-blocks.ts";

const mostNodes = 30_000;
const mostLevels = 24;
/** Lists in lists: even in a callout, with sums in their lines, so many fit into the levels. */
export const mostListLevels = 5;
/** A block is in a list of a body. */
const levelOfBlock = 2;

type ReadArticle = { body: ArticleBody } | { problem: string; field: string };

/** `field` is the path of the first problem, such as `blocks.3.alt`. */
export function readArticle(input: unknown): ReadArticle {
  if (isTooLarge(input)) {
    const place = blocksOf(input).findIndex((block) => isTooLarge(block, levelOfBlock));
    return { problem: "is too long or nested too deeply", field: place < 0 ? "blocks" : `blocks.${place}` };
  }
  const result = v.safeParse(articleBody, input, { abortEarly: true });
  if (result.success) return { body: result.output };
  const [issue] = result.issues;
  return { problem: issue.message, field: v.getDotPath(issue) ?? "" };
}

/** Without recursion, so that no depth ends the stack. */
export function isTooLarge(input: unknown, atLevel = 0): boolean {
  const waiting = [{ value: input, level: atLevel }];
  for (let seen = 0; waiting.length > 0; seen += 1) {
    const { value, level } = waiting.pop() ?? { value: null, level: 0 };
    if (seen > mostNodes || level > mostLevels) return true;
    if (typeof value !== "object" || value === null) continue;
    for (const child of Object.values(value)) waiting.push({ value: child, level: level + 1 });
  }
  return false;
}

function blocksOf(input: unknown): unknown[] {
  const isRecord = typeof input === "object" && input !== null && "blocks" in input;
  return isRecord && Array.isArray(input.blocks) ? input.blocks : [];
}
