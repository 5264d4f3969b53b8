/** A value of a listing as an admin reads it: money as money, choices by their names, lists in full. */
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../domain/money.ts";
import { isListingStatus, isPropertyType } from "../../../domain/listing.ts";
import { formatNumber } from "../../../domain/numbers.ts";
import { useAreaName } from "../../use-area-name.ts";
import { useLocale } from "../../use-locale.ts";

const inBaht = new Set(["price", "monthly_rental_price"]);
/** Figures that are no amounts. */
const plain = new Set(["year_built", "yearBuilt", "latitude", "longitude"]);

export function FieldValue({ field, value }: { field: string; value: unknown }) {
  const { t } = useTranslation();
  const write = useFieldWriter();
  const text = write(field, value);
  return text === "" ? (
    <span className="text-quiet">{t("admin.reviewTexts.empty")}</span>
  ) : (
    <span className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</span>
  );
}

function useFieldWriter(): (field: string, value: unknown) => string {
  const { t } = useTranslation();
  const locale = useLocale();
  const areaName = useAreaName();
  const write = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return "";
    if (Array.isArray(value))
      return value.map((one) => write(field, one)).join(field === "images" ? "\n" : ", ");
    if (typeof value === "boolean") return t(value ? "admin.reviewTexts.yes" : "admin.reviewTexts.no");
    if (typeof value === "number") {
      if (inBaht.has(field)) return formatMoney(value, "THB", locale);
      return plain.has(field) ? String(value) : formatNumber(value, locale);
    }
    if (typeof value === "object") {
      return Object.entries(value)
        .filter(([, part]) => part !== null && part !== "")
        .map(([name, part]) => `${name} ${write(name, part)}`)
        .join(", ");
    }
    const text = String(value);
    if (field === "status" && isListingStatus(text)) return t(`catalogue.status.${text}`);
    if (field === "property_type" && isPropertyType(text)) return t(`property.type.${text}`);
    if (field === "area") return areaName(text) ?? text;
    return text;
  };
  return write;
}
