/** Gives the selected words a link or an explanation, or takes it away. Without a selection: the words around the caret. */
import type { Mark } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";
import { schema } from "../document/schema.ts";
import { markAround } from "./ask-about.ts";

/** Where nothing is selected and nothing is marked, `words` come in. */
export function markWords(state: EditorState, mark: Mark, words: string): Transaction {
  const range = rangeOf(state, mark.type.name === "link" ? "link" : "term");
  if (!range) return state.tr.replaceSelectionWith(schema.text(words, [mark]), false).scrollIntoView();
  return state.tr.removeMark(range.from, range.to, mark.type).addMark(range.from, range.to, mark);
}

export function unmarkWords(state: EditorState, name: "link" | "term"): Transaction {
  const range = rangeOf(state, name);
  return range ? state.tr.removeMark(range.from, range.to, schema.marks[name]) : state.tr;
}

function rangeOf(state: EditorState, name: "link" | "term"): { from: number; to: number } | undefined {
  const { selection } = state;
  if (!selection.empty) return selection;
  const mark = markAround(state, name);
  if (!mark) return undefined;
  const { parent, pos, parentOffset } = selection.$from;
  const start = pos - parentOffset;
  let found: { from: number; to: number } | undefined;
  parent.forEach((node, offset) => {
    const from = start + offset;
    const to = from + node.nodeSize;
    if (!mark.isInSet(node.marks)) return;
    // The neighbours of a run can be marked alike and look different.
    if (found?.to === from) found.to = to;
    else if (!found || found.to < pos) found = { from, to };
  });
  return found;
}
