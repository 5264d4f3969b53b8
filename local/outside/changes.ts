/** Homes of the outside site that were changed by hand: their price, deal or currency. It lasts until the site stops. */
import * as v from "valibot";
import { composeHome, outsideListings, type OutsideListing } from "./listings.ts";

/** "-10%" changes a price by that much, a number replaces it. */
export const homeChangeSchema = v.pipe(
  v.object({
    home: v.optional(
      v.pipe(v.string(), v.toUpperCase(), v.regex(/^SSH-\d{4}$/, "is no home such as SSH-1001")),
    ),
    price: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^(?:[+-]?\d{1,2}(?:\.\d+)?%|[1-9]\d{3,9})$/,
          "is neither a price such as 2500000 nor a change such as -10%",
        ),
      ),
    ),
    deal: v.optional(v.picklist(["sale", "rent"])),
    currency: v.optional(v.picklist(["THB", "USD"])),
  }),
  v.check(
    ({ price, deal, currency }) => Boolean(price ?? deal ?? currency),
    "needs a price, deal or currency",
  ),
);
type HomeChange = v.InferOutput<typeof homeChangeSchema>;
export type ChangedHome = { home: string; title: string; path: string; before: number; after: number };

export function openChanges() {
  const changed = new Map<string, OutsideListing>();
  const show = (listing: OutsideListing): OutsideListing => changed.get(listing.id) ?? listing;
  return {
    show,
    /** Without a home: the first that is for sale. Undefined when there is no such home. */
    change({ home, price, deal, currency }: HomeChange, changedAt: Date): ChangedHome | undefined {
      const found = outsideListings.find((one) => (home ? one.id === home : one.deal === "sale"));
      if (!found) return undefined;
      const standing = show(found);
      const before = standing.price;
      const composed = deal && deal !== standing.deal ? composeHome({ ...standing, deal }) : standing;
      const after = price ? priceAfter(price, before) : composed.price;
      changed.set(found.id, {
        ...composed,
        currency: currency ?? standing.currency,
        price: after,
        changedAt,
      });
      return { home: found.id, title: composed.title, path: found.path, before, after };
    },
  };
}

function priceAfter(asked: string, before: number): number {
  if (!asked.endsWith("%")) return Number(asked);
  return Math.round((before * (1 + Number.parseFloat(asked) / 100)) / 1000) * 1000;
}
