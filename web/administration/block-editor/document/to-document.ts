/** Stored blocks as a document that can be written in. */
import { Fragment, type Node } from "prosemirror-model";
import type { Block, Run } from "../../../../domain/texts/articles/article-blocks.ts";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

type Of<Type> = Extract<Block, { type: Type }>;
type Paragraph = Of<"paragraph">;
type List = Of<"list">;

export function toDocument(blocks: readonly Block[]): Node {
  return nodes.doc.create(null, blocks.length > 0 ? blocks.map(toNode) : nodes.paragraph.create());
}

function toNode(block: Block): Node {
  switch (block.type) {
    case "heading":
      return nodes.heading.create({ level: block.level }, inline(block.content));
    case "paragraph":
      return paragraph(block);
    case "list":
      return list(block);
    case "quote":
      return nodes.quote.create({ by: block.by ?? null }, block.content.map(paragraph));
    case "picture":
      return nodes.picture.create({ src: block.src, alt: block.alt }, inline(block.caption ?? []));
    case "table":
      return nodes.table.create(
        null,
        block.rows.map((cells) =>
          nodes.row.create(
            null,
            cells.map((cell) => nodes.cell.create(null, inline(cell))),
          ),
        ),
      );
    case "question":
      return nodes.question.create(null, [
        // Of a draft that nobody has finished it can be empty.
        nodes.asked.create(null, block.question === "" ? null : schema.text(block.question)),
        ...block.answer.map(paragraph),
      ]);
    case "callout":
      return nodes.box.create({ kind: block.kind }, block.content.map(toNode));
    case "sample":
      return nodes.box.create({ kind: block.type }, block.content.map(toNode));
    case "if-all-carries":
      return nodes.clause.create(null, block.content.map(paragraph));
    default:
      return nodes.card.create({ block });
  }
}

const paragraph = ({ content }: Paragraph) => nodes.paragraph.create(null, inline(content));

function list({ style, id, items }: List): Node {
  return nodes.list.create(
    { style, id: id ?? null },
    items.map((item) =>
      nodes.item.create(
        null,
        item.map((part) => (part.type === "list" ? list(part) : paragraph(part))),
      ),
    ),
  );
}

/** It makes one text of neighbours that are marked alike. */
const inline = (runs: readonly Run[]) => Fragment.fromArray(runs.map(toInline));

function toInline(run: Run): Node {
  if (run.type === "break") return nodes.break.create();
  if (run.type !== "text") {
    const { strong, ...plain } = run;
    return nodes.token.create({ run: plain }, null, strong ? [marks.strong.create()] : []);
  }
  return schema.text(run.text, [
    ...(run.link === undefined ? [] : [marks.link.create({ href: run.link })]),
    ...(run.term === undefined ? [] : [marks.term.create({ id: run.term })]),
    ...(run.carries ? [marks.carries.create()] : []),
    ...(run.strong ? [marks.strong.create()] : []),
    ...(run.emphasis ? [marks.emphasis.create()] : []),
  ]);
}
