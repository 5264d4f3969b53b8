/** A translated text has the structure of the English one, so a browser checks accessible structure in few languages. */
import { expect, test } from "vitest";
import type { Block, Run } from "../../../domain/texts/articles/article-blocks.ts";
import { readFrontMatter } from "../../../web/content/build/sources/front-matter.ts";
import { isArticleFile, readSourceFiles } from "../../../web/content/build/sources/source-files.ts";
import { toBlocks } from "../../../web/content/build/sources/to-blocks.ts";

const articles = readSourceFiles()
  .filter(({ file }) => isArticleFile(file))
  .map(({ locale, file, text }) => {
    const name = `${locale}/${file}`;
    return { locale, file, name, blocks: toBlocks(readFrontMatter(text, name).body) };
  });

/** What a screen reader names of it: kinds and levels, the cells of a table, the steps of a list. */
function outline(block: Block): unknown {
  switch (block.type) {
    case "heading":
      return `heading ${block.level}`;
    case "table":
      return { table: block.rows.map((row) => row.length) };
    case "list":
      return { [block.style]: block.items.length };
    case "callout":
    case "sample":
      return { [block.type]: block.content.map((inner) => outline(inner)) };
    default:
      return block.type;
  }
}

const wordsOf = (runs: readonly Run[]) =>
  runs.map((run) => (run.type === "text" ? run.text : run.type)).join("");

const translated = articles.filter(({ locale }) => locale !== "en");

test.each(translated)("$name has the structure of the English text", ({ file, blocks }) => {
  const english = articles.find((one) => one.locale === "en" && one.file === file);
  expect(blocks.map(outline)).toEqual(english?.blocks.map(outline));
});

test("Every heading has words, and every picture is described", () => {
  const silent = articles.flatMap(({ name, blocks }) =>
    blocks.some(
      (block) =>
        (block.type === "heading" && wordsOf(block.content).trim() === "") ||
        (block.type === "picture" && block.alt.trim() === ""),
    )
      ? [name]
      : [],
  );
  expect(silent).toEqual([]);
});
