import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../components/toasts.ts";

/** Says once, as a toast, that the homes could not be loaded; how often it is asked makes no difference. */
export function useFailureToast(isError: boolean): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!isError) return;
    showToast({
      type: "error",
      key: "listings-failed",
      title: t("catalogue.failedTitle"),
      text: t("catalogue.failedText"),
    });
  }, [isError, t]);
}
