/**
 * The cash a buyer needs to become the registered owner: the price, the buyer's part of the transfer costs, and the
 * building's fees.
 */
import type { FactsInForce } from "../facts/find-fact.ts";
import { type BuildingFees, type SatangRange, timesRange } from "./building-fees.ts";
import type { Satang } from "./finance.ts";
import {
  type Seller,
  type SharedCost,
  type Split,
  type Transfer,
  type TransferCharge,
  transferCharges,
  transferCosts,
} from "./transfer-costs.ts";

/** Buildings usually ask for a year's common fee in advance. */
export const commonFeeMonths = 12;

/** The example of the guide to costs and taxes: a private person who bought three years ago. */
export const usualSeller: Seller = { kind: "person", years: 3, isInHouseBook: false };

export type CashToKeys = {
  price: Satang;
  transfer: Record<TransferCharge, SharedCost>;
  /** Null where none is due: on a resale, the first owner has paid it. */
  sinkingFund: SatangRange | null;
  commonFee: SatangRange | null;
  total: SatangRange;
};

export function cashToKeys(
  facts: FactsInForce,
  options: {
    transfer: Transfer;
    split: Split;
    squareMeters: number;
    /** Null for a home without common property, such as most houses. */
    fees: BuildingFees | null;
  },
): CashToKeys {
  const { transfer, split, squareMeters, fees } = options;
  const { price, seller } = transfer;
  const costs = transferCosts(facts, transfer, split);
  const isFirstSale = seller.kind === "developer";
  const sinkingFund = fees && isFirstSale ? timesRange(fees.sinkingFund, squareMeters) : null;
  const commonFee = fees && timesRange(fees.commonFee, squareMeters * commonFeeMonths);
  const buyersPart = transferCharges.reduce((sum, charge) => sum + costs[charge].buyer, 0);
  const sum = (end: keyof SatangRange) =>
    price + buyersPart + (sinkingFund?.[end] ?? 0) + (commonFee?.[end] ?? 0);
  return { price, transfer: costs, sinkingFund, commonFee, total: { from: sum("from"), to: sum("to") } };
}
