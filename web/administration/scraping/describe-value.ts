/** A listing's value for an admin: money formatted, choices by name, anything else as it is. */
import type { FloorPlan } from "../../../domain/floor-plans/floor-plan-schema.ts";
import { formatDay } from "../../../domain/languages/format-date.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import { formatMoney } from "../../../domain/languages/money.ts";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import { type TranslateValue, describeChoice, nameLanguage } from "./describe-choice.ts";
import { columnOf, nameField } from "./name-field.ts";

type Described = {
  field: string;
  value: unknown;
  /** What it is compared with, if anything. */ other?: unknown;
};

const maxPicturesListed = 5;
const inBaht = new Set(["price", "monthly_rental_price", "finance_down_payment", "finance_instalment"]);
/** Numbers that take no thousands separators. */
const plain = new Set(["year_built", "latitude", "longitude"]);
/** Lists of pictures by their addresses. */
const ofPictures = new Set(["images", "plan_images"]);

/** Empty for a missing value. */
export function describeValue({ field, value, other }: Described, t: TranslateValue, locale: Locale): string {
  if (isEmptyValue(value)) return "";
  const column = columnOf(field);
  if (ofPictures.has(column) && Array.isArray(value)) return describePictures(value, other, t);
  if (column === "agent_photo") return describePictures([value], isEmptyValue(other) ? [] : [other], t);
  if (column === "picture_texts") return describePictureTexts(value as PictureTexts, other as PictureTexts);
  if (column === "floor_plan") return describePlan(value as FloorPlan, t);
  if (Array.isArray(value)) return value.map((one) => describeOne(column, one, t, locale)).join(", ");
  return describeOne(column, value, t, locale);
}

export function isEmptyValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : (value ?? "") === "";
}

function describeOne(column: string, value: unknown, t: TranslateValue, locale: Locale): string {
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
  return column === "last_verified_on" ? formatDay(text, locale) : describeChoice(column, text, t);
}

/** Where our own pictures lie. Such an address says nothing to anybody. */
const ownPictures = "/img/";

/**
 * The number of pictures, and the addresses of those that the other side lacks. Of our own pictures it is said how many
 * are others, where the numbers alone are the same.
 */
function describePictures(pictures: unknown[], other: unknown, t: TranslateValue): string {
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

type PictureTexts = Record<string, Partial<Record<Locale, string>>> | null | undefined;

/** What is said otherwise on the other side, without the pictures' addresses. */
function describePictureTexts(texts: PictureTexts, others: PictureTexts): string {
  const said = Object.entries(texts ?? {}).flatMap(([picture, byLanguage]) =>
    Object.entries(byLanguage)
      .filter(([locale, text]) => text && others?.[picture]?.[locale as Locale] !== text)
      .map(([locale, text]) => `${text} (${nameLanguage(locale)})`),
  );
  return said.join("\n");
}

function describePlan({ floors }: FloorPlan, t: TranslateValue): string {
  return t("admin:listingTexts.planRooms", { count: floors.flatMap(({ rooms }) => rooms).length });
}
