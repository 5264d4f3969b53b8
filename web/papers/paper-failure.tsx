/** Why something about a paper failed, in the API's words, with another try where that may help. */
import { useTranslation } from "react-i18next";
import { Button } from "../components/controls/button.tsx";

export function PaperFailure({ error, onRetry }: { error: Error | null; onRetry?: () => unknown }) {
  const { t } = useTranslation("frame");
  if (!error) return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-coral">
      <p lang="en">{error.message}</p>
      {onRetry && (
        <Button look="quietSmall" onClick={onRetry}>
          {t("errors.tryAgain")}
        </Button>
      )}
    </div>
  );
}
