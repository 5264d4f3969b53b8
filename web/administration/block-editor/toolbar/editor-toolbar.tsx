/**
 * The buttons of the editor: above the text on a desk, above the keyboard on a phone. A press leaves the caret where it
 * is. Alt+F10 leads here from the text, arrow keys go through the buttons.
 */
import { Toolbar } from "@base-ui/react/toolbar";
import {
  BadgePercent,
  Bold,
  BookOpen,
  HandCoins,
  Italic,
  Link2,
  type LucideIcon,
  Plus,
  Redo2,
  Undo2,
} from "lucide-react";
import { toggleMark } from "prosemirror-commands";
import { redo, redoDepth, undo, undoDepth } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { CSSProperties, Ref } from "react";
import { useTranslation } from "react-i18next";
import type { Asked } from "../dialogs/asked.ts";
import { schema } from "../document/schema.ts";
import { askAbout, markAround } from "../state/ask-about.ts";
import { BlockActions } from "./block-actions.tsx";
import { LineKind } from "./line-kind.tsx";
import { ToolbarButton } from "./toolbar-button.tsx";
import { useAboveKeyboard } from "./use-above-keyboard.ts";

type EditorToolbarProps = {
  view: EditorView;
  state: EditorState;
  ref: Ref<HTMLDivElement>;
  onAsk: (asked: Asked | undefined) => void;
};

export function EditorToolbar({ view, state, ref, onAsk }: EditorToolbarProps) {
  const { t } = useTranslation("admin");
  const bottom = useAboveKeyboard();
  const { marks } = schema;
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const has = (name: MarkName) => isMarked(state, name);
  const buttons: { name: ToolName; Icon: LucideIcon; press: () => void; isOn?: boolean; isOff?: boolean }[] =
    [
      { name: "insert", Icon: Plus, press: () => onAsk({ about: "insert" }) },
      { name: "strong", Icon: Bold, press: () => run(toggleMark(marks.strong)), isOn: has("strong") },
      { name: "emphasis", Icon: Italic, press: () => run(toggleMark(marks.emphasis)), isOn: has("emphasis") },
      { name: "link", Icon: Link2, press: () => onAsk(askAbout("link", view.state)), isOn: has("link") },
      { name: "term", Icon: BookOpen, press: () => onAsk(askAbout("term", view.state)), isOn: has("term") },
      { name: "figure", Icon: BadgePercent, press: () => onAsk({ about: "token", run: undefined }) },
      {
        name: "carries",
        Icon: HandCoins,
        press: () => run(toggleMark(marks.carries)),
        isOn: has("carries"),
        isOff: state.selection.empty && !has("carries"),
      },
      { name: "undo", Icon: Undo2, press: () => run(undo), isOff: undoDepth(state) === 0 },
      { name: "redo", Icon: Redo2, press: () => run(redo), isOff: redoDepth(state) === 0 },
    ];
  return (
    <Toolbar.Root
      ref={ref}
      aria-label={t("articleTexts.toolbar")}
      className="editor-toolbar"
      style={aboveKeyboard(bottom)}
      onKeyDown={(event) => {
        if (event.key === "Escape") view.focus();
      }}
    >
      <div className="editor-tools">
        <LineKind state={state} onRun={run} />
        {buttons.map(({ name, Icon, press, isOn, isOff }) => (
          <ToolbarButton
            key={name}
            label={t(`articleTexts.tools.${name}`)}
            Icon={Icon}
            isOn={isOn}
            isOff={isOff}
            onPress={press}
          />
        ))}
      </div>
      <BlockActions state={state} onRun={run} onEdit={() => onAsk(askAbout("edit", view.state))} />
    </Toolbar.Root>
  );
}

type MarkName = "strong" | "emphasis" | "link" | "term" | "carries";
type ToolName = "insert" | "strong" | "emphasis" | "link" | "term" | "figure" | "carries" | "undo" | "redo";

const aboveKeyboard = (pixels: number): CSSProperties & Record<`--${string}`, string> => ({
  "--above-keyboard": `${pixels}px`,
});

function isMarked(state: EditorState, name: MarkName): boolean {
  if (name === "link" || name === "term") return markAround(state, name) !== undefined;
  const { from, to, empty, $from } = state.selection;
  const mark = schema.marks[name];
  if (empty) return mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, mark);
}
