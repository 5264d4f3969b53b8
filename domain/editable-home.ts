/** Homes as admins find and edit them, as they travel between the site Worker and the browser. */
import type { Locale } from "./locales.ts";
import type { PublicationState } from "./listing.ts";
import type { ListingFields } from "./new-listing.ts";

type Home = {
  id: string;
  slug: string;
  title: string;
  language: Locale;
  publication: PublicationState;
  updated_at: string;
};

/** `GET /api/admin/listings/all`: last changed first. */
export type ListedHomes = {
  total: number;
  homes: (Home & { price: number | null; monthly_rental_price: number | null })[];
};
export const homesShown = 50;

/** `GET /api/admin/listings/:id`: what the form shows, and the state it was in. */
export type EditableHome = Home & ListingFields;
