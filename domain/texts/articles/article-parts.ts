/** What a text is made of, walked once: its words, its addresses, its facts, its terms and its homes. */
import { shippedFacts } from "../../facts/facts.ts";
import { findFact } from "../../facts/find-fact.ts";
import type { Block, Run } from "./article-blocks.ts";
import { formatSum } from "./format-sum.ts";

/** A part and where it stands, such as `blocks.3.content.0`. */
export type Part = { field: string } & (
  | { kind: "run"; run: Run }
  /** Words that are no runs: of a button, a question, a picture. */
  | { kind: "words"; words: string }
  | { kind: "link"; href: string }
  | { kind: "fact"; id: string }
  | { kind: "home"; id: string }
  | { kind: "place"; name: string }
  | { kind: "heading"; runs: readonly Run[] }
);

export function listParts(blocks: readonly Block[], field = "blocks"): Part[] {
  return blocks.flatMap((block, index) => partsOf(block, `${field}.${index}`));
}

function partsOf(block: Block, field: string): Part[] {
  const words = (name: string, text: string): Part => ({
    kind: "words",
    words: text,
    field: `${field}.${name}`,
  });
  switch (block.type) {
    case "heading":
      return [
        { kind: "heading", runs: block.content, field },
        ...runParts(block.content, `${field}.content`),
      ];
    case "paragraph":
      return runParts(block.content, `${field}.content`);
    case "list":
      return block.items.flatMap((item, index) => listParts(item, `${field}.items.${index}`));
    case "quote":
      return [...listParts(block.content, `${field}.content`), ...(block.by ? [words("by", block.by)] : [])];
    case "picture":
      return [words("alt", block.alt), ...runParts(block.caption ?? [], `${field}.caption`)];
    case "table":
      return block.rows.flatMap((cells, row) =>
        cells.flatMap((cell, column) => runParts(cell, `${field}.rows.${row}.${column}`)),
      );
    case "call":
      return [words("words", block.words), { kind: "link", href: block.to, field: `${field}.to` }];
    case "fact":
      return [{ kind: "fact", id: block.id, field: `${field}.id` }, words("words", block.words)];
    case "home":
      return [{ kind: "home", id: block.id, field: `${field}.id` }];
    case "question":
      return [words("question", block.question), ...listParts(block.answer, `${field}.answer`)];
    case "video":
      return [words("title", block.title)];
    case "company":
    case "people":
      return [{ kind: "place", name: block.type, field }];
    case "calculator":
    case "withholding-table":
      return [];
    case "callout":
    case "sample":
    case "if-all-carries":
      return listParts(block.content, `${field}.content`);
  }
}

function runParts(runs: readonly Run[], field: string): Part[] {
  return runs.flatMap((run, index): Part[] => {
    const at = `${field}.${index}`;
    const parts: Part[] = [{ kind: "run", run, field: at }];
    if (run.type === "fact") parts.push({ kind: "fact", id: run.id, field: at });
    if (run.type === "text" && run.link !== undefined)
      parts.push({ kind: "link", href: run.link, field: at });
    return parts;
  });
}

/** The first fact, sum or term that the site does not know. */
export function findUnknown(
  blocks: readonly Block[],
  terms: { has(id: string): boolean },
): { what: string; field: string } | undefined {
  for (const part of listParts(blocks)) {
    const { field } = part;
    const term = part.kind === "run" && part.run.type === "text" ? part.run.term : undefined;
    if (term !== undefined && !terms.has(term)) return { what: `term "${term}"`, field };
    if (part.kind === "fact" && !canShow(() => findFact(shippedFacts, part.id)))
      return { what: `fact "${part.id}"`, field };
    if (part.kind === "run" && part.run.type === "sum") {
      const { sum } = part.run;
      if (!canShow(() => formatSum(sum, shippedFacts, "en"))) return { what: `sum of this kind`, field };
    }
  }
  return undefined;
}

/** Facts and sums throw where they cannot be shown. */
function canShow(show: () => unknown): boolean {
  try {
    show();
    return true;
  } catch {
    return false;
  }
}
