/** The index of a language's texts with the owner's answers: read and made once in an isolate until those change. */
import type { Context } from "hono";
import type { Locale } from "../../domain/languages/locales.ts";
import type { TextIndex } from "../../domain/search/texts/build-text-index.ts";
import { overlayTextIndex } from "../../domain/search/texts/overlay-text-index.ts";
import { questionSource } from "../../domain/search/texts/question-source.ts";
import { contentAddresses } from "../../domain/site/article.ts";
import type { PublicContext } from "../context.ts";
import { makeFaq } from "./faq-reads.ts";
import { readServedFile } from "./read-served-file.ts";
import { findTexts } from "./text-reads.ts";

const kept = new Map<Locale, { answers: string; index: TextIndex }>();

export async function readTextIndex(c: Context<PublicContext>, language: Locale): Promise<TextIndex> {
  const { texts } = await findTexts(c, language);
  const answers = JSON.stringify(texts.faq);
  const known = kept.get(language);
  if (known?.answers === answers) return known.index;
  const shipped = await readServedFile<TextIndex>(c.env, contentAddresses.search(language));
  const { groups } = await makeFaq(c.env, language, texts.faq);
  const own = groups.flatMap(({ questions }) => questions.filter(({ id }) => Object.hasOwn(texts.faq, id)));
  const index = overlayTextIndex(shipped, own.map(questionSource));
  kept.set(language, { answers, index });
  return index;
}
