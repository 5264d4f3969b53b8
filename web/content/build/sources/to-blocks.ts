/** The MDX of a text → the blocks that owners write too (domain/texts/articles/article-blocks.ts), so that both are shown by one rule. */
import { createProcessor } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import type { Block, Run } from "../../../../domain/texts/articles/article-blocks.ts";

type RootContent = ReturnType<typeof processor.parse>["children"][number];
type MdxJsxFlowElement = Extract<RootContent, { type: "mdxJsxFlowElement" }>;
type MdxJsxTextElement = Extract<RootContent, { type: "mdxJsxTextElement" }>;
type List = Extract<RootContent, { type: "list" }>;
type PhrasingContent = Extract<RootContent, { type: "paragraph" }>["children"][number];

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Marks = Pick<Extract<Run, { type: "text" }>, "strong" | "emphasis" | "link" | "term" | "carries">;
type ListBlock = Extract<Block, { type: "list" }>;

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

export function toBlocks(mdx: string): Block[] {
  // Comments are expressions.
  return processor
    .parse(mdx)
    .children.flatMap((node) => (node.type === "mdxFlowExpression" ? [] : [toBlock(node)]));
}

function toBlock(node: RootContent): Block {
  switch (node.type) {
    case "paragraph":
      return { type: "paragraph", content: toRuns(node.children) };
    case "heading": {
      const { depth: level } = node;
      if (level !== 2 && level !== 3) throw new Error(`a heading of level ${level}`);
      return { type: "heading", level, content: toRuns(node.children) };
    }
    case "list":
      return toList(node);
    case "table":
      return {
        type: "table",
        rows: node.children.map((row) => row.children.map((cell) => toRuns(cell.children))),
      };
    case "blockquote":
      return { type: "quote", content: node.children.map(toParagraph) };
    case "mdxJsxFlowElement":
      return toOwnBlock(node);
    default:
      throw new Error(`a ${node.type}`);
  }
}

function toParagraph(node: RootContent): Extract<Block, { type: "paragraph" }> {
  if (node.type !== "paragraph") throw new Error(`a ${node.type} among paragraphs`);
  return { type: "paragraph", content: toRuns(node.children) };
}

function toList({ ordered, children }: List, own: Partial<Pick<ListBlock, "style" | "id">> = {}): ListBlock {
  return {
    type: "list",
    style: ordered ? "numbers" : "bullets",
    ...own,
    items: children.map((item) =>
      item.children.map((child) => (child.type === "list" ? toList(child) : toParagraph(child))),
    ),
  };
}

/** A block that has its own component's name. */
function toOwnBlock(element: MdxJsxFlowElement): Block {
  const { name, children } = element;
  const given = attributesOf(element);
  const blocks = () => children.map(toBlock);
  switch (name) {
    case "Callout":
      return { type: "callout", ...given, content: blocks() } as Block;
    case "Sample":
      return { type: "sample", content: blocks() } as Block;
    case "IfAllCarries":
      return { type: "if-all-carries", content: children.map(toParagraph) };
    case "Steps":
      return toList(onlyList(element), { style: "steps" });
    case "Checklist":
      return toList(onlyList(element), { style: "checklist", ...given });
    case "Figure": {
      const caption = children.flatMap((child) => toParagraph(child).content);
      return { type: "picture", ...given, ...(caption.length > 0 && { caption }) } as Block;
    }
    case "Calculator":
      return { type: "calculator", ...given } as Block;
    case "WithholdingTable":
      return { type: "withholding-table", ...given } as Block;
    case "Company":
      return { type: "company" };
    case "People":
      return { type: "people" };
    default:
      // A line that consists of one figure.
      return { type: "paragraph", content: toOwnRuns(element, {}) };
  }
}

function onlyList({ name, children }: MdxJsxFlowElement): List {
  const [list, more] = children;
  if (list?.type !== "list" || more) throw new Error(`<${name}> around something else than one list`);
  return list;
}

function toRuns(nodes: readonly PhrasingContent[], marks: Marks = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case "text":
        return [{ type: "text", text: node.value.replaceAll("\n", " "), ...marks }];
      case "strong":
        return toRuns(node.children, { ...marks, strong: true });
      case "emphasis":
        return toRuns(node.children, { ...marks, emphasis: true });
      case "link":
        return toRuns(node.children, { ...marks, link: node.url });
      case "break":
        return [{ type: "break" }];
      case "mdxJsxTextElement":
        return toOwnRuns(node, marks);
      default:
        throw new Error(`a ${node.type} in a line`);
    }
  });
}

const sums = new Map([
  ["Baht", "baht"],
  ["Percent", "percent"],
  ["Share", "share"],
  ["PerArea", "per-area"],
  ["Instalment", "instalment"],
  ["InstalmentTotal", "instalment-total"],
  ["Withheld", "withheld"],
]);

function toOwnRuns(element: Element, marks: Marks): Run[] {
  const { name, children } = element;
  const given = attributesOf(element);
  const strong = marks.strong && { strong: true as const };
  const inside = children as PhrasingContent[];
  if (name === "Term") return toRuns(inside, { ...marks, term: String(given["id"]) });
  if (name === "Carries") return toRuns(inside, { ...marks, carries: true });
  if (name === "Fact") return [{ type: "fact", ...given, ...strong } as Run];
  const kind = sums.get(name ?? "");
  if (kind === undefined) throw new Error(`the component <${name}>`);
  return [{ type: "sum", sum: { kind, ...given }, ...strong } as Run];
}

/** What they may be is checked with the whole text afterwards. */
function attributesOf({ attributes }: Element): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== "mdxJsxAttribute") throw new Error("an attribute without a name");
      const { name, value } = attribute;
      if (value === null || value === undefined) return [name, true];
      return [name, typeof value === "string" ? value : (JSON.parse(value.value) as unknown)];
    }),
  );
}
