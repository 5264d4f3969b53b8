/** Which translations are missing and which were made from an older English text. */
import { defaultLocale, locales, type Locale } from "../../../domain/locales.ts";
import { hashSource, readSourceHash } from "./source-hash.ts";
import { isPromisedFile, type SourceFile } from "./source-files.ts";

export type TranslationState = "current" | "outdated" | "missing" | "optional";
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

/** Translations of a text that has no original any more. */
export function listOrphans(sources: readonly SourceFile[]): SourceFile[] {
  const originals = new Set(sources.filter(({ locale }) => locale === defaultLocale).map(({ file }) => file));
  return sources.filter(({ file }) => !originals.has(file));
}
