/** The name of a listing's column or of a field that the scraper read. A field without a name keeps its own. */
import type { TFunction } from "i18next";
import { languageOptions } from "../../../domain/languages/locales.ts";
import type { listingTexts } from "../../i18n/en/admin/listing-texts.ts";

const named = [
  "title",
  "language",
  "description",
  "price",
  "rent",
  "monthly_rental_price",
  "currency",
  "property_type",
  "kind",
  "offer",
  "status",
  "gone",
  "finance",
  "finance_down_payment",
  "finance_instalment",
  "finance_months",
  "tenure",
  "bedrooms",
  "bathrooms",
  "rooms",
  "square_meters",
  "land_square_meters",
  "floor_plan",
  "plan_images",
  "address",
  "city",
  "area",
  "building_id",
  "condo_name",
  "coordinates",
  "latitude",
  "longitude",
  "floor",
  "images",
  "amenities",
  "year_built",
  "agent_name",
  "agent_phone",
  "agent_email",
  "agent_photo",
  "external_id",
  "publication",
  "common_fee",
  "sinking_fund",
  "featured",
  "is_sample",
  "ownership_verified",
  "ownership_claimed",
  "last_verified_on",
  "finance_premium_percent",
  "finance_interest_percent",
  "finance_forfeiture_percent",
  "picture_texts",
] as const satisfies readonly (keyof typeof listingTexts.fields)[];

/** The scraper's fields are called squareMeters and type, the columns square_meters and property_type. */
export function columnOf(field: string): string {
  if (field === "type") return "property_type";
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function nameField(field: string, t: TFunction<["admin"]>): string {
  // A text in another language is named `title.th`.
  const [base = field, locale] = field.split(".");
  const column = columnOf(base);
  const name = named.find((one) => one === column);
  if (!name) return field;
  const known = t(`admin:listingTexts.fields.${name}`);
  return locale ? `${known} (${languageOptions.find(({ code }) => code === locale)?.name ?? locale})` : known;
}

/** Sorts fields by what people ask for first. Fields without a name come last. */
export function compareFields(one: string, other: string): number {
  return placeOf(one) - placeOf(other);
}

function placeOf(field: string): number {
  const column = columnOf(field);
  const index = named.findIndex((name) => name === column);
  return index === -1 ? named.length : index;
}
