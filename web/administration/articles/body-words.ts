/** An article as plain words, to see what changed. Figures stand as names, because they are not typed. */
import type { ArticleBody, Block, Run } from "../../../domain/texts/articles/article-blocks.ts";

export function bodyWords({
  title,
  description,
  published,
  picture,
  related = [],
  blocks,
}: ArticleBody): Record<string, string> {
  return {
    title,
    description,
    day: published ?? "",
    picture: picture ?? "",
    related: related.join("\n"),
    text: blocks.map(wordsOf).join("\n"),
  };
}

function wordsOf(block: Block): string {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return runs(block.content);
    case "list":
      return block.items.map((item) => item.map(wordsOf).join("\n")).join("\n");
    case "quote":
      return lines([...block.content.map(wordsOf), block.by]);
    case "picture":
      return lines([`[${block.src}]`, block.alt, runs(block.caption ?? [])]);
    case "table":
      return block.rows.map((cells) => cells.map(runs).join(" | ")).join("\n");
    case "question":
      return lines([block.question, ...block.answer.map(wordsOf)]);
    case "callout":
    case "sample":
    case "if-all-carries":
      return block.content.map(wordsOf).join("\n");
    case "call":
      return `[${block.words}: ${block.to}]`;
    case "fact":
      return `[${block.id}] ${block.words}`;
    case "video":
      return `[${block.site} ${block.id}] ${block.title}`;
    case "home":
      return `[${block.id}]`;
    case "calculator":
      return `[${block.to}]`;
    case "withholding-table":
      return `[${block.appraised}]`;
    case "company":
    case "people":
      return `[${block.type}]`;
  }
}

const lines = (some: (string | undefined)[]) => some.filter(Boolean).join("\n");

const runs = (some: readonly Run[]): string => some.map(word).join("");

function word(run: Run): string {
  switch (run.type) {
    case "text":
      return run.link === undefined ? run.text : `${run.text} [${run.link}]`;
    case "fact":
      return `[${run.id}]`;
    case "sum":
      return `[${Object.values(run.sum).join(" ")}]`;
    case "break":
      return "\n";
  }
}
