/**
 * What falls due at the Land Office when a home changes hands: the transfer fee, business tax or stamp duty, and the
 * seller's withholding tax. The calculator, the guides and the articles all take their figures from here.
 */
import { numberOf, percentOf } from "../facts/fact-numbers.ts";
import type { FactId } from "../facts/facts.ts";
import type { FactsInForce } from "../facts/find-fact.ts";
import { type Satang, shareOf } from "./finance.ts";
import { sellerWithholding } from "./seller-withholding.ts";

export const sellerKinds = ["person", "company", "developer"] as const;
/** A developer sells a new unit for the first time. */
export type SellerKind = (typeof sellerKinds)[number];

export type Seller = {
  kind: SellerKind;
  /** Years of ownership, a begun year counted. They matter for a person only. */
  years: number;
  /** A person who is in the house book of the home for long enough. */
  isInHouseBook: boolean;
};

export const payers = ["half", "buyer", "seller"] as const;
export type Payer = (typeof payers)[number];

export const transferCharges = ["transferFee", "sellersTax", "withholding"] as const;
export type TransferCharge = (typeof transferCharges)[number];

export type Split = Record<TransferCharge, Payer>;

export const customarySplit: Split = { transferFee: "half", sellersTax: "seller", withholding: "seller" };

export type SharedCost = { total: Satang; buyer: Satang; seller: Satang };

export type Transfer = { price: Satang; appraised: Satang; seller: Seller };

/** A charge with a single rate. */
export function chargeOn(facts: FactsInForce, base: Satang, rate: FactId): Satang {
  return shareOf(base, percentOf(facts, rate));
}

/** The buyer's half is rounded and the seller pays the rest, so the two always add up to the total. */
export function shareBetween(total: Satang, payer: Payer): SharedCost {
  const buyer = payer === "half" ? shareOf(total, 50) : payer === "buyer" ? total : 0;
  return { total, buyer, seller: total - buyer };
}

/** Business tax or stamp duty, never both. */
export function sellersTaxOf(facts: FactsInForce, { kind, years, isInHouseBook }: Seller) {
  const isExempt = kind === "person" && (isInHouseBook || years > numberOf(facts, "business-tax-holding"));
  return isExempt ? "stamp-duty" : "specific-business-tax";
}

/** Who may pay a charge: a developer may pass on part of the transfer fee, never all of it. */
export function payersOf(charge: TransferCharge, seller: SellerKind): readonly Payer[] {
  const isLimited = charge === "transferFee" && seller === "developer";
  return isLimited ? payers.filter((payer) => payer !== "buyer") : payers;
}

/** The chosen split, or the custom if that split is not allowed, for example after a change of seller. */
export function payerOf(charge: TransferCharge, split: Split, seller: SellerKind): Payer {
  return payersOf(charge, seller).includes(split[charge]) ? split[charge] : customarySplit[charge];
}

export function transferCosts(
  facts: FactsInForce,
  transfer: Transfer,
  split: Split,
): Record<TransferCharge, SharedCost> {
  const { price, appraised, seller } = transfer;
  // For the transfer fee sources disagree on the base. The guides say: budget for the higher one.
  const higher = Math.max(price, appraised);
  const totals: Record<TransferCharge, Satang> = {
    transferFee: chargeOn(facts, higher, "transfer-fee"),
    sellersTax: chargeOn(facts, higher, sellersTaxOf(facts, seller)),
    withholding:
      seller.kind === "person"
        ? sellerWithholding(facts, appraised, seller.years)
        : chargeOn(facts, higher, "withholding-company"),
  };
  const share = (charge: TransferCharge) => shareBetween(totals[charge], payerOf(charge, split, seller.kind));
  return {
    transferFee: share("transferFee"),
    sellersTax: share("sellersTax"),
    withholding: share("withholding"),
  };
}
