/** Every price that a listing has had. Row level security hides the history of a hidden listing. */
import type { PriceHistory } from "../../../domain/api.ts";
import type { Wanted } from "../../cache/cached-response.ts";
import { json } from "../../cache/plain-answer.ts";
import type { AskedContext } from "../../context.ts";
import { readConfig } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import { limitMisses } from "../../http/rate-limits.ts";
import { findListing } from "../../backend/listing-reads.ts";
import { dataOf, publicBackend } from "../../backend/supabase.ts";

export function wantedPrices(c: AskedContext, said: string): Wanted {
  const idOrSlug = said.toLowerCase();
  if (!/^[a-z0-9-]{1,120}$/.test(idOrSlug)) throw new ApiError("not_found", "There is no such listing.");
  const produce = async () => {
    await limitMisses(c);
    const backend = publicBackend(readConfig(c.env));
    const found = await findListing(backend, idOrSlug);
    if (!found || !("listing" in found)) {
      return json(new ApiError("not_found", "There is no such listing.").toBody(), 404);
    }
    const answer = await backend
      .from("listing_price_points")
      .select("price,monthly_rental_price,since")
      .eq("listing_id", found.listing.id)
      .order("since")
      .order("id");
    const history: PriceHistory = {
      prices: dataOf(answer).map(({ price, monthly_rental_price, since }) => ({
        price,
        monthlyRentalPrice: monthly_rental_price,
        since,
      })),
    };
    return json(history);
  };
  return { key: `/api/listings/${idOrSlug}/prices`, produce };
}
