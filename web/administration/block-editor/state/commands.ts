/** What can be done with the block that the caret is in. */
import { lift, setBlockType, wrapIn } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { mostListLevels } from "../../../../domain/texts/articles/read-article.ts";
import { liftListItem, sinkListItem, wrapInList } from "prosemirror-schema-list";
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from "prosemirror-state";
import { type ListStyle, schema } from "../document/schema.ts";

const { nodes } = schema;

export type Place = { node: Node; from: number; to: number };

/** The whole block: a list and not its item. In a box it is the block inside. */
export function blockAround({ selection }: EditorState): Place | undefined {
  if (selection instanceof NodeSelection && selection.node.isBlock && selection.$from.depth <= 1) {
    return { node: selection.node, from: selection.from, to: selection.to };
  }
  const { $from } = selection;
  const depth = $from.depth > 1 && $from.node(1).type === nodes.box ? 2 : 1;
  if ($from.depth < depth) return undefined;
  return { node: $from.node(depth), from: $from.before(depth), to: $from.after(depth) };
}

/** The nearest node of a type around the caret, or the selected one. */
export function findAround({ selection }: EditorState, name: keyof typeof nodes): Place | undefined {
  if (selection instanceof NodeSelection && selection.node.type === nodes[name]) {
    return { node: selection.node, from: selection.from, to: selection.to };
  }
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === nodes[name]) return { node, from: $from.before(depth), to: $from.after(depth) };
  }
  return undefined;
}

/** After the block of the caret, or in its place if it is empty. The caret follows. */
export function insertBlock(state: EditorState, node: Node): Transaction {
  return insertAt(state, node, placeFor(state, node));
}

export function insertAt({ tr }: EditorState, node: Node, { from, to }: Omit<Place, "node">): Transaction {
  return putCaret(tr.replaceWith(from, to, node), node, from).scrollIntoView();
}

function placeFor(state: EditorState, node: Node): { from: number; to: number } {
  const around = node.type.isInGroup("flat") ? blockAround(state) : outermost(state);
  if (!around) return { from: state.selection.to, to: state.selection.to };
  const isEmpty = around.node.type === nodes.paragraph && around.node.childCount === 0;
  return isEmpty ? around : { from: around.to, to: around.to };
}

function outermost({ selection: { $from } }: EditorState): Place | undefined {
  if ($from.depth === 0) return undefined;
  return { node: $from.node(1), from: $from.before(1), to: $from.after(1) };
}

/** Into what can be written in; behind what cannot. There is always a line behind it to go on. */
function putCaret(tr: Transaction, node: Node, from: number): Transaction {
  const end = from + node.nodeSize;
  const next = tr.doc.resolve(end).nodeAfter;
  if (!next) tr.insert(end, nodes.paragraph.create());
  if (node.isAtom) return tr.setSelection(Selection.near(tr.doc.resolve(end), 1));
  return tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1), 1));
}

export function moveBlock(by: -1 | 1): Command {
  return (state, dispatch) => {
    const around = blockAround(state);
    if (!around) return false;
    const { node, from, to } = around;
    const sibling = by < 0 ? state.doc.resolve(from).nodeBefore : state.doc.resolve(to).nodeAfter;
    if (!sibling) return false;
    if (dispatch) {
      const target = from + by * sibling.nodeSize;
      const offset = state.selection.from - from;
      const tr = state.tr.delete(from, to).insert(target, node);
      const isSelected = state.selection instanceof NodeSelection;
      tr.setSelection(
        isSelected
          ? NodeSelection.create(tr.doc, target)
          : TextSelection.near(tr.doc.resolve(target + offset)),
      );
      dispatch(tr.scrollIntoView());
    }
    return true;
  };
}

export const removeBlock: Command = (state, dispatch) => {
  const around = blockAround(state);
  if (!around) return false;
  if (dispatch) {
    const { from, to } = around;
    const isAlone = state.doc.resolve(from).parent.childCount === 1;
    const tr = isAlone ? state.tr.replaceWith(from, to, nodes.paragraph.create()) : state.tr.delete(from, to);
    const near = tr.doc.resolve(Math.min(from + (isAlone ? 1 : 0), tr.doc.content.size));
    dispatch(tr.setSelection(Selection.near(near)).scrollIntoView());
  }
  return true;
};

/** A paragraph again, whatever it is in: a heading, a list, a quote. */
export const makePlain: Command = (state, dispatch) => {
  if (findAround(state, "list")) return liftListItem(nodes.item)(state, dispatch);
  if (findAround(state, "quote")) return lift(state, dispatch);
  return setBlockType(nodes.paragraph)(state, dispatch);
};

export function makeList(style: ListStyle): Command {
  return (state, dispatch) => {
    const list = findAround(state, "list");
    const attrs = { style, id: style === "checklist" ? newListName() : null };
    if (!list) return wrapInList(nodes.list, attrs)(state, dispatch);
    if (list.node.attrs["style"] === style) return liftListItem(nodes.item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.from, null, attrs));
    return true;
  };
}

/** Down to the last level that a stored text may have. */
export const indentItem: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const levels = Array.from({ length: $from.depth }, (_, index) => $from.node(index + 1));
  const isDeepest = levels.filter(({ type }) => type === nodes.list).length >= mostListLevels;
  return !isDeepest && sinkListItem(nodes.item)(state, dispatch);
};

/** Under it a reader's ticks are kept, so it must stay the same when the list is written anew. */
const newListName = () => `list-${crypto.randomUUID().slice(0, 8)}`;

export const makeQuote: Command = wrapIn(nodes.quote);
export const makeHeading = (level: 2 | 3): Command => setBlockType(nodes.heading, { level });

export function setAttributes(at: number, attrs: Record<string, unknown>): Command {
  return (state, dispatch) => {
    const node = state.doc.nodeAt(at);
    if (!node) return false;
    const tr = state.tr.setNodeMarkup(at, null, { ...node.attrs, ...attrs });
    if (state.selection instanceof NodeSelection) tr.setSelection(NodeSelection.create(tr.doc, at));
    dispatch?.(tr);
    return true;
  };
}

/** The blocks come out of their box. */
export const openBox: Command = (state, dispatch) => {
  const box = findAround(state, "box") ?? findAround(state, "clause");
  if (!box) return false;
  dispatch?.(state.tr.replaceWith(box.from, box.to, box.node.content).scrollIntoView());
  return true;
};
