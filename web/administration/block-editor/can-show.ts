/** Whether these are blocks that the editor can show: they need not be whole yet. */
import type { Block } from "../../../domain/texts/article-blocks.ts";
import { toDocument } from "./document/to-document.ts";

export function canShow(blocks: unknown): blocks is Block[] {
  try {
    return Array.isArray(blocks) && toDocument(blocks).childCount > 0;
  } catch {
    return false;
  }
}
