/** The terms of a seller who is paid in parts. */
import type { Price } from "../../meaning/price.ts";
import type { ExtractedListing } from "../fields.ts";
import type { Merged } from "../merge.ts";

type SellersTerms = Pick<ExtractedListing, "financeDownPayment" | "financeInstalment" | "financeMonths">;

/** Sums of a bank's loan or in another currency are not the seller's terms. Where no price names its money they are in baht. */
export function sellersTermsOf(merged: Merged, isOffered: boolean, price: Price | null): SellersTerms {
  const { downPayment, instalment, financeMonths } = merged;
  const currency = price?.currency ?? "THB";
  const isTerm = (sum: Price) =>
    sum.amount < (price?.amount ?? Infinity) && (sum.currency ?? currency) === currency;
  const amountOf = (sum: Price | undefined) => (sum && isTerm(sum) ? sum.amount : null);
  return {
    financeDownPayment: isOffered ? amountOf(downPayment?.value) : null,
    financeInstalment: isOffered ? amountOf(instalment?.value) : null,
    financeMonths: isOffered ? (financeMonths?.value ?? null) : null,
  };
}
