import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";

type LeaveDialogProps = { isOpen: boolean; onStay: () => void; onLeave: () => void };

export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation("adminFrame");
  return (
    <Dialog isOpen={isOpen} onClose={onStay} title={t("leave.title")} description={t("leave.lead")}>
      <div className="flex flex-wrap gap-3">
        <Button look="gold" onClick={onStay}>
          {t("leave.stay")}
        </Button>
        <Button onClick={onLeave}>{t("leave.leave")}</Button>
      </div>
    </Dialog>
  );
}
