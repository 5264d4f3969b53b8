/** What can be done with all chosen homes at once. What brings homes to the market, or takes them off it, asks first. */
import { useTranslation } from "react-i18next";
import {
  type AskingAction,
  type BulkAction,
  asksFirst,
  bulkActions,
} from "../../../domain/listings/editable-listing.ts";
import { completeEnough } from "../../../domain/listings/completeness.ts";
import { Button } from "../../components/controls/button.tsx";
import { useQuestion } from "../questions/use-question.ts";

type BulkBarProps = {
  count: number;
  /** So many of them say too little to be read by a buyer. */
  incomplete: number;
  isBusy: boolean;
  onAction: (action: BulkAction) => void;
  onClear: () => void;
};

export function BulkBar({ count, incomplete, isBusy, onAction, onClear }: BulkBarProps) {
  const { t } = useTranslation("admin");
  const { asked, ask, leave, close } = useQuestion<AskingAction>();
  if (count === 0) return null;
  const start = (action: BulkAction) => {
    close();
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
          aria-expanded={asksFirst(action) ? asked === action : undefined}
          onClick={(event) => (asksFirst(action) ? ask(action, event) : start(action))}
        >
          {t(`homeTexts.bulk.${action}`)}
        </Button>
      ))}
      <Button look="bareSmall" onClick={onClear}>
        {t("homeTexts.chooseNone")}
      </Button>
      {asked && (
        <fieldset className="flex basis-full flex-wrap gap-3 rounded-card border border-coral/60 p-3">
          <legend className="px-1 font-semibold">{t(`homeTexts.ask.${asked}`, { count })}</legend>
          {asked === "publish" && incomplete > 0 && (
            <p className="basis-full text-sm text-coral">
              {t("homeTexts.incomplete", { count: incomplete, enough: completeEnough })}
            </p>
          )}
          <Button look="quietSmall" isBusy={isBusy} onClick={() => start(asked)}>
            {t(`homeTexts.confirm.${asked}`)}
          </Button>
          <Button look="bareSmall" onClick={leave}>
            {t("homeTexts.leave")}
          </Button>
        </fieldset>
      )}
    </section>
  );
}
