/** What is typed and not yet saved, kept on this device: a closed window or a dead battery loses nothing. */
import * as v from "valibot";
import type { ArticleBody, Block } from "../../../domain/texts/articles/article-blocks.ts";
import type { ArticleDraft } from "../../../domain/texts/articles/articles-api.ts";
import { canShow, isSameText } from "../block-editor/compare-blocks.ts";

export type KeptDraft = { version: number; at: string; body: ArticleBody };

/** While it is written a text need not be whole, so the blocks are only those that the editor can show. */
const typedBody = v.object({
  title: v.string(),
  description: v.string(),
  published: v.optional(v.string()),
  picture: v.optional(v.string()),
  related: v.optional(v.array(v.string())),
  blocks: v.custom<Block[]>(canShow),
});
const schema = v.object({ version: v.number(), at: v.string(), body: typedBody });

/** What the server kept, unless the editor of today cannot show it. */
export function readUnsaved(draft: ArticleDraft | null | undefined): ArticleBody | undefined {
  const read = v.safeParse(typedBody, draft?.changes);
  return read.success ? read.output : undefined;
}

export function isSameBody(one: ArticleBody, other: ArticleBody): boolean {
  const isHeadSame = (["title", "description", "published", "picture"] as const).every(
    (field) => one[field] === other[field],
  );
  const isRelatedSame = (one.related ?? []).join() === (other.related ?? []).join();
  return isHeadSame && isRelatedSame && isSameText(one.blocks, other.blocks);
}

export const keptName = (kind: string, slug: string, locale: string) => `article:${kind}/${slug}/${locale}`;

export function readKept(name: string): KeptDraft | undefined {
  try {
    return v.parse(schema, JSON.parse(localStorage.getItem(name) ?? "null"));
  } catch {
    return undefined;
  }
}

export function keep(name: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked. The browser still asks before it closes the page.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // As above.
  }
}
