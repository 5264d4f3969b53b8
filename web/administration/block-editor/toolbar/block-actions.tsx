/** The name of the block that the caret is in, and what can be done with it as a whole. */
import {
  ArrowDown,
  ArrowUp,
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Columns3,
  type LucideIcon,
  Rows3,
  Settings2,
  SquareDashed,
  Trash2,
} from "lucide-react";
import { type Command, type EditorState, NodeSelection } from "prosemirror-state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow } from "prosemirror-tables";
import { useTranslation } from "react-i18next";
import { schema } from "../document/schema.ts";
import { blockAround, findAround, moveBlock, openBox, removeBlock } from "../state/commands.ts";
import { ToolbarButton } from "./toolbar-button.tsx";

type BlockActionsProps = { state: EditorState; onRun: (command: Command) => void; onEdit: () => void };

type ActionName =
  | "edit"
  | "addRow"
  | "addColumn"
  | "deleteRow"
  | "deleteColumn"
  | "open"
  | "up"
  | "down"
  | "remove";
type Action = { name: ActionName; Icon: LucideIcon; press: () => void };

export function BlockActions({ state, onRun, onEdit }: BlockActionsProps) {
  const { t } = useTranslation("admin");
  const name = nameOfBlock(state);
  const does = (action: ActionName, Icon: LucideIcon, command: Command): Action[] =>
    command(state) ? [{ name: action, Icon, press: () => onRun(command) }] : [];
  const actions: Action[] = [
    ...(hasSettings(state) ? [{ name: "edit" as const, Icon: Settings2, press: onEdit }] : []),
    ...(findAround(state, "cell")
      ? [
          ...does("addRow", BetweenHorizontalEnd, addRowAfter),
          ...does("addColumn", BetweenVerticalEnd, addColumnAfter),
          ...does("deleteRow", Rows3, deleteRow),
          ...does("deleteColumn", Columns3, deleteColumn),
        ]
      : []),
    ...does("open", SquareDashed, openBox),
    ...does("up", ArrowUp, moveBlock(-1)),
    ...does("down", ArrowDown, moveBlock(1)),
    ...does("remove", Trash2, removeBlock),
  ];
  return (
    <div className="editor-tools editor-block-tools">
      <output className="shrink-0 px-2 text-sm text-quiet">{name && t(`articleTexts.blocks.${name}`)}</output>
      {actions.map(({ name: action, Icon, press }) => (
        <ToolbarButton key={action} label={t(`articleTexts.actions.${action}`)} Icon={Icon} onPress={press} />
      ))}
    </div>
  );
}

function hasSettings(state: EditorState): boolean {
  const { selection } = state;
  if (selection instanceof NodeSelection) {
    if (selection.node.type === schema.nodes.token) return true;
    if (selection.node.type === schema.nodes.card) {
      return !["company", "people"].includes(selection.node.attrs["block"].type);
    }
  }
  return findAround(state, "picture") !== undefined || findAround(state, "quote") !== undefined;
}

function nameOfBlock(state: EditorState) {
  const { selection } = state;
  if (selection instanceof NodeSelection && selection.node.type === schema.nodes.token) return "token";
  const node = blockAround(state)?.node;
  switch (node?.type.name) {
    case "card":
      return node.attrs["block"].type as "call";
    case "box":
      return node.attrs["kind"] as "note";
    case "list":
      return node.attrs["style"] as "bullets";
    case "clause":
      return "if-all-carries";
    case "heading":
    case "paragraph":
    case "quote":
    case "picture":
    case "table":
    case "question":
      return node.type.name;
    default:
      return undefined;
  }
}
