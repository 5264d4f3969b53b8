import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";

type RollBackQuestionProps = { isBusy: boolean; onConfirm: () => void; onLeave: () => void };

/** Says what will be taken back before it is. */
export function RollBackQuestion({ isBusy, onConfirm, onLeave }: RollBackQuestionProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset aria-describedby={id} className="grid max-w-2xl gap-3 rounded-card border border-coral/60 p-4">
      <legend className="px-1 font-semibold">{t("admin.runTexts.rollBackTitle")}</legend>
      <p id={id} className="text-sm">
        {t("admin.runTexts.rollBackText")}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="quietSmall" isBusy={isBusy} onClick={onConfirm}>
          {t("admin.runTexts.rollBackConfirm")}
        </Button>
        <Button look="bareSmall" onClick={onLeave}>
          {t("admin.runTexts.leave")}
        </Button>
      </div>
    </fieldset>
  );
}
