/** A column's value as an admin reads it; what has no words of its own is shown as it is. */
import type { i18n } from "i18next";
import { areas } from "../../../domain/areas.ts";
import { type PublicationState, listingStatuses, propertyTypes } from "../../../domain/listing.ts";
import type { Locale } from "../../../domain/locales.ts";
import { formatMoney } from "../../../domain/money.ts";

type Described = { field: string; value: unknown; /** What it is compared with. */ other: unknown };

const mostFiles = 5;
/** Not the domain's own list: it would join what the public pages load. */
const publications = [
  "draft",
  "review",
  "published",
  "rejected",
  "withdrawn",
] as const satisfies PublicationState[];

export function describeValue({ field, value, other }: Described, t: i18n["t"], locale: Locale): string {
  const isEmpty = Array.isArray(value) ? value.length === 0 : (value ?? "") === "";
  if (isEmpty) return t("admin.runs.page.nothing");
  if (field === "images" && Array.isArray(value)) return describePictures(value, other, t);
  if (Array.isArray(value)) return value.map((one) => describeOne(field, one, t, locale)).join(", ");
  return describeOne(field, value, t, locale);
}

function describeOne(field: string, value: unknown, t: i18n["t"], locale: Locale): string {
  if (typeof value === "number") {
    const isMoney = field === "price" || field === "monthly_rental_price";
    return isMoney ? formatMoney(value, "THB", locale) : String(value);
  }
  const status = field === "status" && listingStatuses.find((one) => one === value);
  if (status) return t(`catalogue.status.${status}`);
  const type = field === "property_type" && propertyTypes.find((one) => one === value);
  if (type) return t(`catalogue.types.${type}`);
  const area = field === "area" && areas.find(({ slug }) => slug === value);
  if (area) return t(`frame.areaNames.${area.slug}`);
  const publication = field === "publication" && publications.find((one) => one === value);
  if (publication) return t(`admin.runs.publication.${publication}`);
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** How many, and the addresses of those that the other side has not. */
function describePictures(pictures: unknown[], other: unknown, t: i18n["t"]): string {
  const count = t("admin.runs.page.pictures", { count: pictures.length });
  if (!Array.isArray(other)) return count;
  const own = pictures.filter((picture) => !other.includes(picture)).map(String);
  return [count, ...own.slice(0, mostFiles), ...(own.length > mostFiles ? ["…"] : [])].join("\n");
}
