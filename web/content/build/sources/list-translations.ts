/** Lists translations that are missing or were made from an older English text. */
import { defaultLocale, locales, type Locale } from "../../../../domain/languages/locales.ts";
import { hashSource, readSourceHash } from "./source-hash.ts";
import { isPromisedFile, type SourceFile } from "./source-files.ts";
import { type Titles, hashOriginalTitle, readTitles, titleName, titlesFile } from "./titles-source.ts";

type TranslationState = "current" | "outdated" | "missing" | "optional";
export type Translation = { locale: Locale; file: string; state: TranslationState };

export function listTranslations(sources: readonly SourceFile[]): Translation[] {
  const originals = sources.filter((source) => source.locale === defaultLocale);
  return locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) =>
      originals.map((original) => {
        const own = sources.find((source) => source.locale === locale && source.file === original.file);
        return { locale, file: original.file, state: judge(original, own) };
      }),
    );
}

function judge(original: SourceFile, own: SourceFile | undefined): TranslationState {
  if (!own) return isPromisedFile(original.file) ? "missing" : "optional";
  return readSourceHash(own.text) === hashSource(original.text) ? "current" : "outdated";
}

/** The titles of texts that a language has only in English. */
export function listTitles(sources: readonly SourceFile[]): Translation[] {
  return locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => {
      const titles = readTitles(sources, locale);
      return listUntranslated(sources, locale).map((original) => ({
        locale,
        file: `${titlesFile} ${titleName(original.file)}`,
        state: judgeTitle(original, titles),
      }));
    });
}

function judgeTitle(original: SourceFile, titles: Titles): TranslationState {
  const own = titles[titleName(original.file)];
  if (!own) return "missing";
  return own.sourceHash === hashOriginalTitle(original) ? "current" : "outdated";
}

function listUntranslated(sources: readonly SourceFile[], locale: Locale): SourceFile[] {
  const own = new Set(sources.filter((source) => source.locale === locale).map(({ file }) => file));
  return sources.filter(
    (source) => source.locale === defaultLocale && source.file.endsWith(".mdx") && !own.has(source.file),
  );
}

/** Titles of texts that are gone or have been translated since: a translated text has its own title. */
export function listNeedlessTitles(sources: readonly SourceFile[], locale: Locale): string[] {
  const needed = new Set(listUntranslated(sources, locale).map(({ file }) => titleName(file)));
  return Object.keys(readTitles(sources, locale)).filter((name) => !needed.has(name));
}

/** Translations whose original no longer exists. */
export function listOrphans(sources: readonly SourceFile[]): SourceFile[] {
  const originals = new Set(sources.filter(({ locale }) => locale === defaultLocale).map(({ file }) => file));
  return sources.filter(({ file }) => file !== titlesFile && !originals.has(file));
}
