/** The blocks of a file, checked like those of an owner. A mistake stops the build and names the file. */
import type { Block } from "../../../../domain/texts/articles/article-blocks.ts";
import { findUnknown } from "../../../../domain/texts/articles/article-parts.ts";
import { readArticle } from "../../../../domain/texts/articles/read-article.ts";
import { toBlocks } from "./to-blocks.ts";

const read = new Map<string, Block[]>();

/** A text is read once, although it is rendered for each language it is shown under. */
export function readBlocks(mdx: string, name: string, terms: ReadonlyMap<string, unknown>): Block[] {
  const known = read.get(mdx);
  if (known) return known;
  try {
    const checked = readArticle({ title: name, description: "", blocks: toBlocks(mdx) });
    if ("problem" in checked) throw new Error(`${checked.field}: ${checked.problem}`);
    const unknown = findUnknown(checked.body.blocks, terms);
    if (unknown) throw new Error(`${unknown.field}: there is no ${unknown.what}`);
    read.set(mdx, checked.body.blocks);
    return checked.body.blocks;
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
