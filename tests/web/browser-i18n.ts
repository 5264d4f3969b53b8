/**
 * What the server says, and the sections that only a browser loads. Each call makes an instance of its own: the
 * server's remember what they said, also to the other files of a project.
 */
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import type { i18n } from "i18next";
import type { Locale } from "../../domain/languages/locales.ts";
import { readSourceTexts } from "../../web/i18n/build/read-source-texts.ts";
import { addSection, createI18n } from "../../web/i18n/create-i18n.ts";
import { type ServedTexts, type TextSection, textFile } from "../../web/i18n/texts.ts";

const folder = join(import.meta.dirname, "../../web/i18n");

export async function browserI18n(locale: Locale, sections: readonly TextSection[]): Promise<i18n> {
  const instance = createI18n(locale);
  const served = await readSourceTexts(locale);
  for (const [section, texts] of Object.entries(served)) addSection(instance, section, texts);
  for (const section of sections) {
    const file: ServedTexts = await import(pathToFileURL(join(folder, textFile(locale, section))).href);
    addSection(instance, section, file[section] ?? {});
  }
  return instance;
}
