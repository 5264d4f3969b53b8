/**
 * Chinese typography: full-width marks beside characters, and a space only between characters and Latin or digits.
 */
import { expect, test } from "vitest";
import { shippedFacts } from "../../../domain/facts/facts.ts";
import { formatFact, formatFactNumber } from "../../../domain/facts/format-fact.ts";
import { findFact } from "../../../domain/facts/find-fact.ts";
import { readSourceFiles } from "../../../web/content/build/sources/source-files.ts";
import { readSourceTexts } from "../../../web/i18n/build/read-source-texts.ts";
import { serverI18n } from "../../../web/i18n/server.ts";

const faults = {
  "a half-width mark beside a character": /\p{Script=Han}[,:;!?()]|[,:;!?()]\p{Script=Han}/gu,
  "no space between a character and Latin or a digit":
    /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}/gu,
  "a space beside a full-width mark": /[，。：；、！？（）“”《》] | [，。：；、！？）”》]/gu,
  "a space between characters": /\p{Script=Han} +\p{Script=Han}/gu,
};

/** Replaces what the spacing rules do not cover: dates have their own form, placeholders may hold anything. */
const anything = "\u{E000}";

/** What a reader sees: formatted facts, other figures as one digit, no markup. */
function readable(line: string): string {
  return line
    .replace(/<Fact id="([^"]+)" \/>/g, (_, id: string) => formatFact(findFact(shippedFacts, id), "zh"))
    .replace(/<Fact id="([^"]+)" number \/>/g, (_, id: string) =>
      formatFactNumber(findFact(shippedFacts, id), "zh"),
    )
    .replace(/<(?:Share|Baht|PerArea|Instalment|InstalmentTotal|Withheld)\b[^>]*\/>/g, "1 泰铢")
    .replace(/<Percent\b[^>]*\/>/g, "1%")
    .replace(/\d{4}年\d{1,2}月\d{1,2}日/g, anything)
    .replace(/<[^>]+>|\]\([^)]*\)|\*\*|\[/g, "")
    .replace(/^\s*(?:- )?[a-zA-Z]+: |^\s*(?:\d+\.|-|#+) /g, "")
    .replace(/ *\| */g, "\n");
}

function findFaults(text: string): string[] {
  return Object.entries(faults).flatMap(([fault, pattern]) =>
    [...readable(text).matchAll(pattern)].map(({ 0: found }) => `${fault}: "${found}" in ${text.trim()}`),
  );
}

function listStrings(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(listStrings) : [];
}

test("A typographic fault is found", () => {
  for (const line of ["四个问题,两天", "等30 天", "等 30天", "你好。 再见", "租 购"]) {
    expect(findFaults(line), line).not.toEqual([]);
  }
  expect(findFaults("等 30 天，登记永久产权（freehold）。")).toEqual([]);
});

test("The Chinese articles, questions and terms follow these rules", () => {
  const files = readSourceFiles().filter(({ locale }) => locale === "zh");
  expect(files.length).toBeGreaterThan(10);
  const lines = files.flatMap(({ text }) => text.split("\n")).filter((line) => /\p{Script=Han}/u.test(line));
  expect(lines.flatMap(findFaults)).toEqual([]);
});

test("The Chinese interface texts follow these rules", async () => {
  const i18n = await serverI18n("zh", readSourceTexts);
  // The administration is not in Chinese.
  const { admin: _, ...texts } = i18n.getDataByLanguage("zh") ?? {};
  const words = listStrings(texts).map((text) => text.replace(/\{\{\w+\}\}/g, anything));
  expect(words.length).toBeGreaterThan(300);
  expect(words.flatMap(findFaults)).toEqual([]);
});
