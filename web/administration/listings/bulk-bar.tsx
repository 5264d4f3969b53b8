/** What can be done with all chosen homes at once, and what became of each. */
import { useTranslation } from "react-i18next";
import { type BulkAction, bulkActions } from "../../../domain/listings/editable-listing.ts";
import { Button } from "../../components/controls/button.tsx";

type BulkBarProps = {
  count: number;
  isBusy: boolean;
  onAction: (action: BulkAction) => void;
  onClear: () => void;
};

export function BulkBar({ count, isBusy, onAction, onClear }: BulkBarProps) {
  const { t } = useTranslation("admin");
  if (count === 0) return null;
  return (
    <section
      aria-label={t("homeTexts.chosenActions")}
      className="sticky bottom-20 z-10 flex flex-wrap items-center gap-3 rounded-card border border-edge bg-lifted p-3 shadow-soft md:bottom-4"
    >
      <p className="tabular mr-auto pl-2">{t("homeTexts.chosen", { count })}</p>
      {bulkActions.map((action) => (
        <Button key={action} look="quietSmall" isBusy={isBusy} onClick={() => onAction(action)}>
          {t(`homeTexts.bulk.${action}`)}
        </Button>
      ))}
      <Button look="bareSmall" onClick={onClear}>
        {t("homeTexts.chooseNone")}
      </Button>
    </section>
  );
}
