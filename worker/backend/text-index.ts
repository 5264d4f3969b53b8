/** The index of a language's texts, read from its file once in an isolate. */
import type { Locale } from "../../domain/languages/locales.ts";
import type { TextIndex } from "../../domain/search/texts/build-text-index.ts";
import { contentAddresses } from "../../domain/site/article.ts";
import { unavailable } from "../errors.ts";

const kept = new Map<Locale, TextIndex>();

export async function readTextIndex(
  { ASSETS, SITE_URL }: { ASSETS: Fetcher; SITE_URL: string },
  language: Locale,
): Promise<TextIndex> {
  const known = kept.get(language);
  if (known) return known;
  const file = await ASSETS.fetch(new URL(contentAddresses.search(language), SITE_URL));
  if (!file.ok) throw unavailable(new Error(`the index of texts answers ${file.status}`));
  const index: TextIndex = await file.json();
  kept.set(language, index);
  return index;
}
