/** The columns of a listing in words; the scraper's own names of fields are known too. */
import type { i18n } from "i18next";

export const fieldNames = [
  "title",
  "property_type",
  "status",
  "price",
  "monthly_rental_price",
  "bedrooms",
  "bathrooms",
  "square_meters",
  "condo_name",
  "address",
  "area",
  "city",
  "latitude",
  "longitude",
  "year_built",
  "amenities",
  "images",
  "description",
  "language",
  "agent_name",
  "agent_phone",
  "agent_email",
  "agent_photo",
  "publication",
] as const;

export function nameField(field: string, t: i18n["t"]): string {
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const known = fieldNames.find((name) => name === column);
  return known ? t(`admin.runs.field.${known}`) : field;
}
