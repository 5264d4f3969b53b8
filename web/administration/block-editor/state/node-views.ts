/** How blocks and figures look while they are written. Their words come from `describe`. */
import type { Node } from "prosemirror-model";
import { NodeSelection } from "prosemirror-state";
import type { EditorView, NodeView, NodeViewConstructor } from "prosemirror-view";
import { pictureAddress } from "../picture-address.ts";
import type { Card, Token } from "../document/schema.ts";

export type Described = { kind: string; words: string; isUnknown?: boolean };
export type Describe = {
  card: (block: Card) => Described;
  /** What has to be asked for: the name of a home. */
  late: (block: Card) => Promise<Described> | undefined;
  token: (run: Token) => Described;
  box: (kind: string) => string;
  by: (name: string) => string;
  alt: (alt: string) => Described;
};

export function makeNodeViews(
  describe: Describe,
  onEdit: () => void,
): Record<"card" | "token" | "picture" | "box" | "clause" | "quote", NodeViewConstructor> {
  return {
    card: (node, view, getPos) => {
      const block: Card = node.attrs["block"];
      const name = element("strong", "", []);
      const content = element("span", "", []);
      const dom = element("div", "block-card", [name, content]);
      const show = ({ kind, words, isUnknown = false }: Described) => {
        name.textContent = kind;
        content.textContent = words;
        dom.toggleAttribute("data-unknown", isUnknown);
      };
      show(describe.card(block));
      void describe.late(block)?.then(show);
      return whole(dom, () => edit(view, getPos(), onEdit));
    },
    token: (node, view, getPos) => {
      const { kind, words, isUnknown } = describe.token(node.attrs["run"]);
      const dom = element("span", "figure-token", [words]);
      dom.title = kind;
      if (isUnknown) dom.dataset["unknown"] = "";
      return whole(dom, () => edit(view, getPos(), onEdit));
    },
    picture: (first, view, getPos) => {
      const image = document.createElement("img");
      const alt = element("p", "picture-alt", []);
      alt.contentEditable = "false";
      const caption = document.createElement("figcaption");
      const show = ({ attrs }: Node) => {
        const file = pictureAddress(attrs["src"]);
        if (image.getAttribute("src") !== file) image.src = file;
        const { words, isUnknown = false } = describe.alt(attrs["alt"]);
        alt.textContent = words;
        alt.toggleAttribute("data-unknown", isUnknown);
      };
      image.alt = "";
      image.addEventListener("dblclick", () => edit(view, getPos(), onEdit));
      image.addEventListener("click", () => select(view, getPos()));
      show(first);
      return {
        dom: element("figure", "", [image, alt, caption]),
        contentDOM: caption,
        update: (node) => {
          if (node.type !== first.type) return false;
          show(node);
          return true;
        },
        ignoreMutation: (mutation) => !caption.contains(mutation.target),
      };
    },
    box: (first) => drawBox(first, describe),
    clause: (first) => drawBox(first, describe),
    quote: (first) => {
      const by = element("footer", "quote-by", []);
      by.contentEditable = "false";
      const content = document.createElement("div");
      const show = ({ attrs }: Node) => {
        by.textContent = attrs["by"] === null ? "" : describe.by(attrs["by"]);
      };
      show(first);
      return updated(first, { dom: element("blockquote", "", [content, by]), contentDOM: content }, show);
    },
  };
}

function drawBox(first: Node, describe: Describe): NodeView {
  const name = element("p", "box-name", []);
  name.contentEditable = "false";
  const content = document.createElement("div");
  const dom = element("div", "block-box", [name, content]);
  const show = ({ attrs }: Node) => {
    const kind: string = attrs["kind"] ?? "if-all-carries";
    name.textContent = describe.box(kind);
    dom.dataset["kind"] = kind;
  };
  show(first);
  return updated(first, { dom, contentDOM: content }, show);
}

function updated(
  first: Node,
  view: NodeView & { contentDOM: HTMLElement },
  show: (node: Node) => void,
): NodeView {
  return {
    ...view,
    update: (node) => {
      if (node.type !== first.type) return false;
      show(node);
      return true;
    },
    ignoreMutation: (mutation) => mutation.type !== "selection" && !view.contentDOM.contains(mutation.target),
  };
}

/** It is never written in. Its settings open with a double click, or with Enter when it is selected. */
function whole(dom: HTMLElement, onEdit: () => void): NodeView {
  dom.contentEditable = "false";
  dom.addEventListener("dblclick", onEdit);
  return { dom, ignoreMutation: () => true };
}

function select(view: EditorView, at: number | undefined): void {
  if (at === undefined) return;
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
  view.focus();
}

function edit(view: EditorView, at: number | undefined, onEdit: () => void): void {
  select(view, at);
  onEdit();
}

function element(tag: string, className: string, content: (string | globalThis.Node)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className !== "") made.className = className;
  made.append(...content);
  return made;
}
