import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { anyOf, onlyOf } from "../../../scraper/words/word-pattern.ts";
import { compileLine, linesOf, type Words } from "../../../scraper/words/words.ts";
import { sampleLine } from "./sample-line.ts";

const folder = join(import.meta.dirname, "../../../scraper/words");
const notTopics = /^(?:words|word-pattern|prices\/currencies)\.ts$/;

type Topic = { name: string; words: Words };

const topics: Topic[] = [];
for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  if (!file.endsWith(".ts") || notTopics.test(file)) continue;
  const module: Record<string, Words | readonly (readonly [string, Words])[]> = await import(
    join(folder, file)
  );
  for (const [name, value] of Object.entries(module)) {
    if (Array.isArray(value))
      for (const [slug, words] of value) topics.push({ name: `${name} ${slug}`, words });
    else if (typeof value === "object") topics.push({ name, words: value as Words });
  }
}

test("There are topics", () => expect(topics.length).toBeGreaterThan(40));

for (const { name, words } of topics) {
  const isLabel = name.endsWith("Labels") && name !== "rentLabels";
  const pattern = isLabel ? onlyOf(words) : anyOf(words);
  for (const [language, text] of Object.entries(words)) {
    const lines = linesOf({ [language]: text });
    test(`${name}: every word in ${language} is understood, stands once, and is short enough to read`, () => {
      const missed = lines.filter((line) => !pattern.test(sampleLine(line)));
      expect(missed.map((line) => `${line}: ${sampleLine(line)} ${compileLine(line)}`)).toEqual([]);
      expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
      expect(lines.filter((line) => line.length > 200)).toEqual([]);
      expect(lines.filter(hasBareBar)).toEqual([]);
    });
  }
}

/** A bar outside of brackets would part a line from its beginning and its end. */
function hasBareBar(line: string): boolean {
  let bare = line.replace(/\\.|\[(?:\\.|[^\\[\]])*\]/g, "");
  for (let shorter = ""; shorter !== bare;) {
    shorter = bare;
    bare = bare.replace(/\([^()]*\)/g, "");
  }
  return bare.includes("|");
}

test("A line's signs mean words, beginnings and ends", () => {
  const found = (line: string, text: string) => anyOf({ en: line }).test(text);
  expect(found("<rent>", "to rent now")).toBe(true);
  expect(found("<rent>", "parents")).toBe(false);
  expect(found("<сдан>", "сдано")).toBe(false);
  expect(found("прода…", "Продажа")).toBe(true);
  expect(found("^was", "  was")).toBe(true);
  expect(found("^was", "it was")).toBe(false);
  expect(found("(asking |)price", "asking price")).toBe(true);
  expect(found(String.raw`sq\.? ?m`, "sq.m")).toBe(true);
});
