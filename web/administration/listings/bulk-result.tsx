/** How many homes an action took off the market, with its Undo; then how many were put back. Always rendered, to be announced. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { BulkResult, FormerListing, UndoableAction } from "../../../domain/listings/editable-listing.ts";
import { Button } from "../../components/controls/button.tsx";

/** The last bulk action, or the undoing of one. */
export type BulkOutcome =
  | { kind: "done"; action: UndoableAction; former: FormerListing[] }
  | { kind: "undone"; answers: BulkResult[] };

type BulkResultBarProps = {
  outcome: BulkOutcome | undefined;
  isBusy: boolean;
  onUndo: (former: FormerListing[]) => void;
};

export function BulkResultBar({ outcome, isBusy, onUndo }: BulkResultBarProps) {
  const { t } = useTranslation("admin");
  const text = useRef<HTMLOutputElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (outcome) text.current?.focus();
  }, [outcome]);
  const sentences = () => {
    if (!outcome) return [];
    if (outcome.kind === "done")
      return [t(`homeTexts.done.${outcome.action}`, { count: outcome.former.length })];
    const back = outcome.answers.filter((answer) => answer.outcome === "saved").length;
    const left = outcome.answers.length - back;
    return [
      back > 0 && t("homeTexts.putBack", { count: back }),
      left > 0 && t("homeTexts.notPutBack", { count: left }),
    ];
  };
  const looks =
    "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-edge bg-lifted px-5 py-3 shadow-soft";
  return (
    <div className={outcome ? looks : "sr-only"}>
      <output ref={text} tabIndex={-1} className="min-w-0 break-words">
        {sentences().filter(Boolean).join(" ")}
      </output>
      {outcome?.kind === "done" && (
        <Button look="quietSmall" isBusy={isBusy} onClick={() => onUndo(outcome.former)}>
          {t("homeTexts.undo")}
        </Button>
      )}
    </div>
  );
}
