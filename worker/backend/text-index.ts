/** The index of a language's texts, read from its file once in an isolate. */
import type { Locale } from "../../domain/languages/locales.ts";
import type { TextIndex } from "../../domain/search/texts/build-text-index.ts";
import { contentAddresses } from "../../domain/site/article.ts";
import type { Env } from "../env.ts";
import { readServedFile } from "./read-served-file.ts";

const kept = new Map<Locale, TextIndex>();

export async function readTextIndex(env: Env, language: Locale): Promise<TextIndex> {
  const known = kept.get(language);
  if (known) return known;
  const index = await readServedFile<TextIndex>(env, contentAddresses.search(language));
  kept.set(language, index);
  return index;
}
