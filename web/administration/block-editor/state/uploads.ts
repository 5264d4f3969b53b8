/** Pictures on their way: each has a mark where it will stand, and the writing goes on meanwhile. */
import { Plugin, PluginKey, TextSelection } from "prosemirror-state";
import { Decoration, DecorationSet, type EditorView } from "prosemirror-view";
import type { Locale } from "../../../../domain/languages/locales.ts";
import { schema } from "../document/schema.ts";
import { insertBlock } from "./commands.ts";

/** The library may know what the picture shows, in the language of the text. */
export type UploadPicture = (file: File, locale: Locale) => Promise<{ src: string; alt: string }>;

type Action = { add: { id: object; at: number } } | { remove: object };
const key = new PluginKey<DecorationSet>("uploads");

export function uploadMarks(words: string): Plugin {
  return new Plugin({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, marks) => {
        const mapped = marks.map(tr.mapping, tr.doc);
        const action: Action | undefined = tr.getMeta(key);
        if (!action) return mapped;
        if ("remove" in action) {
          return mapped.remove(mapped.find(undefined, undefined, ({ id }) => id === action.remove));
        }
        const mark = Decoration.widget(action.add.at, () => drawMark(words), { id: action.add.id });
        return mapped.add(tr.doc, [mark]);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

function drawMark(words: string): HTMLElement {
  const mark = document.createElement("span");
  mark.className = "upload-mark";
  mark.setAttribute("role", "status");
  mark.textContent = words;
  return mark;
}

/** One after the other, so that they stand in the order in which they came. */
export async function placePictures(
  view: EditorView,
  files: readonly File[],
  at: number,
  upload: (file: File) => ReturnType<UploadPicture>,
): Promise<unknown[]> {
  const waiting = files.map((file) => ({ file, id: {} }));
  for (const { id } of waiting) view.dispatch(view.state.tr.setMeta(key, { add: { id, at } }));
  const failed: unknown[] = [];
  for (const { file, id } of waiting) {
    const sent = await upload(file).catch((error: unknown) => void failed.push(error));
    if (view.isDestroyed) return failed;
    const [mark] = key.getState(view.state)?.find(undefined, undefined, (spec) => spec["id"] === id) ?? [];
    view.dispatch(view.state.tr.setMeta(key, { remove: id }));
    // Without its mark, what surrounded it was deleted meanwhile.
    if (sent && mark) placePicture(view, mark.from, sent);
  }
  return failed;
}

function placePicture(view: EditorView, at: number, attrs: { src: string; alt: string }): void {
  const { state } = view;
  const caret = state.selection.getBookmark();
  const there = state.apply(state.tr.setSelection(TextSelection.near(state.doc.resolve(at))));
  const insertion = insertBlock(there, schema.nodes.picture.create(attrs));
  const tr = state.tr;
  for (const step of insertion.steps) tr.step(step);
  view.dispatch(tr.setSelection(caret.map(tr.mapping).resolve(tr.doc)));
}
