/**
 * The server speaks every language. Each has an instance of its own, made when it is first asked for and again when the
 * owner's words have changed. A Worker that carried all texts would parse them before its first answer.
 */
import type { i18n } from "i18next";
import type { Locale } from "../../domain/languages/locales.ts";
import type { ShownWords } from "../../domain/texts/owners-texts.ts";
import { addSection, createI18n } from "./create-i18n.ts";
import { rememberTexts } from "./remember-texts.ts";
import type { ServedTexts } from "./texts.ts";

export type ReadTexts = (locale: Locale) => Promise<ServedTexts>;

/** By the owner's words: those in force, and those of a preview. */
const instances = new Map<Locale, Map<string, i18n>>();
const mostOfALanguage = 2;

export async function serverI18n(locale: Locale, readTexts: ReadTexts, words?: ShownWords): Promise<i18n> {
  const key = JSON.stringify(words ?? null);
  const ofLanguage = instances.get(locale) ?? new Map<string, i18n>();
  const known = ofLanguage.get(key);
  if (known) return known;
  const made = createI18n(locale, words);
  for (const [section, texts] of Object.entries(await readTexts(locale))) addSection(made, section, texts);
  rememberTexts(made);
  instances.set(locale, ofLanguage);
  ofLanguage.set(key, made);
  for (const oldest of ofLanguage.keys()) {
    if (ofLanguage.size <= mostOfALanguage) break;
    ofLanguage.delete(oldest);
  }
  return made;
}
