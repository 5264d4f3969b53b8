import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";

type RollBackQuestionProps = { isBusy: boolean; onConfirm: () => void; onLeave: () => void };

/** Says what a rollback undoes, before it happens. */
export function RollBackQuestion({ isBusy, onConfirm, onLeave }: RollBackQuestionProps) {
  const { t } = useTranslation("admin");
  const id = useId();
  return (
    <fieldset aria-describedby={id} className="grid max-w-2xl gap-3 rounded-card border border-coral/60 p-4">
      <legend className="px-1 font-semibold">{t("runTexts.rollBackTitle")}</legend>
      <p id={id} className="text-sm">
        {t("runTexts.rollBackText")}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="quietSmall" isBusy={isBusy} onClick={onConfirm}>
          {t("runTexts.rollBackConfirm")}
        </Button>
        <Button look="bareSmall" onClick={onLeave}>
          {t("runTexts.leave")}
        </Button>
      </div>
    </fieldset>
  );
}
