/** Chooses the state to move to: a native select, which a phone and a keyboard know. "Lost" asks for the reason. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { browserPart, nothing } from "../../components/page/browser-part.tsx";
import type { LeadHead } from "../../../domain/leads/desk/lead-details.ts";
import { type LeadState, leadStates } from "../../../domain/leads/desk/lead-states.ts";
import { SelectField } from "../../components/controls/select-field.tsx";
import type { useMove } from "./use-move.ts";

const LostDialog = browserPart(async () => (await import("./lost-dialog.tsx")).LostDialog, {
  instead: nothing,
});

type MoveControlProps = {
  lead: Pick<LeadHead, "id" | "state" | "name">;
  move: ReturnType<typeof useMove>["move"];
  isLabelHidden?: boolean;
  className?: string;
};

export function MoveControl({ lead, move, isLabelHidden = false, className = "" }: MoveControlProps) {
  const { t } = useTranslation("admin");
  const [isLosing, setIsLosing] = useState(false);
  const choose = (state: string) => {
    const target = leadStates.find((one) => one === state);
    if (!target || target === lead.state) return;
    if (target === "lost") setIsLosing(true);
    else move(lead, target);
  };
  return (
    <>
      <SelectField
        className={className}
        label={isLabelHidden ? t("enquiryTexts.moveOf", { name: lead.name }) : t("enquiryTexts.state")}
        isLabelHidden={isLabelHidden}
        value={lead.state}
        onChange={(event) => choose(event.currentTarget.value)}
        options={leadStates.map((value: LeadState) => ({ value, label: t(`enquiryTexts.states.${value}`) }))}
      />
      {isLosing && (
        <LostDialog
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
