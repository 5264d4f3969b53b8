/**
 * Copy, paste and drop. The library would put the clipboard's HTML into a page's element, which Trusted Types refuse
 * (docs/decisions/0116), so it is read here. What is copied within the editor travels as the editor's own data: HTML
 * has no words for a fact or a video.
 */
import { closeHistory } from "prosemirror-history";
import { DOMParser as BlockParser, type Node, Slice } from "prosemirror-model";
import { Plugin, Selection, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { schema } from "../document/schema.ts";
import { type Video, readVideoAddress } from "../document/video-address.ts";
import { mostHtml, readPastedHtml } from "./read-pasted-html.ts";

const ownType = "application/x-article-blocks";
/** A whole text has fewer letters. More would only stop the window before it is refused. */
const mostPasted = 200_000;
const parser = BlockParser.fromSchema(schema);

export type ClipboardEvents = {
  /** Pictures, to be placed at `at` of the document. */
  onPictures: (files: File[], at: number) => void;
  onLostPictures: (count: number) => void;
  onTooLong: () => void;
  onVideo: (video: Video) => void;
};

export function clipboardPlugin(on: ClipboardEvents): Plugin {
  const take = (view: EditorView, data: DataTransfer): void => {
    const own = readOwn(data.getData(ownType));
    const html = own ? "" : data.getData("text/html");
    const files = picturesIn(data);
    const words = data.getData("text/plain");
    if (own) return put(view, own);
    if (takeAddress(view, words, on.onVideo)) return;
    if (html !== "" && html.length <= mostHtml && !isOnlyPicture(html, files)) {
      const pasted = readPastedHtml(html);
      const context = view.state.selection.$from;
      put(view, parser.parseSlice(pasted.body, { preserveWhitespace: false, context }));
      if (pasted.files.length > 0) on.onPictures(pasted.files, view.state.selection.to);
      if (pasted.lost > 0) on.onLostPictures(pasted.lost);
    } else if (files.length > 0) on.onPictures(files, view.state.selection.to);
    else if (words.length > mostPasted) on.onTooLong();
    else view.pasteText(words);
  };
  return new Plugin({
    props: {
      handleDOMEvents: {
        copy: (view, event) => copy(view, event),
        cut: (view, event) => {
          if (!copy(view, event)) return false;
          view.dispatch(closeHistory(view.state.tr).deleteSelection().scrollIntoView());
          return true;
        },
        paste: (view, event) => {
          if (!event.clipboardData) return false;
          event.preventDefault();
          take(view, event.clipboardData);
          return true;
        },
        drop: (view, event) => {
          // What is dragged within the editor is moved by the library.
          if (view.dragging || !event.dataTransfer) return false;
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (!at) return false;
          event.preventDefault();
          view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
          view.focus();
          take(view, event.dataTransfer);
          return true;
        },
      },
    },
  });
}

function copy(view: EditorView, event: ClipboardEvent): boolean {
  const data = event.clipboardData;
  if (view.state.selection.empty || !data) return false;
  const { slice, dom, text } = view.serializeForClipboard(view.state.selection.content());
  event.preventDefault();
  data.clearData();
  data.setData("text/html", dom.innerHTML);
  data.setData("text/plain", text);
  data.setData(ownType, JSON.stringify(slice));
  return true;
}

/** Another page could have written this. What is not of the schema is refused. */
function readOwn(json: string): Slice | undefined {
  if (json === "") return undefined;
  try {
    const slice = Slice.fromJSON(schema, JSON.parse(json));
    // The outer blocks can be cut off; what holds words, and what is chosen, is whole.
    slice.content.descendants((node) => {
      if (!node.isTextblock && !node.isAtom) return true;
      node.check();
      return false;
    });
    return slice;
  } catch (error) {
    console.info("What was copied does not fit the editor", error);
    return undefined;
  }
}

function put(view: EditorView, slice: Slice): void {
  const only = singleBlock(slice);
  const { tr } = view.state;
  if (only) tr.replaceSelectionWith(only);
  else tr.replaceSelection(slice);
  // One undo takes back the paste alone.
  view.dispatch(closeHistory(tr).scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste"));
}

function singleBlock({ openStart, openEnd, content }: Slice): Node | null {
  return openStart === 0 && openEnd === 0 && content.childCount === 1 ? content.firstChild : null;
}

/** A picture that is copied from a page comes as a file, and as HTML with its address. */
function isOnlyPicture(html: string, files: readonly File[]): boolean {
  return files.length > 0 && readPastedHtml(html).body.textContent.trim() === "";
}

function picturesIn({ files }: DataTransfer): File[] {
  return [...files].filter(({ type, name }) => type.startsWith("image/") || /\.hei[cf]$/i.test(name));
}

/** The address of a video on an empty line is the video; any other address makes the selected words a link. */
function takeAddress(view: EditorView, text: string, onVideo: ClipboardEvents["onVideo"]): boolean {
  const { selection, tr } = view.state;
  const video = readVideoAddress(text);
  const { parent } = selection.$from;
  if (video && parent.type === schema.nodes.paragraph && parent.childCount === 0) {
    onVideo(video);
    return true;
  }
  const isAddress = /^https:\/\/\S+$/.test(text.trim());
  if (!isAddress || selection.empty || !(selection instanceof TextSelection)) return false;
  const link = schema.marks.link.create({ href: text.trim() });
  view.dispatch(tr.addMark(selection.from, selection.to, link));
  return true;
}
