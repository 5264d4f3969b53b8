/** Typical requests of visitors, to the API and to pages: lists with and without filters, listings, areas. */
import type { ListingPage } from "../../domain/api.ts";
import type { Product } from "../../tests/start-product.ts";

const lists = [
  "",
  "?type=condo&status=for-sale",
  "?type=condo&status=for-rent",
  "?type=condo&status=finance-available",
  "?type=house-for-sale",
  "?type=condo-for-sale&bedrooms=2&maxPrice=5000000",
  "?area=jomtien&sort=price-up",
  "?area=pratumnak&amenities=sea-view",
  "?minPrice=2000000&maxPrice=4000000&sort=price-down",
  "?q=residence",
];
const listingCount = 12;

export async function findRealQueries(product: Product): Promise<{ json: string[]; html: string[] }> {
  const newest: ListingPage = await (await product.fetch(`/api/listings?limit=${listingCount}`)).json();
  const listings = newest.listings;
  return {
    json: [
      "/api/front-page",
      "/api/areas",
      ...lists.map((query) => `/api/listings${query}`),
      ...listings.map(({ slug }) => `/api/listings/${slug}`),
      ...listings.slice(0, 4).map(({ id }) => `/api/listings/${id}/similar`),
    ],
    html: [
      "/",
      "/de",
      "/th",
      "/areas",
      "/areas/jomtien",
      "/finance",
      ...lists.map((query) => `/listings${query}`),
      ...lists.slice(0, 4).map((query) => `/ru/listings${query}`),
      ...listings.map(({ slug }) => `/property/${slug}`),
    ],
  };
}
