/** What the line of the caret is, and what it becomes. A native list, with a phone's own picker. */
import type { Command, EditorState } from "prosemirror-state";
import { useTranslation } from "react-i18next";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { findAround, makeHeading, makeList, makePlain, makeQuote } from "../state/commands.ts";

const kinds = {
  plain: makePlain,
  heading: makeHeading(2),
  subheading: makeHeading(3),
  bullets: makeList("bullets"),
  numbers: makeList("numbers"),
  steps: makeList("steps"),
  checklist: makeList("checklist"),
  quote: makeQuote,
} as const satisfies Record<string, Command>;
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

export function LineKind({ state, onRun }: { state: EditorState; onRun: (command: Command) => void }) {
  const { t } = useTranslation("admin");
  return (
    <SelectField
      label={t("articleTexts.lineKind")}
      isLabelHidden
      className="w-36 shrink-0"
      value={kindOf(state)}
      options={names.map((value) => ({ value, label: t(`articleTexts.lines.${value}`) }))}
      onChange={({ currentTarget }) => {
        const kind = names.find((name) => name === currentTarget.value);
        if (kind) onRun(kinds[kind]);
      }}
    />
  );
}

function kindOf(state: EditorState): Kind {
  const heading = findAround(state, "heading");
  if (heading) return heading.node.attrs["level"] === 2 ? "heading" : "subheading";
  const list = findAround(state, "list");
  if (list) return list.node.attrs["style"];
  return findAround(state, "quote") ? "quote" : "plain";
}
