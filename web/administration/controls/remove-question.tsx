/** A button that deletes for good, and asks first. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { FailureNotice } from "./failure-notice.tsx";

type RemoveQuestionProps = {
  /** On the button, above the answers, on the answer that deletes. */
  texts: { remove: string; ask: string; confirm: string };
  remove: () => Promise<unknown>;
  onRemoved: () => void;
};

export function RemoveQuestion({ texts, remove, onRemoved }: RemoveQuestionProps) {
  const { t } = useTranslation("admin");
  const [isAsking, setAsking] = useState(false);
  const removing = useMutation({ mutationFn: remove, onSuccess: onRemoved });
  return (
    <>
      <Button look="quietSmall" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
        {texts.remove}
      </Button>
      {isAsking && (
        <fieldset className="grid gap-3 rounded-card border border-coral/60 p-4">
          <legend className="px-1 font-semibold">{texts.ask}</legend>
          <div className="flex flex-wrap gap-3">
            <Button look="quietSmall" isBusy={removing.isPending} onClick={() => removing.mutate()}>
              {texts.confirm}
            </Button>
            <Button look="bareSmall" onClick={() => setAsking(false)}>
              {t("homeTexts.leave")}
            </Button>
          </div>
          <FailureNotice error={removing.error} />
        </fieldset>
      )}
    </>
  );
}
