/** The keys of the editor. What every editor has is the library's base; here is what our blocks need. */
import { baseKeymap, chainCommands, exitCode, toggleMark } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { liftListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, NodeSelection, Selection } from "prosemirror-state";
import { addRowAfter, goToNextCell } from "prosemirror-tables";
import { schema } from "../document/schema.ts";
import {
  blockAround,
  findAround,
  indentItem,
  insertAt,
  makeHeading,
  makeList,
  makePlain,
  makeQuote,
  moveBlock,
} from "./commands.ts";

const { nodes, marks } = schema;

export type AskedByKey = {
  insert: () => void;
  link: () => void;
  /** What is selected: its settings. */
  edit: () => void;
  toolbar: () => void;
};

export function makeKeys(ask: AskedByKey) {
  const asking =
    (what: keyof AskedByKey): Command =>
    () => {
      ask[what]();
      return true;
    };
  return [
    keymap({
      "Mod-z": undo,
      "Shift-Mod-z": redo,
      "Mod-y": redo,
      "Mod-b": toggleMark(marks.strong),
      "Mod-i": toggleMark(marks.emphasis),
      "Mod-k": asking("link"),
      "Mod-Alt-0": makePlain,
      "Mod-Alt-2": makeHeading(2),
      "Mod-Alt-3": makeHeading(3),
      "Mod-Shift-7": makeList("numbers"),
      "Mod-Shift-8": makeList("bullets"),
      "Mod-Shift-9": makeQuote,
      "Alt-ArrowUp": moveBlock(-1),
      "Alt-ArrowDown": moveBlock(1),
      "Alt-F10": asking("toolbar"),
      "/": (state) => state.selection.empty && isEmptyLine(state.selection) && asking("insert")(state),
      Enter: chainCommands(
        (state) => state.selection instanceof NodeSelection && asking("edit")(state),
        leaveLine,
        breakInCell,
        splitListItem(nodes.item),
      ),
      Backspace: selectPicture,
      "Shift-Enter": chainCommands(exitCode, addBreak),
      "Mod-Enter": chainCommands(leaveBlock, addBreak),
      Tab: chainCommands(goToNextCell(1), addRowAtEnd, indentItem),
      "Shift-Tab": chainCommands(goToNextCell(-1), liftListItem(nodes.item)),
      "Mod-]": indentItem,
      "Mod-[": liftListItem(nodes.item),
    }),
    keymap(baseKeymap),
  ];
}

const isEmptyLine = ({ $from: { parent } }: Selection) =>
  parent.type === nodes.paragraph && parent.childCount === 0;

const addBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent || findAround(state, "asked")) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView());
  return true;
};

const breakInCell: Command = (state, dispatch) =>
  findAround(state, "cell") ? addBreak(state, dispatch) : false;

/** A caption and a question are one line: Enter goes on to what follows. */
const leaveLine: Command = (state, dispatch) => {
  const asked = findAround(state, "asked");
  if (asked) {
    dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve(asked.to), 1)).scrollIntoView());
    return true;
  }
  return findAround(state, "picture") ? leaveBlock(state, dispatch) : false;
};

/** To a new line behind a block that keeps the caret in, such as a table, and at last behind its box. */
const leaveBlock: Command = (state, dispatch) => {
  const inner = blockAround(state);
  const isPlain = inner?.node.type === nodes.paragraph;
  const left = isPlain ? findAround(state, "box") : inner;
  if (!left || left.node.type === nodes.heading) return false;
  dispatch?.(insertAt(state, nodes.paragraph.create(), { from: left.to, to: left.to }));
  return true;
};

/** Twice on an empty caption takes the picture away. */
const selectPicture: Command = (state, dispatch) => {
  const picture = findAround(state, "picture");
  if (!picture || picture.node.childCount > 0 || !state.selection.empty) return false;
  if (state.selection instanceof NodeSelection) return false;
  dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, picture.from)));
  return true;
};

/** Tab in the last cell begins a row. */
const addRowAtEnd: Command = (state, dispatch, view) => {
  if (!findAround(state, "cell")) return false;
  if (!dispatch) return true;
  addRowAfter(state, dispatch);
  return view ? goToNextCell(1)(view.state, view.dispatch) : true;
};
