/** What there is to ask about the selected block, or about the link at the caret. */
import type { Mark } from "prosemirror-model";
import { type EditorState, NodeSelection } from "prosemirror-state";
import type { Asked } from "../dialogs/asked.ts";
import { type Card, schema } from "../document/schema.ts";
import { findAround } from "./commands.ts";

export function askAbout(about: "edit" | "link" | "term", state: EditorState): Asked | undefined {
  if (about === "edit") return settingsOf(state);
  const hasWords = !state.selection.empty;
  const mark = markAround(state, about);
  return about === "link"
    ? { about, href: mark?.attrs["href"], hasWords }
    : { about, id: mark?.attrs["id"], hasWords };
}

function settingsOf(state: EditorState): Asked | undefined {
  const { selection } = state;
  if (selection instanceof NodeSelection) {
    const { node, from: at } = selection;
    if (node.type === schema.nodes.token) return { about: "token", run: node.attrs["run"], at };
    if (node.type === schema.nodes.card) {
      const block: Card = node.attrs["block"];
      if (block.type === "company" || block.type === "people") return undefined;
      return { about: "card", type: block.type, block, at };
    }
  }
  const picture = findAround(state, "picture");
  if (picture) {
    const { src, alt } = picture.node.attrs;
    return { about: "picture", src, alt, at: picture.from };
  }
  const quote = findAround(state, "quote");
  return quote && { about: "quote", by: quote.node.attrs["by"] ?? "", at: quote.from };
}

/** Of the first words of the selection, or of those around the caret. */
export function markAround({ selection, doc }: EditorState, name: "link" | "term"): Mark | undefined {
  const type = schema.marks[name];
  const { $from, from, to, empty } = selection;
  if (empty) return type.isInSet([...($from.nodeBefore?.marks ?? []), ...($from.nodeAfter?.marks ?? [])]);
  let found: Mark | undefined;
  doc.nodesBetween(from, to, (node) => {
    found ??= type.isInSet(node.marks);
  });
  return found;
}
