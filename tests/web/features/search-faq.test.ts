import { expect, test } from "vitest";
import { searchFaq } from "../../../web/features/reading/search-faq.ts";

const question = (id: string, words: string) => ({ id, question: words, html: "", text: words });
const faq = {
  language: "en" as const,
  groups: [
    {
      id: "money",
      title: "Money",
      questions: [
        question("fee", "What is the transfer fee?"),
        question("café", "Café near the owner’s flat"),
      ],
    },
    { id: "thai", title: "ไทย", questions: [question("quota", "โควตาต่างชาติคืออะไร")] },
  ],
};
const found = (words: string) =>
  searchFaq(faq, words).flatMap(({ questions }) => questions.map(({ id }) => id));

test("An empty search shows everything", () => {
  expect(found("  ")).toEqual(["fee", "café", "quota"]);
});

test("All words must match, whatever their case, accents and order", () => {
  expect(found("FEE transfer")).toEqual(["fee"]);
  expect(found("fee quota")).toEqual([]);
  expect(found("cafe")).toEqual(["café"]);
  expect(found("owner's")).toEqual(["café"]);
});

test("Thai is found inside a sentence without spaces", () => {
  expect(found("ต่างชาติ")).toEqual(["quota"]);
});
