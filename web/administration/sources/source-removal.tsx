/** Deletes a source after a question that says what else is deleted. A source with listings can only be paused. */
import { useMutation } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";

type SourceRemovalProps = { remove: () => Promise<unknown>; onRemoved: () => void };

export function SourceRemoval({ remove, onRemoved }: SourceRemovalProps) {
  const { t } = useTranslation("admin");
  const questionId = useId();
  const textId = useId();
  const removeButton = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const removing = useMutation({ mutationFn: remove, onSuccess: onRemoved });
  const leave = () => {
    setIsAsking(false);
    removing.reset();
    removeButton.current?.focus();
  };
  return (
    <div className="mt-12 grid max-w-3xl justify-items-start gap-3 border-t border-edge pt-6">
      <Button
        ref={removeButton}
        look="quietSmall"
        aria-expanded={isAsking}
        aria-controls={questionId}
        onClick={() => setIsAsking(!isAsking)}
      >
        {t("sourceTexts.remove")}
      </Button>
      <div id={questionId} className="empty:hidden">
        {isAsking && (
          <fieldset
            aria-describedby={textId}
            className="grid max-w-2xl gap-3 rounded-card border border-coral/60 p-4"
          >
            <legend className="px-1 font-semibold">{t("sourceTexts.removeTitle")}</legend>
            <p id={textId} className="text-sm">
              {t("sourceTexts.removeText")}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button look="quietSmall" isBusy={removing.isPending} onClick={() => removing.mutate()}>
                {t("sourceTexts.remove")}
              </Button>
              <Button look="bareSmall" onClick={leave}>
                {t("runTexts.leave")}
              </Button>
            </div>
            <FailureNotice error={removing.error} />
          </fieldset>
        )}
      </div>
    </div>
  );
}
