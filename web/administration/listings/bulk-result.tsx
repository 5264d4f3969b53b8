/** How many homes an action changed and how many not, with its Undo; then how many were put back. Always rendered, to be announced. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { BulkAction, BulkResult, FormerListing } from "../../../domain/listings/editable-listing.ts";
import { Button } from "../../components/controls/button.tsx";

/** The last bulk action, or the undoing of one. */
export type BulkOutcome =
  | { kind: "done"; action: BulkAction; answers: BulkResult[]; former: FormerListing[] }
  | { kind: "undone"; answers: BulkResult[] };

type BulkResultBarProps = {
  outcome: BulkOutcome | undefined;
  isBusy: boolean;
  onUndo: (former: FormerListing[]) => void;
  onClose: () => void;
};

export function BulkResultBar({ outcome, isBusy, onUndo, onClose }: BulkResultBarProps) {
  const { t } = useTranslation("admin");
  const text = useRef<HTMLOutputElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (outcome) text.current?.focus();
  }, [outcome]);
  const sentences = () => {
    if (!outcome) return [];
    const saved = outcome.answers.filter((answer) => answer.outcome === "saved").length;
    const left = outcome.answers.length - saved;
    if (outcome.kind === "done")
      return [
        saved > 0 && t(`homeTexts.done.${outcome.action}`, { count: saved }),
        left > 0 && t("homeTexts.notDone", { count: left }),
      ];
    return [
      saved > 0 && t("homeTexts.putBack", { count: saved }),
      left > 0 && t("homeTexts.notPutBack", { count: left }),
    ];
  };
  const close = () => {
    onClose();
    text.current?.focus({ preventScroll: true });
  };
  // On a phone a question takes its place.
  const looks =
    "max-sm:group-has-[fieldset]:hidden flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-edge bg-lifted px-5 py-3 shadow-soft";
  return (
    <div className={outcome ? looks : "sr-only"}>
      <output ref={text} tabIndex={-1} className="min-w-0 break-words">
        {sentences().filter(Boolean).join(" ")}
      </output>
      {outcome && (
        <div className="flex flex-wrap gap-2">
          {outcome.kind === "done" && outcome.former.length > 0 && (
            <Button look="quietSmall" isBusy={isBusy} onClick={() => onUndo(outcome.former)}>
              {t("homeTexts.undo")}
            </Button>
          )}
          <Button look="bareSmall" onClick={close}>
            {t("homeTexts.closeResult")}
          </Button>
        </div>
      )}
    </div>
  );
}
