/** A listing's value for an admin: money formatted, choices by name, anything else as it is. */
import type { TFunction } from "i18next";
import { isAreaSlug } from "../../../domain/places/areas.ts";
import { type PublicationState, isListingStatus, isPropertyType } from "../../../domain/listings/listing.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import { formatMoney } from "../../../domain/languages/money.ts";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import { columnOf, nameField } from "./name-field.ts";

type Translate = TFunction<["admin", "catalogue", "frame", "property"]>;

type Described = {
  field: string;
  value: unknown;
  /** What it is compared with, if anything. */ other?: unknown;
};

const maxPicturesListed = 5;
const inBaht = new Set(["price", "monthly_rental_price", "finance_down_payment", "finance_instalment"]);
/** Numbers that take no thousands separators. */
const plain = new Set(["year_built", "latitude", "longitude"]);
/** Not imported from the domain: the public pages would then load it too. */
const publications = [
  "draft",
  "review",
  "published",
  "rejected",
  "withdrawn",
] as const satisfies PublicationState[];

/** Empty for a missing value. */
export function describeValue({ field, value, other }: Described, t: Translate, locale: Locale): string {
  if (isEmptyValue(value)) return "";
  const column = columnOf(field);
  if (column === "images" && Array.isArray(value)) return describePictures(value, other, t);
  if (Array.isArray(value)) return value.map((one) => describeOne(column, one, t, locale)).join(", ");
  return describeOne(column, value, t, locale);
}

export function isEmptyValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : (value ?? "") === "";
}

function describeOne(column: string, value: unknown, t: Translate, locale: Locale): string {
  if (typeof value === "boolean") return t(value ? "admin:listingTexts.yes" : "admin:listingTexts.no");
  if (typeof value === "number") {
    if (inBaht.has(column)) return formatMoney(value, "THB", locale);
    return plain.has(column) ? String(value) : formatNumber(value, locale);
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .filter(([, part]) => !isEmptyValue(part))
      .map(
        ([name, part]) => `${nameField(name, t)} ${describeValue({ field: name, value: part }, t, locale)}`,
      )
      .join(", ");
  }
  const text = String(value);
  if (column === "status" && isListingStatus(text)) return t(`catalogue:status.${text}`);
  if (column === "property_type" && isPropertyType(text)) return t(`property:type.${text}`);
  if (column === "area" && isAreaSlug(text)) return t(`frame:areaNames.${text}`);
  const publication = column === "publication" && publications.find((one) => one === text);
  return publication ? t(`admin:listingTexts.publication.${publication}`) : text;
}

/** Where our own pictures lie. Such an address says nothing to anybody. */
const ownPictures = "/img/";

/**
 * The number of pictures, and the addresses of those that the other side lacks. Of our own pictures it is said how many
 * are others, where the numbers alone are the same.
 */
function describePictures(pictures: unknown[], other: unknown, t: Translate): string {
  const others: unknown[] = Array.isArray(other) ? other : [];
  const lacking = pictures.filter((picture) => !others.includes(picture)).map(String);
  const isSaid = others.length !== pictures.length;
  const said = lacking.filter((address) => !address.startsWith(ownPictures));
  const number = t("admin:listingTexts.pictures", { count: pictures.length });
  const differing = lacking.length - said.length;
  return [
    isSaid || differing === 0
      ? number
      : `${number}, ${t("admin:listingTexts.picturesDiffering", { count: differing })}`,
    ...said.slice(0, maxPicturesListed),
    ...(said.length > maxPicturesListed ? ["…"] : []),
  ].join("\n");
}
