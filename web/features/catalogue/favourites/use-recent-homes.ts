/** The homes viewed lately that are still there, without those that are saved. */
import { useQueries } from "@tanstack/react-query";
import type { Property } from "../../../../domain/listings/listing.ts";
import { useFavourites } from "../../../visitor/kept/favourites.ts";
import { useRecentlyViewed } from "../../../visitor/kept/recently-viewed.ts";
import { propertyQuery } from "../property-query.ts";

const mostShown = 6;

/** Nothing is read before it is asked for. */
export function useRecentHomes(isAsked: boolean): { id: string; data: Property | undefined }[] {
  const saved = useFavourites();
  const ids = useRecentlyViewed()
    .filter((id) => !saved.includes(id))
    .slice(0, mostShown);
  const homes = useQueries({
    queries: ids.map((id) => ({ ...propertyQuery(id), retry: false, enabled: isAsked })),
  });
  // A home that is gone needs no message here, because the visitor never chose to keep it.
  return ids
    .map((id, index) => ({ id, data: homes[index]?.data, isGone: homes[index]?.isError }))
    .filter(({ isGone }) => !isGone);
}
