/** Entries that an owner adds, takes away and puts in another order. */
import { expect, test } from "vitest";
import type { Glossary } from "../../../domain/site/article.ts";
import { arrange, groupOf } from "../../../domain/texts/collections.ts";
import { type FaqSource, withAnswers } from "../../../domain/texts/faq.ts";
import { withTerms } from "../../../domain/texts/glossary.ts";
import { listHiddenClaims } from "../../../domain/texts/losses.ts";
import { readOwnersTexts, shownWordsOf } from "../../../domain/texts/owners-texts.ts";
import { nameEntry } from "../../../web/administration/texts/name-entry.ts";

const row = (kind: string, name: string, body: unknown, locale = "en") => ({ kind, name, locale, body });
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
const entries = ["a", "b", "c", "d"].map((id) => ({ id }));

test("A list orders what it names, leaves out what is hidden, and keeps the rest behind", () => {
  expect(ids(arrange(entries, undefined))).toEqual(["a", "b", "c", "d"]);
  expect(ids(arrange(entries, { order: "c a", hidden: "" }))).toEqual(["c", "a", "b", "d"]);
  expect(ids(arrange(entries, { order: "d gone b", hidden: "b" }))).toEqual(["d", "a", "c"]);
});

test("A new question stands in its group, the longest that fits", () => {
  expect(groupOf("own-buying-a-home", ["buying", "buying-a"])).toBe("buying-a");
  expect(groupOf("own-visa-x", ["buying"])).toBeUndefined();
  const question = (id: string) => ({ id, question: id, answer: "x" });
  const source = {
    groups: [
      { id: "buying", title: "Buying", questions: [question("one"), question("two")] },
      { id: "living", title: "Living", questions: [question("three")] },
    ],
  } as FaqSource;
  const own = {
    "own-buying-dog": { question: "Dogs?", answer: "Yes." },
    "own-nowhere": { question: "q", answer: "x" },
  };
  const shown = withAnswers(source, own, [], { order: "own-buying-dog two", hidden: "three" });
  expect(shown.groups.map(({ questions }) => ids(questions))).toEqual([["own-buying-dog", "two", "one"]]);
});

test("A new question is left out of a language that does not have it, and without its English everywhere", () => {
  const body = { question: "Dogs?", answer: "Yes." };
  const both = [row("faq", "own-buying-dog", body), row("faq", "own-buying-dog", body, "de")];
  expect(Object.keys(readOwnersTexts(both, "de").texts.faq)).toEqual(["own-buying-dog"]);
  expect(readOwnersTexts(both.slice(0, 1), "de").texts.faq).toEqual({});
  expect(readOwnersTexts(both.slice(1), "de").texts.faq).toEqual({});
});

test("A new testimonial and a new term are nowhere once their English was taken back", () => {
  const voice = { title: "Wort gehalten", text: "Ja.", author: "Ann B.", country: "NO" };
  const term = { term: "Rücklage", thai: "กองทุน", definition: "z" };
  const { texts } = readOwnersTexts(
    [row("testimonial", "own-kept", voice, "de"), row("term", "own-sinking", term, "de")],
    "de",
  );
  expect(texts.testimonials).toEqual({});
  expect(texts.words).toEqual({});
  expect(texts.terms).toEqual({});
});

test("A new testimonial stands in every language, in English where it has no other words", () => {
  const body = { title: "Kept their word", text: "They did.", author: "Ann B.", country: "NO" };
  const rows = [
    row("testimonial", "own-kept", body),
    row("list", "testimonials", { order: "own-kept bank", hidden: "first" }),
  ];
  const shown = shownWordsOf(readOwnersTexts(rows, "th").texts);
  expect(shown?.testimonialOrder).toEqual([
    "own-kept",
    "bank",
    "tenant",
    "partnership",
    "language",
    "retired",
  ]);
  expect(shown?.testimonials["own-kept"]).toEqual({ author: "Ann B.", country: "NO", language: "en" });
  expect(shown?.words["frontPage.testimonials.own-kept"]).toBe("Kept their word");
});

test("The glossary takes new terms and other words by the alphabet, also in Chinese", () => {
  const shipped = {
    language: "zh",
    terms: [
      { id: "quota", term: "配额", thai: "โควตา", english: "Quota", definition: "x", letter: "P" },
      { id: "deed", term: "地契", thai: "โฉนด", english: "Deed", definition: "y", letter: "D" },
    ],
  } as Glossary;
  const rows = [
    row("term", "own-sinking", { term: "Sinking fund", thai: "กองทุน", definition: "z" }),
    row("term", "own-sinking", { term: "维修基金", thai: "", definition: "z" }, "zh"),
    row("term", "deed", { term: "土地证", thai: "", definition: "w" }, "zh"),
  ];
  const { terms, lists } = readOwnersTexts(rows, "zh").texts;
  const glossary = withTerms(shipped, terms, lists.glossary);
  expect(glossary.terms.map(({ id, letter }) => `${letter} ${id}`)).toEqual([
    "P quota",
    "T deed",
    "W own-sinking",
  ]);
  expect(glossary.terms[1]).toMatchObject({ thai: "โฉนด", english: "Deed", definition: "w" });
  expect(glossary.terms[2]).toMatchObject({ thai: "กองทุน", english: "Sinking fund" });
  expect(ids(withTerms(shipped, terms, { order: "", hidden: "quota" }).terms)).not.toContain("quota");
});

test("Hiding a claim or one of our six testimonials is asked about, hiding another entry is not", () => {
  const titleOf = (id: string) => `the title of ${id}`;
  expect(listHiddenClaims("faq", { order: "", hidden: "pets own-x your-fee" }, titleOf)).toEqual([
    { what: "claim", was: "the title of your-fee" },
  ]);
  expect(listHiddenClaims("testimonials", { order: "", hidden: "bank own-x" }, titleOf)).toHaveLength(1);
  expect(listHiddenClaims("glossary", { order: "", hidden: "chanote" }, titleOf)).toEqual([]);
});

test("A new entry is named by its words, its group and no other's name", () => {
  expect(nameEntry("Can I bring a dög?", "buying", [])).toBe("own-buying-can-i-bring-a-dog");
  expect(nameEntry("Dog", "", ["own-dog"])).toBe("own-dog-2");
  expect(nameEntry("สุนัข", "buying", [])).toBe("own-buying-entry");
});
