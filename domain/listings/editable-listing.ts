/** The shapes of listings that admins find and edit, between the site Worker and the browser. */
import type { Locale } from "../languages/locales.ts";
import type { PublicationState } from "./listing.ts";
import type { ListingFields } from "./new-listing.ts";

type ListingHead = {
  id: string;
  slug: string;
  title: string;
  language: Locale;
  publication: PublicationState;
  updated_at: string;
};

/** `GET /api/admin/listings/all`, last changed first. */
export type FoundListings = {
  total: number;
  listings: (ListingHead & { price: number | null; monthly_rental_price: number | null })[];
};
export const foundListingsShown = 50;

/** `GET /api/admin/listings/:id`: the fields of the form, and the version they belong to. */
export type EditableListing = ListingHead & ListingFields;
