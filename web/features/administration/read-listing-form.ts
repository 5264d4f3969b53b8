/** The form as the API wants it. Whether it is valid is decided by the API's schema. */
import type { NewListingInput } from "../../../domain/new-listing.ts";

export function readListingForm(form: FormData): NewListingInput {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const number = (name: string) => (text(name) === "" ? null : Number(text(name)));
  return {
    title: text("title"),
    description: text("description"),
    property_type: text("property_type") as NewListingInput["property_type"],
    status: form.getAll("status").map(String),
    area: (text("area") || null) as NewListingInput["area"],
    condo_name: text("condo_name") || null,
    bedrooms: number("bedrooms"),
    bathrooms: number("bathrooms"),
    square_meters: number("square_meters"),
    price: number("price"),
    monthly_rental_price: number("monthly_rental_price"),
    featured: form.has("featured"),
    publication: text("publication") === "published" ? "published" : "draft",
  };
}
