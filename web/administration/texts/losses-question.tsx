/** Asks once more before the site stops saying something that it promised. The owner decides. */
import { useTranslation } from "react-i18next";
import type { Loss } from "../../../domain/texts/losses.ts";
import { Button } from "../../components/controls/button.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";

type LossesQuestionProps = {
  losses: readonly Loss[] | undefined;
  isPlan: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function LossesQuestion({ losses, isPlan, isBusy, onConfirm, onClose }: LossesQuestionProps) {
  const { t } = useTranslation("admin");
  return (
    <Dialog
      isOpen={losses !== undefined}
      onClose={onClose}
      title={t("writtenTexts.losses.title")}
      description={t("writtenTexts.losses.lead")}
    >
      <ul className="mb-6 grid list-disc gap-1.5 pl-5">
        {losses?.map(({ what, was }) => (
          <li key={`${what} ${was}`} className="wrap-anywhere">
            {t(`writtenTexts.losses.${what}`, { was })}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="gold" isBusy={isBusy} onClick={onConfirm}>
          {t(isPlan ? "writtenTexts.losses.plan" : "writtenTexts.losses.yes")}
        </Button>
        <Button onClick={onClose}>{t("writtenTexts.losses.no")}</Button>
      </div>
    </Dialog>
  );
}
