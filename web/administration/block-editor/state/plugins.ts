import { dropCursor } from "prosemirror-dropcursor";
import { gapCursor } from "prosemirror-gapcursor";
import { history } from "prosemirror-history";
import { Plugin } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { Decoration, DecorationSet } from "prosemirror-view";
import { schema } from "../document/schema.ts";
import { type ClipboardEvents, clipboardPlugin } from "../paste/clipboard-plugin.ts";
import { type AskedByKey, makeKeys } from "./keys.ts";
import { markdownRules } from "./markdown-rules.ts";
import { uploadMarks } from "./uploads.ts";

type Words = { emptyLine: string; caption: string; asked: string; sending: string };

export function makePlugins(ask: AskedByKey, clipboard: ClipboardEvents, words: Words): Plugin[] {
  return [
    markdownRules,
    ...makeKeys(ask),
    history(),
    clipboardPlugin(clipboard),
    uploadMarks(words.sending),
    invitations(words),
    lastLine,
    dropCursor({ color: false, class: "drop-cursor" }),
    gapCursor(),
    tableEditing(),
  ];
}

/** Behind a last table or card there is always a line to go on, which is not stored while it is empty. */
const lastLine = new Plugin({
  appendTransaction: (_, __, { doc, tr }) => {
    if (doc.lastChild?.type === schema.nodes.paragraph) return null;
    return tr.insert(doc.content.size, schema.nodes.paragraph.create()).setMeta("addToHistory", false);
  },
});

/** Faint words where something can be written: in the line of the caret, in a caption, in a question. */
function invitations({ emptyLine, caption, asked }: Words): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc, selection }) => {
        const found: Decoration[] = [];
        const invite = (from: number, to: number, words: string) =>
          found.push(Decoration.node(from, to, { class: "invites", "data-invites": words }));
        doc.descendants((node, at) => {
          if (!node.isTextblock) return true;
          if (node.childCount > 0) return false;
          const end = at + node.nodeSize;
          if (node.type === schema.nodes.picture) invite(at, end, caption);
          else if (node.type === schema.nodes.asked) invite(at, end, asked);
          else if (node.type === schema.nodes.paragraph && selection.from > at && selection.to < end) {
            invite(at, end, emptyLine);
          }
          return false;
        });
        return DecorationSet.create(doc, found);
      },
    },
  });
}
