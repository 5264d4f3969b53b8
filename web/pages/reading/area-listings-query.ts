import type { AreaSlug } from "../../../domain/places/areas.ts";
import type { ListingQuery } from "../../../domain/listings/query/listing-query.ts";

const listingsShown = 6;

/** The listings that an area's page shows. */
export function areaListings(slug: AreaSlug): ListingQuery {
  return { area: [slug], limit: listingsShown };
}
