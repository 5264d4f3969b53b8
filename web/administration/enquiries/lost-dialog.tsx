/** Asks why a lead is lost. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type LostReason, lostReasons } from "../../../domain/leads/desk/lead-states.ts";
import { Button } from "../../components/controls/button.tsx";
import { ChoiceGroup } from "../../components/controls/choice-group.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";

type LostDialogProps = { onClose: () => void; onChoose: (reason: LostReason) => void };

export function LostDialog({ onClose, onChoose }: LostDialogProps) {
  const { t } = useTranslation("admin");
  const [reason, setReason] = useState<LostReason>("no_answer");
  return (
    <Dialog isOpen onClose={onClose} title={t("enquiryTexts.markLost")}>
      <div className="grid gap-5">
        <ChoiceGroup
          legend={t("enquiryTexts.lostWhy")}
          name="reason"
          options={lostReasons.map((value) => ({ value, label: t(`enquiryTexts.lostReasons.${value}`) }))}
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
