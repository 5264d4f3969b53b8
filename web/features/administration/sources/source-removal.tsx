/** Deletes a source, after a question that says what goes with it. One that has brought homes is paused instead. */
import { useMutation } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";
import { FailureNotice } from "./failure-notice.tsx";

type SourceRemovalProps = { remove: () => Promise<unknown>; onRemoved: () => void };

export function SourceRemoval({ remove, onRemoved }: SourceRemovalProps) {
  const { t } = useTranslation();
  const questionId = useId();
  const textId = useId();
  const asker = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const removing = useMutation({ mutationFn: remove, onSuccess: onRemoved });
  const { error } = removing;
  const hasHomes = error && "code" in error && error.code === "conflict";
  const leave = () => {
    setIsAsking(false);
    removing.reset();
    asker.current?.focus();
  };
  return (
    <div className="mt-12 grid max-w-3xl justify-items-start gap-3 border-t border-edge pt-6">
      <Button
        ref={asker}
        look="quietSmall"
        aria-expanded={isAsking}
        aria-controls={questionId}
        onClick={() => setIsAsking(!isAsking)}
      >
        {t("admin.sourceTexts.remove")}
      </Button>
      <div id={questionId} className="empty:hidden">
        {isAsking && (
          <fieldset
            aria-describedby={textId}
            className="grid max-w-2xl gap-3 rounded-card border border-coral/60 p-4"
          >
            <legend className="px-1 font-semibold">{t("admin.sourceTexts.removeTitle")}</legend>
            <p id={textId} className="text-sm">
              {t("admin.sourceTexts.removeText")}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button look="quietSmall" isBusy={removing.isPending} onClick={() => removing.mutate()}>
                {t("admin.sourceTexts.remove")}
              </Button>
              <Button look="bareSmall" onClick={leave}>
                {t("admin.runTexts.leave")}
              </Button>
            </div>
            {hasHomes ? (
              <p role="alert" className="text-coral">
                {t("admin.sourceTexts.hasHomes")}
              </p>
            ) : (
              <FailureNotice error={error} />
            )}
          </fieldset>
        )}
      </div>
    </div>
  );
}
