/** Why something about a paper failed, in the reader's language, with another try where that may help. */
import { useTranslation } from "react-i18next";
import { Button } from "../components/controls/button.tsx";
import { describePaperFailure } from "./describe-paper-failure.ts";

export function PaperFailure({ error, onRetry }: { error: Error | null; onRetry?: () => unknown }) {
  const { t } = useTranslation(["papers", "frame"]);
  if (!error) return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-coral">
      <p>{t(`papers:failure.${describePaperFailure(error)}`)}</p>
      {onRetry && (
        <Button look="quietSmall" onClick={onRetry}>
          {t("frame:errors.tryAgain")}
        </Button>
      )}
    </div>
  );
}
