/** The document as it is stored. Empty paragraphs are only room for the caret, so they are left out. */
import type { Node } from "prosemirror-model";
import type { Block, Run } from "../../../../domain/texts/articles/article-blocks.ts";

export function toBlocks(document: Node): Block[] {
  return filled(document.children.map(toBlock));
}

type Of<Type> = Extract<Block, { type: Type }>;
type Paragraph = Of<"paragraph">;
type List = Of<"list">;
type Inner = Of<"callout">["content"][number];

const isEmpty = (block: Block) => block.type === "paragraph" && block.content.length === 0;
const filled = <Some extends Block>(blocks: readonly Some[]) => blocks.filter((block) => !isEmpty(block));

/** What must not be empty keeps one paragraph. */
function filledOrOne<Some extends Block>(blocks: readonly Some[]): Some[] {
  const kept = filled(blocks);
  return kept.length > 0 ? kept : blocks.slice(0, 1);
}

function toBlock(node: Node): Block {
  if (node.type.name === "clause") {
    return { type: "if-all-carries", content: filledOrOne(node.children.map(paragraph)) };
  }
  if (node.type.name !== "box") return toInner(node);
  const kind = node.attrs["kind"];
  const content = filledOrOne(node.children.map(toInner));
  return kind === "sample" ? { type: kind, content } : { type: "callout", kind, content };
}

function toInner(node: Node): Inner {
  const { attrs, children } = node;
  switch (node.type.name) {
    case "heading":
      return { type: "heading", level: attrs["level"], content: runs(node) };
    case "list":
      return list(node);
    case "quote":
      return {
        type: "quote",
        content: filledOrOne(children.map(paragraph)),
        ...(attrs["by"] !== null && { by: attrs["by"] }),
      };
    case "picture":
      return {
        type: "picture",
        src: attrs["src"],
        alt: attrs["alt"],
        ...(node.childCount > 0 && { caption: runs(node) }),
      };
    case "table":
      return { type: "table", rows: children.map((row) => row.children.map(runs)) };
    case "question": {
      const [asked, ...answer] = children;
      return {
        type: "question",
        question: asked?.textContent ?? "",
        answer: filledOrOne(answer.map(paragraph)),
      };
    }
    case "card":
      return attrs["block"];
    default:
      return paragraph(node);
  }
}

const paragraph = (node: Node): Paragraph => ({ type: "paragraph", content: runs(node) });

function list({ attrs, children }: Node): List {
  return {
    type: "list",
    style: attrs["style"],
    ...(attrs["id"] !== null && { id: attrs["id"] }),
    items: children.map((item) =>
      item.children.map((part) => (part.type.name === "list" ? list(part) : paragraph(part))),
    ),
  };
}

const runs = (node: Node): Run[] => node.children.map(toRun);

function toRun({ type, attrs, text = "", marks }: Node): Run {
  if (type.name === "break") return { type: "break" };
  const held = new Map(marks.map((mark) => [mark.type.name, mark.attrs]));
  const strong = held.has("strong") && { strong: true as const };
  if (type.name === "token") return { ...attrs["run"], ...strong };
  const link = held.get("link");
  const term = held.get("term");
  return {
    type: "text",
    text,
    ...strong,
    ...(held.has("emphasis") && { emphasis: true as const }),
    ...(link && { link: link["href"] }),
    ...(term && { term: term["id"] }),
    ...(held.has("carries") && { carries: true as const }),
  };
}
