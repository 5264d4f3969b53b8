import { expect, test } from "vitest";
import { buildTextIndex } from "../../../domain/search/texts/build-text-index.ts";
import { findTexts } from "../../../domain/search/texts/find-texts.ts";
import { overlayTextIndex } from "../../../domain/search/texts/overlay-text-index.ts";
import { questionSource } from "../../../domain/search/texts/entry-sources.ts";

const question = (id: string, words: string, text: string) =>
  questionSource({ id, question: words, html: "", text });
const shipped = [
  question("pets", "May I keep a pet?", "Many buildings say no."),
  question("noise", "Is it quiet?", "Go twice and listen."),
];
const index = buildTextIndex("en", shipped);
const first = (search: string, of = index) => findTexts(search, of, true)[0]?.id;

test("The new words of an answer are found, and the old ones no longer", () => {
  const own = overlayTextIndex(index, shipped, [
    question("pets", "Parrots and iguanas", "Both are welcome."),
    ...shipped.slice(1),
  ]);
  expect(first("iguanas", own)).toBe("pets");
  expect(first("buildings", own)).toBeUndefined();
  expect(first("quiet", own)).toBe("noise");
  expect(own.texts[0]).toMatchObject({ title: "Parrots and iguanas", note: "Both are welcome." });
  expect(first("iguanas")).toBeUndefined();
});

test("Without changes the index is the shipped one", () => {
  expect(overlayTextIndex(index, shipped, [...shipped])).toBe(index);
});

test("A new question is found, and one that was taken away no longer", () => {
  const own = overlayTextIndex(index, shipped, [
    question("own-pets-parrots", "What about iguanas?", "Ask."),
    ...shipped.slice(1),
  ]);
  expect(first("iguanas", own)).toBe("own-pets-parrots");
  expect(first("pet", own)).toBeUndefined();
  expect(first("quiet", own)).toBe("noise");
});

test("The same words give the same index", () => {
  const own = overlayTextIndex(index, [], shipped);
  expect(own.texts.map(({ weight }) => Math.round(weight * 100))).toEqual(
    index.texts.map(({ weight }) => Math.round(weight * 100)),
  );
  expect(Object.keys(own.terms).toSorted()).toEqual(Object.keys(index.terms).toSorted());
});
