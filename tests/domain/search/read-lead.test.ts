import { beforeAll, expect, test } from "vitest";
import { type Locale, locales } from "../../../domain/languages/locales.ts";
import { askedTexts, textsBeside } from "../../../domain/search/leads/lead.ts";
import { leadWordsOf } from "../../../domain/search/leads/shipped-words.ts";
import { readLead } from "../../../domain/search/leads/read-lead.ts";
import { readSearch } from "../../../domain/search/read-search.ts";
import type { TextIndex } from "../../../domain/search/texts/build-text-index.ts";
import { wordsAsTyped } from "../../../domain/search/words-as-typed.ts";
import { contentAddresses } from "../../../domain/site/article.ts";
import { buildContent } from "../../../web/content/build/build-content.ts";
import { readSourceFiles } from "../../../web/content/build/sources/source-files.ts";

let indexes: TextIndex[];
beforeAll(async () => {
  const content = await buildContent(readSourceFiles());
  indexes = locales.map((locale) => content.get(contentAddresses.search(locale)) as TextIndex);
});

test("Every text that a lead names exists in every language", () => {
  const wanted = [...askedTexts, ...Object.values(textsBeside).flat()];
  for (const { texts, language } of indexes) {
    const ids = new Set(texts.map(({ id }) => id));
    expect([language, ...wanted.filter((id) => !ids.has(id))]).toEqual([language]);
  }
});

const leadOf = (typed: string, locale: Locale) => readLead(typed, leadWordsOf(locale));
const search = (typed: string, language: Locale) =>
  readSearch(typed, { language, leads: leadWordsOf(language) });

test("Words for offering and for looking are told apart", () => {
  expect(leadOf("haus verkaufen", "de")).toBe("sell");
  expect(leadOf("haus zu verkaufen", "de")).toBeUndefined();
  expect(leadOf("vendre un condo", "fr")).toBe("sell");
  expect(leadOf("condo à vendre", "fr")).toBeUndefined();
  expect(leadOf("сдать дом", "ru")).toBe("let");
  expect(leadOf("снять дом", "ru")).toBeUndefined();
});

test("A long word may have one mistake, a short or a known one none", () => {
  expect(leadOf("landlrods", "en")).toBe("let");
  expect(leadOf("wohnung nahe terminal 21", "de")).toBeUndefined();
  expect(leadOf("квота", "ru")).toBeUndefined();
});

test("A reader of one language may type another", () => {
  expect(leadOf("sell my condo", "de")).toBe("sell");
  expect(leadOf("wohnung vermieten", "en")).toBe("let");
});

test("A text that names a home by its rooms or price is a question only if it asks", () => {
  expect(search("2 bed condo low down payment needed", "en")).toMatchObject({ intent: "buy" });
  expect(search("how much down payment for a 2 bed condo", "en")).toMatchObject({
    intent: "ask",
    lead: "minimum-amount",
  });
  expect(search("1 bed to rent", "en").intent).toBe("rent");
});

test("A folded word is said as it was typed", () => {
  expect(wordsAsTyped("château à naklua", "chateau")).toEqual(["château"]);
  expect(wordsAsTyped("2 bed jomtien", "")).toEqual([]);
  expect(wordsAsTyped("свой район", "свои раион")).toEqual(["свой", "район"]);
  expect(wordsAsTyped("ein großes schloss", "grosses schloss")).toEqual(["großes", "schloss"]);
});
