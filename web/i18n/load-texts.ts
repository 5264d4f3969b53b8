/**
 * Each section of a language is a file of its own. The browser gets one language, and of it what its page says; the
 * server reads all of a language at once (server.ts). Not a backend of i18next: that one shares a load between
 * requests, which a Worker may not, and shows keys when a load fails.
 */
import type { i18n } from "i18next";
import { type Locale, defaultLocale, isLocale } from "../../domain/languages/locales.ts";
import { addSection } from "./create-i18n.ts";
import { type ServedTexts, type TextSection, listOfLanguage, textFile } from "./texts.ts";

type LanguageFiles = { files: Record<string, () => Promise<ServedTexts>> };

/** The Worker carries none: see server.ts. */
const languages = import.meta.env.SSR ? {} : import.meta.glob<LanguageFiles>("./*/files.ts");

export async function loadTexts(instance: i18n, sections: readonly TextSection[]): Promise<void> {
  const locale = isLocale(instance.language) ? instance.language : defaultLocale;
  await Promise.all(sections.map((section) => loadSection(instance, locale, section)));
}

async function loadSection(instance: i18n, locale: Locale, section: TextSection): Promise<void> {
  if (instance.hasResourceBundle(locale, section)) return;
  const file = textFile(locale, section);
  const language = await languages[`./${listOfLanguage(file)}`]?.();
  const texts = (await language?.files[`.${file.slice(file.indexOf("/"))}`]?.())?.[section];
  if (!texts) throw new Error(`There are no texts in ${file}.`);
  addSection(instance, section, texts);
}
