/** What the editor's keys and buttons change, without a window. */
import { type Command, EditorState, NodeSelection, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import type { Block } from "../../../../domain/texts/articles/article-blocks.ts";
import { schema } from "../../../../web/administration/block-editor/document/schema.ts";
import { toBlocks } from "../../../../web/administration/block-editor/document/to-blocks.ts";
import { toDocument } from "../../../../web/administration/block-editor/document/to-document.ts";
import { readArticle } from "../../../../domain/texts/articles/read-article.ts";
import {
  indentItem,
  insertBlock,
  makeList,
  makePlain,
  moveBlock,
  openBox,
  removeBlock,
} from "../../../../web/administration/block-editor/state/commands.ts";
import { markWords, unmarkWords } from "../../../../web/administration/block-editor/state/mark-words.ts";

const words = (text: string): Block => ({ type: "paragraph", content: [{ type: "text", text }] });
const company: Block = { type: "company" };

/** The caret behind the first place of these words. */
function openAt(blocks: Block[], at: string): EditorState {
  const doc = toDocument(blocks);
  let pos = 1;
  doc.descendants((node, start) => {
    const index = node.text?.indexOf(at) ?? -1;
    if (index >= 0) pos = start + index + at.length;
  });
  return EditorState.create({ doc, selection: TextSelection.create(doc, pos) });
}

function run(state: EditorState, command: Command): EditorState {
  let next = state;
  expect(command(state, (tr) => (next = state.apply(tr)))).toBe(true);
  return next;
}

test("A block comes after the list, the table or the question that the caret is in, and into a box", () => {
  const list: Block = {
    type: "list",
    style: "bullets",
    items: [[{ type: "paragraph", content: [{ type: "text", text: "one" }] }]],
  };
  const card = schema.nodes.card.create({ block: company });
  const after = (blocks: Block[], at: string) => {
    const state = openAt(blocks, at);
    return toBlocks(state.apply(insertBlock(state, card)).doc);
  };
  expect(after([list, words("end")], "one")).toEqual([list, company, words("end")]);
  const box: Block = { type: "callout", kind: "note", content: [list] };
  expect(after([box], "one")).toEqual([{ ...box, content: [list, company] }]);
});

test("A box is not put into a box", () => {
  const box: Block = {
    type: "callout",
    kind: "note",
    content: [{ type: "paragraph", content: [{ type: "text", text: "in" }] }],
  };
  const state = openAt([box], "in");
  const inner = schema.nodes.box.create(
    { kind: "law" },
    schema.nodes.paragraph.create(null, schema.text("law")),
  );
  expect(toBlocks(state.apply(insertBlock(state, inner)).doc)).toEqual([
    box,
    { type: "callout", kind: "law", content: [words("law")] },
  ]);
});

test("An empty line gives way to the block, and the caret goes on behind it", () => {
  const state = EditorState.create({ doc: toDocument([]) });
  const next = state.apply(insertBlock(state, schema.nodes.card.create({ block: company })));
  expect(toBlocks(next.doc)).toEqual([company]);
  expect(next.selection.$from.parent.type).toBe(schema.nodes.paragraph);
});

test("Blocks move up and down and stay selected, and the ends hold them", () => {
  const doc = toDocument([words("a"), company, words("b")]);
  const state = EditorState.create({ doc, selection: NodeSelection.create(doc, 3) });
  const up = run(state, moveBlock(-1));
  expect(toBlocks(up.doc)).toEqual([company, words("a"), words("b")]);
  expect(up.selection).toBeInstanceOf(NodeSelection);
  expect(moveBlock(-1)(up)).toBe(false);
  const down = run(run(up, moveBlock(1)), moveBlock(1));
  expect(toBlocks(down.doc)).toEqual([words("a"), words("b"), company]);
});

test("The last block leaves an empty line behind", () => {
  const removed = run(openAt([words("all")], "all"), removeBlock);
  expect(toBlocks(removed.doc)).toEqual([]);
  expect(removed.doc.childCount).toBe(1);
});

test("A paragraph becomes a list, another list, and a paragraph again", () => {
  const bullets = run(openAt([words("one")], "one"), makeList("bullets"));
  expect(toBlocks(bullets.doc)).toMatchObject([{ type: "list", style: "bullets" }]);
  const checks = run(bullets, makeList("checklist"));
  expect(toBlocks(checks.doc)).toMatchObject([{ style: "checklist", id: expect.stringMatching(/^list-/) }]);
  expect(toBlocks(run(checks, makePlain).doc)).toEqual([words("one")]);
});

test("What was in a box stands without it", () => {
  const box: Block = {
    type: "callout",
    kind: "note",
    content: [{ type: "paragraph", content: [{ type: "text", text: "in" }] }],
  };
  expect(toBlocks(run(openAt([box], "in"), openBox).doc)).toEqual([words("in")]);
});

test("A link is put in, changed and taken away at the caret", () => {
  const link = (href: string) => schema.marks.link.create({ href });
  const state = openAt([words("see ")], "see ");
  const put = state.apply(markWords(state, link("/finance"), "Finance"));
  expect(toBlocks(put.doc)).toEqual([
    {
      type: "paragraph",
      content: [
        { type: "text", text: "see " },
        { type: "text", text: "Finance", link: "/finance" },
      ],
    },
  ]);
  const changed = put.apply(markWords(put, link("/areas"), "Areas"));
  expect(toBlocks(changed.doc)).toMatchObject([
    { content: [{ text: "see " }, { text: "Finance", link: "/areas" }] },
  ]);
  expect(toBlocks(changed.apply(unmarkWords(changed, "link")).doc)).toEqual([words("see Finance")]);
});

test("An item goes no deeper than a text may be stored, in a box too", () => {
  const item = (text: string): Extract<Block, { type: "list" }>["items"][number] => [
    { type: "paragraph", content: [{ type: "text", text }] },
  ];
  const list: Block = { type: "list", style: "bullets", items: [item("one"), item("two")] };
  let state = openAt([{ type: "callout", kind: "note", content: [list] }], "two");
  const indent = () => indentItem(state, (tr) => (state = state.apply(tr)));
  expect(indent()).toBe(true);
  // Each level has an item before, under which the next one goes.
  const nested = (levels: number): Extract<Block, { type: "list" }> => ({
    ...(list as Extract<Block, { type: "list" }>),
    items: levels === 1 ? [item("one"), item("two")] : [[...item("one"), nested(levels - 1)]],
  });
  state = openAt([nested(4)], "two");
  expect(indent()).toBe(true);
  expect(indent()).toBe(false);
  state = openAt([nested(5)], "two");
  expect(indent()).toBe(false);
  const sum = { type: "sum", sum: { kind: "baht", amount: 1 } } as const;
  const deepest = JSON.parse(
    JSON.stringify(nested(5)).replaceAll('{"type":"text","text":"two"}', JSON.stringify(sum)),
  ) as Block;
  const body = {
    title: "x",
    description: "",
    blocks: [{ type: "callout", kind: "note", content: [deepest] }],
  };
  expect(readArticle(body)).toHaveProperty("body");
});
