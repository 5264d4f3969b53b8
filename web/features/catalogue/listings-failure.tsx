/** Listings could not be loaded: the same words, toast and "Try again" wherever that happens. */
import { useTranslation } from "react-i18next";
import { Button } from "../../components/controls/button.tsx";
import { useFailureToast } from "./use-failure-toast.ts";

export function ListingsFailure({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation(["catalogue", "frame"]);
  useFailureToast(true);
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-12">
      <p className="text-xl">{t("catalogue:failedTitle")}</p>
      <p>{t("catalogue:failedText")}</p>
      <Button onClick={() => void onRetry()}>{t("frame:errors.tryAgain")}</Button>
    </div>
  );
}
