/** The index of a language's texts with the owner's in it: read and made once in an isolate until those change. */
import type { Context } from "hono";
import type { Locale } from "../../domain/languages/locales.ts";
import type { TextIndex, TextSource } from "../../domain/search/texts/build-text-index.ts";
import { overlayTextIndex } from "../../domain/search/texts/overlay-text-index.ts";
import { questionSource } from "../../domain/search/texts/question-source.ts";
import { type ArticleSummary, contentAddresses } from "../../domain/site/article.ts";
import { type ArticleHead, articleSources } from "../../domain/texts/article-heads.ts";
import { readHeads } from "../articles/article-reads.ts";
import type { PublicContext } from "../context.ts";
import { makeFaq } from "./faq-reads.ts";
import { readServedFile } from "./read-served-file.ts";
import { findTexts } from "./text-reads.ts";

const kept = new Map<Locale, { made: string; index: TextIndex }>();

export async function readTextIndex(c: Context<PublicContext>, language: Locale): Promise<TextIndex> {
  const [{ texts }, { heads }] = await Promise.all([findTexts(c, language), readHeads(c, language)]);
  const made = JSON.stringify([texts.faq, heads]);
  const known = kept.get(language);
  if (known?.made === made) return known.index;
  const shipped = await readServedFile<TextIndex>(c.env, contentAddresses.search(language));
  const { groups } = await makeFaq(c.env, language, texts.faq);
  const answers = groups.flatMap(({ questions }) =>
    questions.filter(({ id }) => Object.hasOwn(texts.faq, id)),
  );
  const { changed, added, gone } = await readArticles(c, language, heads);
  const index = overlayTextIndex(shipped, [...answers.map(questionSource), ...changed], { added, gone });
  kept.set(language, { made, index });
  return index;
}

async function readArticles(
  c: Context<PublicContext>,
  language: Locale,
  heads: readonly ArticleHead[],
): Promise<{ changed: TextSource[]; added: TextSource[]; gone: Set<string> }> {
  if (heads.length === 0) return { changed: [], added: [], gone: new Set() };
  const index = await readServedFile<ArticleSummary[]>(c.env, contentAddresses.index(language));
  return articleSources(index, heads, language);
}
