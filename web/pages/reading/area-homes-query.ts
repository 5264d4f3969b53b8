import type { AreaSlug } from "../../../domain/areas.ts";
import type { ListingQuery } from "../../../domain/listing-query.ts";

const shownHomes = 6;

/** The homes that an area's page shows. */
export function areaHomes(slug: AreaSlug): ListingQuery {
  return { area: [slug], limit: shownHomes };
}
