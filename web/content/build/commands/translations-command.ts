/** `npm run translations`: lists what is missing or outdated. `-- --stamp th` marks Thai as up to date. */
import { writeFileSync } from "node:fs";
import { defaultLocale, locales } from "../../../../domain/languages/locales.ts";
import {
  type Translation,
  listNeedlessTitles,
  listOrphans,
  listTitles,
  listTranslations,
} from "../sources/list-translations.ts";
import { contentRoot, parseLocale, readSourceFiles } from "../sources/source-files.ts";
import { hashSource, stampSourceHash } from "../sources/source-hash.ts";
import { stampTitles, titlesFile } from "../sources/titles-source.ts";

const sources = readSourceFiles();
const [option, language, ...only] = process.argv.slice(2);

if (option === "--stamp" && language) stamp(language);
else report();

function stamp(language: string): void {
  const locale = parseLocale(language);
  const originals = sources.filter((source) => source.locale === defaultLocale);
  for (const { file, text } of sources.filter((source) => source.locale === locale)) {
    if (file === titlesFile) {
      writeFileSync(new URL(`${locale}/${file}`, contentRoot), stampTitles(text, originals, only));
      continue;
    }
    const original = originals.find((source) => source.file === file);
    if (!original || (only.length > 0 && !only.includes(file))) continue;
    writeFileSync(
      new URL(`${locale}/${file}`, contentRoot),
      stampSourceHash(text, hashSource(original.text)),
    );
    console.log(`stamped ${locale}/${file}`);
  }
}

function report(): void {
  const translations = listTranslations(sources);
  const titles = listTitles(sources);
  const due = [...translations, ...titles].filter(({ state }) => state === "missing" || state === "outdated");
  for (const { locale, file, state } of due) console.log(`${state.padEnd(9)} ${locale}/${file}`);
  for (const { locale, file } of listOrphans(sources)) console.log(`no original ${locale}/${file}`);
  for (const locale of locales) {
    for (const name of listNeedlessTitles(sources, locale)) {
      console.log(`needless  ${locale}/${titlesFile} ${name}`);
    }
  }
  console.log(`texts: ${count(translations)}, ${countOf(translations, "optional")} fall back to English`);
  console.log(`titles of texts in English: ${count(titles)}`);
}

function count(translations: readonly Translation[]): string {
  const states = ["current", "outdated", "missing"] as const;
  return states.map((state) => `${countOf(translations, state)} ${state}`).join(", ");
}

function countOf(translations: readonly Translation[], wanted: Translation["state"]): number {
  return translations.filter(({ state }) => state === wanted).length;
}
