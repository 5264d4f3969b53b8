/** Prices of the outside site that were changed by hand. They last until the site stops. */
import * as v from "valibot";
import { outsideListings, type OutsideListing } from "./listings.ts";

/** "-10%" changes a price by that much, a number replaces it. */
export const priceChangeSchema = v.object({
  home: v.optional(
    v.pipe(v.string(), v.toUpperCase(), v.regex(/^SSH-\d{4}$/, "is no home such as SSH-1001")),
  ),
  price: v.pipe(
    v.string(),
    v.regex(
      /^(?:[+-]?\d{1,2}(?:\.\d+)?%|[1-9]\d{3,9})$/,
      "is neither a price such as 2500000 nor a change such as -10%",
    ),
  ),
});
type PriceChange = v.InferOutput<typeof priceChangeSchema>;
export type ChangedPrice = { home: string; title: string; path: string; before: number; after: number };

export function openPrices() {
  const changed = new Map<string, Pick<OutsideListing, "price" | "changedAt">>();
  const show = (listing: OutsideListing): OutsideListing => ({ ...listing, ...changed.get(listing.id) });
  return {
    show,
    /** Without a home: the first that is for sale. Undefined when there is no such home. */
    change({ home, price }: PriceChange, changedAt: Date): ChangedPrice | undefined {
      const found = outsideListings.find(({ id, deal }) => (home ? id === home : deal === "sale"));
      if (!found) return undefined;
      const { id, title, path, price: before } = show(found);
      const after = price.endsWith("%")
        ? Math.round((before * (1 + Number.parseFloat(price) / 100)) / 1000) * 1000
        : Number(price);
      changed.set(id, { price: after, changedAt });
      return { home: id, title, path, before, after };
    },
  };
}
