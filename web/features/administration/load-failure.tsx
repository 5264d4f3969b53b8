/** What could not be loaded, and the press that tries again. */
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";

export function LoadFailure({ text, retry }: { text: string; retry: () => unknown }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 text-coral">
      <p>{text}</p>
      <Button look="quietSmall" onClick={() => void retry()}>
        {t("admin.reviewTexts.again")}
      </Button>
    </div>
  );
}
