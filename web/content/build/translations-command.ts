/** `npm run translations`: what is missing or outdated. `-- --stamp th` marks Thai as made from today's English. */
import { writeFileSync } from "node:fs";
import { defaultLocale } from "../../../domain/locales.ts";
import { listOrphans, listTranslations } from "./list-translations.ts";
import { contentRoot, parseLocale, readSourceFiles } from "./source-files.ts";
import { hashSource, stampSourceHash } from "./source-hash.ts";

const sources = readSourceFiles();
const [option, language, ...only] = process.argv.slice(2);

if (option === "--stamp" && language) stamp(language);
else report();

function stamp(language: string): void {
  const locale = parseLocale(language);
  for (const { file, text } of sources.filter((source) => source.locale === locale)) {
    const original = sources.find((source) => source.locale === defaultLocale && source.file === file);
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
  const due = translations.filter(({ state }) => state === "missing" || state === "outdated");
  for (const { locale, file, state } of due) console.log(`${state.padEnd(9)} ${locale}/${file}`);
  for (const { locale, file } of listOrphans(sources)) console.log(`no original ${locale}/${file}`);
  const count = (state: string) => translations.filter((translation) => translation.state === state).length;
  console.log(
    `${count("current")} current, ${count("outdated")} outdated, ${count("missing")} missing, ` +
      `${count("optional")} fall back to English`,
  );
}
