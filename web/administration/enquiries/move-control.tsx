/** Chooses the state to move to: a native select, which a phone and a keyboard know. "Lost" asks for the reason. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { browserPart, nothing } from "../../components/page/browser-part.tsx";
import type { LeadHead } from "../../../domain/leads/desk/lead-details.ts";
import { leadStates, stepsOf } from "../../../domain/leads/desk/lead-states.ts";
import { SelectField } from "../../components/controls/select-field.tsx";
import type { useMove } from "./use-move.ts";
import { useStateWord } from "./use-state-word.ts";

const LostDialog = browserPart(async () => (await import("./lost-dialog.tsx")).LostDialog, {
  instead: nothing,
});

type MoveControlProps = {
  lead: Pick<LeadHead, "id" | "kind" | "state" | "name">;
  move: ReturnType<typeof useMove>["move"];
  isLabelHidden?: boolean;
};

export function MoveControl({ lead, move, isLabelHidden = false }: MoveControlProps) {
  const { t } = useTranslation("admin");
  const [isLosing, setIsLosing] = useState(false);
  const { stateWord } = useStateWord();
  const { kind, state: present } = lead;
  const states = leadStates.filter(
    (one) => one === present || one === "lost" || one === "spam" || stepsOf(kind).includes(one),
  );
  const choose = (state: string) => {
    const target = leadStates.find((one) => one === state);
    if (!target || target === present) return;
    if (target === "lost") setIsLosing(true);
    else move(lead, target);
  };
  return (
    <>
      <SelectField
        label={isLabelHidden ? t("enquiryTexts.moveOf", { name: lead.name }) : t("enquiryTexts.state")}
        isLabelHidden={isLabelHidden}
        value={present}
        onChange={(event) => choose(event.currentTarget.value)}
        options={states.map((value) => ({ value, label: stateWord(kind, value) }))}
      />
      {isLosing && (
        <LostDialog
          kind={kind}
          onClose={() => setIsLosing(false)}
          onChoose={(reason) => {
            setIsLosing(false);
            move(lead, "lost", reason);
          }}
        />
      )}
    </>
  );
}
