/** What can be done with all chosen homes at once. What takes homes off the market asks first. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type BulkAction, bulkActions, isUndoable } from "../../../domain/listings/editable-listing.ts";
import { Button } from "../../components/controls/button.tsx";

type BulkBarProps = {
  count: number;
  isBusy: boolean;
  onAction: (action: BulkAction) => void;
  onClear: () => void;
};

export function BulkBar({ count, isBusy, onAction, onClear }: BulkBarProps) {
  const { t } = useTranslation("admin");
  const [asked, setAsked] = useState<BulkAction>();
  if (count === 0) return null;
  const start = (action: BulkAction) => {
    setAsked(undefined);
    onAction(action);
  };
  return (
    <section
      aria-label={t("homeTexts.chosenActions")}
      className="flex flex-wrap items-center gap-3 rounded-card border border-edge bg-lifted p-3 shadow-soft"
    >
      <p className="tabular mr-auto pl-2">{t("homeTexts.chosen", { count })}</p>
      {bulkActions.map((action) => (
        <Button
          key={action}
          look="quietSmall"
          isBusy={isBusy}
          aria-expanded={isUndoable(action) ? asked === action : undefined}
          onClick={() => (isUndoable(action) ? setAsked(action) : start(action))}
        >
          {t(`homeTexts.bulk.${action}`)}
        </Button>
      ))}
      <Button look="bareSmall" onClick={onClear}>
        {t("homeTexts.chooseNone")}
      </Button>
      {asked && isUndoable(asked) && (
        <fieldset className="flex basis-full flex-wrap gap-3 rounded-card border border-coral/60 p-3">
          <legend className="px-1 font-semibold">{t(`homeTexts.ask.${asked}`, { count })}</legend>
          <Button look="quietSmall" isBusy={isBusy} onClick={() => start(asked)}>
            {t(`homeTexts.confirm.${asked}`)}
          </Button>
          <Button look="bareSmall" onClick={() => setAsked(undefined)}>
            {t("homeTexts.leave")}
          </Button>
        </fieldset>
      )}
    </section>
  );
}
