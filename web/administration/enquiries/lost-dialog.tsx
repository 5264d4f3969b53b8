/** Asks why a lead is lost. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LeadKind } from "../../../domain/leads/lead-choices.ts";
import { type LostReason, lostReasons } from "../../../domain/leads/desk/lead-states.ts";
import { Button } from "../../components/controls/button.tsx";
import { ChoiceGroup } from "../../components/controls/choice-group.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { useStateWord } from "./use-state-word.ts";

type LostDialogProps = { kind: LeadKind; onClose: () => void; onChoose: (reason: LostReason) => void };

export function LostDialog({ kind, onClose, onChoose }: LostDialogProps) {
  const { t } = useTranslation("admin");
  const { lostWord } = useStateWord();
  const [reason, setReason] = useState<LostReason>("no_answer");
  return (
    <Dialog isOpen onClose={onClose} title={t("enquiryTexts.markLost")}>
      <div className="grid gap-5">
        <ChoiceGroup
          legend={t("enquiryTexts.lostWhy")}
          name="reason"
          options={lostReasons.map((value) => ({ value, label: lostWord(kind, value) }))}
          value={reason}
          onChange={(value) => setReason(lostReasons.find((one) => one === value) ?? "other")}
        />
        <div className="flex flex-wrap gap-3">
          <Button look="gold" onClick={() => onChoose(reason)}>
            {t("enquiryTexts.markLost")}
          </Button>
          <Button onClick={onClose}>{t("enquiryTexts.cancel")}</Button>
        </div>
      </div>
    </Dialog>
  );
}
