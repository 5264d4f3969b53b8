/** Every price that a listing has had. Row level security hides the history of a hidden listing. */
import type { PriceHistory } from "../../../domain/api.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import { type Wanted, readCatalogue } from "../../cache/cached-response.ts";
import { json } from "../../cache/plain-answer.ts";
import type { AskedContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { dataOf, publicBackend } from "../../backend/supabase.ts";
import { noSuchListing, wantedListing } from "./listings.ts";

export function wantedPrices(c: AskedContext, idOrSlug: string): Wanted {
  // Refuses what no listing can be called.
  const wanted = wantedListing(c, idOrSlug);
  return {
    key: `${wanted.key}/prices`,
    produce: async () => {
      const { status, data: listing, dataAt, degraded } = await readCatalogue<Property>(c, wanted);
      if (status !== 200) return json(noSuchListing().toBody(), 404);
      const answer = await publicBackend(readConfig(c.env))
        .from("listing_price_points")
        .select("price,monthly_rental_price,since")
        .eq("listing_id", listing.id)
        .order("since")
        .order("id");
      const history: PriceHistory = {
        prices: dataOf(answer).map(({ price, monthly_rental_price, since }) => ({
          price,
          monthlyRentalPrice: monthly_rental_price,
          since,
        })),
      };
      return { ...json(history), dataAt, degraded };
    },
  };
}
