/** Doubts about a listing that the catalogue would show without a price. */
import type { ReadingWarning } from "../../domain/scraping/listing-review.ts";
import type { ExtractedListing } from "../extract/fields.ts";

/** As toListingColumns() makes them. */
type Columns = Readonly<Record<string, unknown>>;

export function warnOfPrice(
  { price, monthlyRentalPrice }: Pick<ExtractedListing, "price" | "monthlyRentalPrice">,
  columns: Columns,
): ReadingWarning[] {
  if (columns["price"] != null || columns["monthly_rental_price"] != null) return [];
  return [price === null && monthlyRentalPrice === null ? "no-price" : "price-not-in-baht"];
}
