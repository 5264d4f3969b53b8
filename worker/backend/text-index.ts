/** The index of a language's texts with the owner's answers and terms: read and made once in an isolate until those change. */
import type { Context } from "hono";
import type { Locale } from "../../domain/languages/locales.ts";
import type { TextIndex } from "../../domain/search/texts/build-text-index.ts";
import { overlayTextIndex } from "../../domain/search/texts/overlay-text-index.ts";
import { listQuestions, termSource } from "../../domain/search/texts/entry-sources.ts";
import { contentAddresses } from "../../domain/site/article.ts";
import type { TextSource } from "../../domain/search/texts/build-text-index.ts";
import { type OwnersTexts, noTexts } from "../../domain/texts/owners-texts.ts";
import type { Env } from "../env.ts";
import type { PublicContext } from "../context.ts";
import { makeFaq } from "./faq-reads.ts";
import { makeGlossary } from "./glossary-reads.ts";
import { readServedFile } from "./read-served-file.ts";
import { findTexts } from "./text-reads.ts";

const kept = new Map<Locale, { written: string; index: TextIndex }>();

export async function readTextIndex(c: Context<PublicContext>, language: Locale): Promise<TextIndex> {
  const { texts } = await findTexts(c, language);
  const { faq, facts, terms, lists } = texts;
  const written = JSON.stringify({ faq, facts, terms, lists });
  const known = kept.get(language);
  if (known?.written === written) return known.index;
  const shipped = await readServedFile<TextIndex>(c.env, contentAddresses.search(language));
  const index = overlayTextIndex(
    shipped,
    await listEntries(c.env, language, noTexts),
    await listEntries(c.env, language, texts),
  );
  kept.set(language, { written, index });
  return index;
}

async function listEntries(env: Env, language: Locale, texts: OwnersTexts): Promise<TextSource[]> {
  const { terms } = await makeGlossary(env, language, texts);
  return [...listQuestions(await makeFaq(env, language, texts)), ...terms.map(termSource)];
}
