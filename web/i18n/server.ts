/** The server speaks all six languages. Each has an instance of its own, made when it is first asked for. */
import type { i18n } from "i18next";
import type { Locale } from "../../domain/languages/locales.ts";
import { createI18n } from "./create-i18n.ts";
import { loadTexts } from "./load-texts.ts";
import { rememberTexts } from "./remember-texts.ts";
import { serverSections } from "./texts.ts";

const instances = new Map<Locale, i18n>();

export async function serverI18n(locale: Locale): Promise<i18n> {
  const known = instances.get(locale);
  if (known) return known;
  const made = createI18n(locale);
  await loadTexts(made, serverSections);
  rememberTexts(made);
  instances.set(locale, made);
  return made;
}
