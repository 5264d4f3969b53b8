/** Reads the form as the API expects it, and finds what was changed. The API's schema does the validation. */
import {
  type ListingChanges,
  type ListingFields,
  listingFieldNames,
} from "../../../../domain/listings/new-listing.ts";

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
    land_square_meters: number("land_square_meters"),
    tenure: (text("tenure") || null) as ListingFields["tenure"],
    price: number("price"),
    monthly_rental_price: number("monthly_rental_price"),
    featured: form.has("featured"),
  };
}

/** Only the changed fields: the scraper never again overwrites a field that is sent, so the others must stay out. */
export function findChanges(before: ListingFields, after: ListingFields): ListingChanges {
  const changed = listingFieldNames.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}
