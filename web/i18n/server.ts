/**
 * The server speaks every language. Each has an instance of its own, made when it is first asked for. A Worker that
 * carried all texts would parse them before its first answer.
 */
import type { i18n } from "i18next";
import type { Locale } from "../../domain/languages/locales.ts";
import { createI18n } from "./create-i18n.ts";
import { rememberTexts } from "./remember-texts.ts";
import type { ServedTexts } from "./texts.ts";

export type ReadTexts = (locale: Locale) => Promise<ServedTexts>;

const instances = new Map<Locale, i18n>();

export async function serverI18n(locale: Locale, readTexts: ReadTexts): Promise<i18n> {
  const known = instances.get(locale);
  if (known) return known;
  const made = createI18n(locale);
  for (const [section, texts] of Object.entries(await readTexts(locale))) {
    made.addResourceBundle(locale, section, texts);
  }
  rememberTexts(made);
  instances.set(locale, made);
  return made;
}
