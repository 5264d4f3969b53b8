import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../components/overlays/toasts.ts";

/** Shows one toast when the listings could not be loaded, however many components call this. */
export function useFailureToast(isError: boolean): void {
  const { t } = useTranslation("catalogue");
  useEffect(() => {
    if (!isError) return;
    showToast({
      type: "error",
      key: "listings-failed",
      title: t("failedTitle"),
      text: t("failedText"),
    });
  }, [isError, t]);
}
