/** A listing's value in words. A missing value is shown as empty. */
import { useTranslation } from "react-i18next";
import { useLocale } from "../../visitor/use-locale.ts";
import { useBuildingName } from "./use-building-name.ts";
import { describeValue } from "./describe-value.ts";

type FieldValueProps = {
  field: string;
  value: unknown;
  /** What it is compared with, if anything. */
  other?: unknown;
};

export function FieldValue(described: FieldValueProps) {
  const { t } = useTranslation(["admin", "catalogue", "frame", "property", "amenities", "ownership"]);
  const locale = useLocale();
  const buildingName = useBuildingName();
  const { field, value } = described;
  const isBuilding = field === "building_id" && typeof value === "string";
  const text = isBuilding ? buildingName(value) : describeValue(described, t, locale);
  return text === "" ? (
    <span className="text-quiet">{t("admin:listingTexts.empty")}</span>
  ) : (
    <span className="wrap-anywhere whitespace-pre-line">{text}</span>
  );
}
