/** A listing's value in words. A missing value is shown as empty. */
import { useTranslation } from "react-i18next";
import { useLocale } from "../../visitor/use-locale.ts";
import { describeValue } from "./describe-value.ts";

type FieldValueProps = {
  field: string;
  value: unknown;
  /** What it is compared with, if anything. */
  other?: unknown;
};

export function FieldValue(described: FieldValueProps) {
  const { t } = useTranslation(["admin", "catalogue", "frame", "property"]);
  const text = describeValue(described, t, useLocale());
  return text === "" ? (
    <span className="text-quiet">{t("admin:listingTexts.empty")}</span>
  ) : (
    <span className="wrap-anywhere whitespace-pre-line">{text}</span>
  );
}
