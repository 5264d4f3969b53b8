/** Questions about blocks that the editor's document answers. */
import type { Block } from "../../../domain/texts/articles/article-blocks.ts";
import { toDocument } from "./document/to-document.ts";

/** Whether the editor can show them: they need not be whole yet. */
export function canShow(blocks: unknown): blocks is Block[] {
  try {
    toDocument(blocks as Block[]).check();
    return true;
  } catch {
    return false;
  }
}

/** Whatever order the database gave their keys. */
export const isSameText = (one: readonly Block[], other: readonly Block[]) =>
  toDocument(one).eq(toDocument(other));
