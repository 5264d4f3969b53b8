/** Sums that are too small to be a home's price: "Rs 8" in a link beside "Call for Price". */
import { monthlyRent } from "../../meaning/price.ts";
import { saysOnRequest } from "../facts/on-request.ts";
import type { PageFacts } from "../facts/page-facts.ts";
import type { Merged } from "../merge.ts";

/** No home is sold for less, in any currency. */
const leastForSale = 1000;
const leastRent = 40;

export function isTooCheap({ price, offer, rent }: Merged): boolean {
  if (!price) return false;
  const monthly = monthlyRent(price.value);
  if (monthly !== null && monthly < leastRent) return true;
  if (rent || offer?.value === "rent" || price.value.period !== "total") return false;
  return price.value.amount < leastForSale && price.field.layer !== "selectors";
}

/** Where the page says that its price is told on request, no tiny sum overrules it. */
export function forgetTinyPrice(merged: Merged, facts: PageFacts): Merged {
  if (!isTooCheap(merged) || !saysOnRequest(facts)) return merged;
  const rest = { ...merged };
  delete rest.price;
  return rest;
}
