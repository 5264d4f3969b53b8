/** A value of a listing in words; what is not there is said to be empty. */
import { useTranslation } from "react-i18next";
import { useLocale } from "../../use-locale.ts";
import { describeValue } from "./describe-value.ts";

type FieldValueProps = { field: string; value: unknown; /** What it stands beside. */ other?: unknown };

export function FieldValue(described: FieldValueProps) {
  const { t } = useTranslation();
  const text = describeValue(described, t, useLocale());
  return text === "" ? (
    <span className="text-quiet">{t("admin.homeTexts.empty")}</span>
  ) : (
    <span className="wrap-anywhere whitespace-pre-line">{text}</span>
  );
}
