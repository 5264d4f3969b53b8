import { expect, test } from "vitest";
import { readArticle } from "../../../domain/texts/articles/read-article.ts";

const words = { type: "paragraph", content: [{ type: "text", text: "x" }] };
const listOf = (levels: number): object => ({
  type: "list",
  style: "bullets",
  items: [levels === 1 ? [words] : [words, listOf(levels - 1)]],
});
const bodyOf = (...blocks: object[]) => ({ title: "x", description: "", blocks });

test("The block that is nested too deeply is named, however deep it is", () => {
  const deep: object = JSON.parse(`${'{"content":['.repeat(5_000)}${"]}".repeat(5_000)}`);
  for (const block of [listOf(8), deep]) {
    expect(readArticle(bodyOf(words, block))).toEqual({
      field: "blocks.1",
      problem: "is too long or nested too deeply",
    });
  }
  expect(readArticle(bodyOf(listOf(5)))).toHaveProperty("body");
});

test("A text that is too long as a whole names no block", () => {
  const many = Array.from({ length: 20_000 }, () => words);
  expect(readArticle(bodyOf(...many))).toMatchObject({ field: "blocks" });
  expect(readArticle({ title: "x", blocks: { length: 1, more: many } })).toMatchObject({ field: "blocks" });
});
