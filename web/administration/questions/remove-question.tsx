/** A button that deletes for good, and asks first. */
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { linksLostBy } from "./links-lost.ts";
import { LinkingTexts } from "./links-question.tsx";
import { useQuestion } from "./use-question.ts";

type RemoveQuestionProps = {
  /** On the button, above the answers, on the answer that deletes. */
  texts: { remove: string; ask: string; confirm: string };
  /** Confirmed: the texts that lead there were shown. */
  remove: (isConfirmed: boolean) => Promise<unknown>;
  onRemoved: () => void;
};

export function RemoveQuestion({ texts, remove, onRemoved }: RemoveQuestionProps) {
  const { t } = useTranslation("admin");
  const { asked, ask, leave } = useQuestion<"removal">();
  const removing = useMutation({ mutationFn: remove, onSuccess: onRemoved });
  const linkedFrom = linksLostBy(removing.error);
  return (
    <>
      <Button
        look="quietSmall"
        aria-expanded={asked !== undefined}
        onClick={(event) => ask("removal", event)}
      >
        {texts.remove}
      </Button>
      {asked && (
        <fieldset className="grid gap-3 rounded-card border border-coral/60 p-4">
          <legend className="px-1 font-semibold">{texts.ask}</legend>
          {linkedFrom && (
            <div role="alert">
              <LinkingTexts linkedFrom={linkedFrom} />
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              look="quietSmall"
              isBusy={removing.isPending}
              onClick={() => removing.mutate(linkedFrom !== undefined)}
            >
              {texts.confirm}
            </Button>
            <Button look="bareSmall" onClick={leave}>
              {t("homeTexts.leave")}
            </Button>
          </div>
          <FailureNotice error={linkedFrom ? null : removing.error} />
        </fieldset>
      )}
    </>
  );
}
