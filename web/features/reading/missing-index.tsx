/** Stands in place of a list of texts that is on its way or cannot be had. */
import { useTranslation } from "react-i18next";

export function MissingIndex({ error }: { error: Error | null }) {
  const { t } = useTranslation("frame");
  if (error) return <p role="alert">{t("errors.unavailableText")}</p>;
  return <output className="block">{t("loading")}</output>;
}
