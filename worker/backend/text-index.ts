/** The index of a language's texts with the owner's in it: read and made once in an isolate until those change. */
import type { Locale } from "../../domain/languages/locales.ts";
import type { TextIndex, TextSource } from "../../domain/search/texts/build-text-index.ts";
import { overlayTextIndex } from "../../domain/search/texts/overlay-text-index.ts";
import { listQuestions, termSource } from "../../domain/search/texts/entry-sources.ts";
import { type ArticleSummary, contentAddresses } from "../../domain/site/article.ts";
import { type ArticleHead, articleSources } from "../../domain/texts/articles/article-heads.ts";
import { type OwnersTexts, noTexts } from "../../domain/texts/owners-texts.ts";
import { readHeads } from "../articles/article-reads.ts";
import type { Env } from "../env.ts";
import type { AskedContext } from "../context.ts";
import { makeFaq } from "./faq-reads.ts";
import { makeGlossary } from "./glossary-reads.ts";
import { readServedFile } from "./read-served-file.ts";
import { findTexts } from "./text-reads.ts";

const kept = new Map<Locale, { written: string; index: TextIndex }>();

export async function readTextIndex(c: AskedContext, language: Locale): Promise<TextIndex> {
  const [{ texts }, { heads }] = await Promise.all([findTexts(c, language), readHeads(c, language)]);
  const { faq, facts, terms, lists } = texts;
  const written = JSON.stringify({ faq, facts, terms, lists, heads });
  const known = kept.get(language);
  if (known?.written === written) return known.index;
  const [shipped, before, now, articles] = await Promise.all([
    readServedFile<TextIndex>(c.env, contentAddresses.search(language)),
    listEntries(c.env, language, noTexts),
    listEntries(c.env, language, texts),
    readArticles(c.env, language, heads),
  ]);
  const index = overlayTextIndex(shipped, [...before, ...articles.before], [...now, ...articles.now]);
  kept.set(language, { written, index });
  return index;
}

async function listEntries(env: Env, language: Locale, texts: OwnersTexts): Promise<TextSource[]> {
  const { terms } = await makeGlossary(env, language, texts);
  return [...listQuestions(await makeFaq(env, language, texts)), ...terms.map(termSource)];
}

async function readArticles(
  env: Env,
  language: Locale,
  heads: readonly ArticleHead[],
): Promise<ReturnType<typeof articleSources>> {
  if (heads.length === 0) return { before: [], now: [] };
  const index = await readServedFile<ArticleSummary[]>(env, contentAddresses.index(language));
  return articleSources(index, heads, language);
}
