/**
 * The blocks of domain/texts/articles/article-blocks.ts as ProseMirror holds them while they are written. What is only chosen
 * and never typed (a video, a fact) is one atom, which keeps its block or its run as it is.
 */
import { type DOMOutputSpec, type Node, Schema } from "prosemirror-model";
import { type Block, type Run, isBlock, isRun } from "../../../../domain/texts/articles/article-blocks.ts";
import { safeHref } from "../../../../domain/texts/safe-href.ts";

type Of<Union, Type> = Extract<Union, { type: Type }>;
export type Card = Of<
  Block,
  "call" | "fact" | "home" | "video" | "calculator" | "withholding-table" | "company" | "people"
>;
/** Strong or not is a mark, as on words. */
export type Token = Of<Run, "fact" | "sum">;

export type ListStyle = Of<Block, "list">["style"];

const hold = (what: string, isRight: (value: unknown) => boolean) => (value: unknown) => {
  if (!isRight(value)) throw new RangeError(`This is no ${what}`);
};
const orNull = "string|null";

/** Only in the clipboard of another program and on paper: node-views.ts draws them in the editor. */
const inWords = (node: Node): DOMOutputSpec => ["span", JSON.stringify(node.attrs)];

export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: {
      content: "inline*",
      group: "block flat",
      parseDOM: [{ tag: "p" }],
      toDOM: () => ["p", 0],
    },
    heading: {
      attrs: { level: { default: 2, validate: "number" } },
      content: "inline*",
      group: "block flat",
      defining: true,
      parseDOM: [
        { tag: "h1, h2", attrs: { level: 2 } },
        { tag: "h3, h4, h5, h6", attrs: { level: 3 } },
      ],
      toDOM: ({ attrs }) => [`h${attrs["level"]}`, 0],
    },
    quote: {
      attrs: { by: { default: null, validate: orNull } },
      content: "paragraph+",
      group: "block flat",
      defining: true,
      parseDOM: [{ tag: "blockquote" }],
      toDOM: ({ attrs }) => ["blockquote", { "data-by": attrs["by"] }, 0],
    },
    list: {
      attrs: { style: { default: "bullets", validate: "string" }, id: { default: null, validate: orNull } },
      content: "item+",
      group: "block flat",
      parseDOM: [
        { tag: "ul", attrs: { style: "bullets" } },
        { tag: "ol", attrs: { style: "numbers" } },
      ],
      toDOM: ({ attrs: { style } }) => [
        style === "numbers" || style === "steps" ? "ol" : "ul",
        { "data-style": style },
        0,
      ],
    },
    item: {
      content: "(paragraph | list)+",
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", 0],
    },
    picture: {
      attrs: { src: { validate: "string" }, alt: { default: "", validate: "string" } },
      content: "inline*",
      group: "block flat",
      isolating: true,
      toDOM: () => ["figure", ["figcaption", 0]],
    },
    table: {
      content: "row+",
      group: "block flat",
      isolating: true,
      tableRole: "table",
      parseDOM: [{ tag: "table" }],
      toDOM: () => ["table", ["tbody", 0]],
    },
    row: { content: "cell*", tableRole: "row", parseDOM: [{ tag: "tr" }], toDOM: () => ["tr", 0] },
    cell: {
      // No cell spans others. The table's commands ask for these all the same.
      attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
      content: "inline*",
      isolating: true,
      tableRole: "cell",
      parseDOM: [{ tag: "td, th" }],
      toDOM: () => ["td", 0],
    },
    question: {
      content: "asked paragraph+",
      group: "block flat",
      isolating: true,
      toDOM: () => ["div", { class: "asked-and-answered" }, 0],
    },
    asked: { content: "text*", marks: "", defining: true, toDOM: () => ["p", { class: "asked" }, 0] },
    box: {
      attrs: { kind: { default: "note", validate: "string" } },
      content: "flat+",
      group: "block",
      defining: true,
      toDOM: ({ attrs }) => ["div", { "data-kind": attrs["kind"] }, 0],
    },
    /** Holds as long as every baht carries over. */
    clause: {
      content: "paragraph+",
      group: "block",
      defining: true,
      toDOM: () => ["div", { "data-kind": "if-all-carries" }, 0],
    },
    card: {
      attrs: { block: { validate: hold("block", isBlock) } },
      atom: true,
      group: "block flat",
      toDOM: inWords,
    },
    token: {
      attrs: { run: { validate: hold("run", isRun) } },
      atom: true,
      inline: true,
      group: "inline",
      toDOM: inWords,
    },
    break: {
      inline: true,
      selectable: false,
      group: "inline",
      linebreakReplacement: true,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
    text: { group: "inline" },
  },
  marks: {
    link: {
      attrs: {
        href: { validate: hold("address", (href) => typeof href === "string" && safeHref.test(href)) },
      },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (element) => {
            const href = element.getAttribute("href") ?? "";
            return safeHref.test(href) && { href };
          },
        },
      ],
      toDOM: ({ attrs }) => ["a", { href: attrs["href"] }],
    },
    term: {
      attrs: { id: { validate: "string" } },
      inclusive: false,
      toDOM: () => ["span", { class: "term" }],
    },
    carries: { inclusive: false, toDOM: () => ["span", { class: "carries" }] },
    strong: {
      parseDOM: [{ tag: "strong" }, { tag: "b" }],
      toDOM: () => ["strong"],
    },
    emphasis: {
      parseDOM: [{ tag: "em" }, { tag: "i" }],
      toDOM: () => ["em"],
    },
  },
});
