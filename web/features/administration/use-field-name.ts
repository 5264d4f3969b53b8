/** What a column of a listing, or a field that was read for it, is called; itself when nobody named it. */
import { useTranslation } from "react-i18next";
import type { reviewTexts } from "../../i18n/en/admin/review-texts.ts";

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
  "bedrooms",
  "bathrooms",
  "rooms",
  "square_meters",
  "land_square_meters",
  "address",
  "city",
  "area",
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
] as const satisfies readonly (keyof typeof reviewTexts.fields)[];

/** Readings say squareMeters, columns square_meters. */
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Fields in the order in which people ask for them; what nobody named comes last. */
export function compareFields(one: string, other: string): number {
  return placeOf(one) - placeOf(other);
}

function placeOf(field: string): number {
  const index = named.findIndex((name) => name === columnOf(field));
  return index === -1 ? named.length : index;
}

export function useFieldName(): (field: string) => string {
  const { t } = useTranslation();
  return (field) => {
    const column = columnOf(field);
    const name = named.find((one) => one === column);
    return name ? t(`admin.reviewTexts.fields.${name}`) : field;
  };
}
