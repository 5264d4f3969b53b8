/** The form as the API wants it, and what of it was changed. Whether it is valid is decided by the API's schema. */
import { type ListingChanges, type ListingFields, listingFieldNames } from "../../../domain/new-listing.ts";

export function readListingForm(form: FormData): ListingFields {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const number = (name: string) => (text(name) === "" ? null : Number(text(name)));
  return {
    title: text("title"),
    description: text("description"),
    property_type: text("property_type") as ListingFields["property_type"],
    status: form.getAll("status").map(String),
    address: text("address"),
    area: (text("area") || null) as ListingFields["area"],
    condo_name: text("condo_name") || null,
    bedrooms: number("bedrooms"),
    bathrooms: number("bathrooms"),
    square_meters: number("square_meters"),
    price: number("price"),
    monthly_rental_price: number("monthly_rental_price"),
    featured: form.has("featured"),
  };
}

/** A field that is sent becomes the human's own: those that are as they were stay the scraper's. */
export function findChanges(before: ListingFields, after: ListingFields): ListingChanges {
  const changed = listingFieldNames.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}
