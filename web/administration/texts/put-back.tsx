/** Back to our text, or off the site. What was saved stays in the history; it asks before typed words are thrown away. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";

type PutBackProps = { label: string; isUnsaved: boolean; isBusy: boolean; onPutBack: () => void };

export function PutBack({ label, isUnsaved, isBusy, onPutBack }: PutBackProps) {
  const { t } = useTranslation("admin");
  const [isAsking, setIsAsking] = useState(false);
  const act = () => {
    setIsAsking(false);
    onPutBack();
  };
  return (
    <>
      <Button look="bare" isBusy={isBusy} onClick={isUnsaved ? () => setIsAsking(true) : act}>
        {label}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("writtenTexts.typedLost.title")}
        description={t("writtenTexts.typedLost.lead")}
      >
        <div className="flex flex-wrap gap-3">
          <Button look="gold" onClick={act}>
            {t("writtenTexts.typedLost.yes")}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{t("writtenTexts.losses.no")}</Button>
        </div>
      </Dialog>
    </>
  );
}
