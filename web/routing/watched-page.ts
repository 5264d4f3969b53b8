/** The page of what letters about homes are asked for: one home, one building or a list. */
import { readListingQuery } from "../../domain/listings/query/listing-query.ts";
import { paths } from "./paths.ts";

export type Watched = { home?: string; building?: string; query?: string };

export function watchedPage({ home, building, query }: Watched): string {
  if (home) return paths.property(encodeURIComponent(home));
  if (building) return paths.building(encodeURIComponent(building));
  return paths.listings(readListingQuery(new URLSearchParams(query)));
}
