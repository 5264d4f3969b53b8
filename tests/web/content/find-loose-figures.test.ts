import { expect, test } from "vitest";
import { findLooseFigures } from "../../../web/content/build/figures/find-loose-figures.ts";

const article = (text: string) => `---\ntitle: A title\nupdated: 2026-11-21\n---\n\n${text}\n`;
const found = (text: string) => findLooseFigures("guides/x.mdx", article(text)).map((figure) => figure.text);

test("A percentage, an amount, a span or a year in prose is found, with its line", () => {
  expect(findLooseFigures("guides/x.mdx", article("The fee is 2 %."))).toEqual([
    { line: 6, text: "The fee is 2 %." },
  ]);
  for (const text of [
    "It costs THB 20,000.",
    "It costs 20,000 baht.",
    "From $300 on.",
    "At most 30 years.",
    "Since 2025 it is so.",
    "Within 24 hours.",
  ]) {
    expect(found(text), text).toEqual([text]);
  }
});

test("Other languages are searched too", () => {
  for (const text of [
    "Die Gebühr beträgt 2 %.",
    "Höchstens 30 Jahre.",
    "Не более 30 лет.",
    "Pas plus de 30 ans.",
    "ไม่เกิน 30 ปี",
    "ราคา 200,000 บาท",
    "最长30年",
    "百分之二",
    "ตั้งแต่ปี 2568",
  ]) {
    expect(found(text), text).toEqual([text]);
  }
});

test("Facts, examples and plain counts are allowed", () => {
  expect(found('The fee is <Fact id="transfer-fee" /> of <Baht amount={2450000} />.')).toEqual([]);
  expect(found("Two rooms, 42 square metres, 96 months, the TM.30 and case 4655/2566.")).toEqual([]);
});

test("Titles and descriptions are prose too", () => {
  const text = "---\ntitle: How to pay 2 %\ndescription: From THB 20 on\nupdated: 2026-11-21\n---\n\nText.\n";
  expect(findLooseFigures("guides/x.mdx", text).map(({ line }) => line)).toEqual([2, 3]);
});

test("Answers and definitions are searched, the fields around them are not", () => {
  const yaml =
    "title: Words\nupdated: 2026-11-21\nterms:\n  - id: a-2025\n    definition: It takes 30 days.\n";
  expect(findLooseFigures("glossary.yaml", yaml)).toEqual([{ line: 5, text: "It takes 30 days." }]);
});
