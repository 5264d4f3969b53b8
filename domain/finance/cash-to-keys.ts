/**
 * The cash a buyer needs to become the registered owner: the price, the transfer fee and taxes, shared between buyer
 * and seller, and the building's fees. Percentages and fees come from the dated facts or from the listing. A fee known
 * only as a range stays a range.
 */
import { type Satang, shareOf } from "./finance.ts";

export type SatangRange = { from: Satang; to: Satang };

export type TransferRates = {
  transferFeePercent: number;
  /** Specific business tax or stamp duty, never both. */
  sellersTaxPercent: number;
  withholdingPercent: number;
};

export type SharedCost = { total: Satang; buyer: Satang; seller: Satang };

export type TransferCosts = Record<"transferFee" | "sellersTax" | "withholding" | "total", SharedCost>;

/** The buyer's part is rounded and the seller pays the rest, so the two always add up to the total. */
export function shareTransferCosts(
  price: Satang,
  rates: TransferRates,
  buyersSharePercent: number,
): TransferCosts {
  const split = (percent: number): SharedCost => {
    const total = shareOf(price, percent);
    const buyer = shareOf(total, buyersSharePercent);
    return { total, buyer, seller: total - buyer };
  };
  const transferFee = split(rates.transferFeePercent);
  const sellersTax = split(rates.sellersTaxPercent);
  const withholding = split(rates.withholdingPercent);
  return {
    transferFee,
    sellersTax,
    withholding,
    total: {
      total: transferFee.total + sellersTax.total + withholding.total,
      buyer: transferFee.buyer + sellersTax.buyer + withholding.buyer,
      seller: transferFee.seller + sellersTax.seller + withholding.seller,
    },
  };
}

export type BuildingFees = {
  /** Satang per square metre, once. */
  sinkingFund: SatangRange;
  /** Satang per square metre a month. */
  commonFee: SatangRange;
  /** Months of common fee payable in advance. */
  commonFeeMonths: number;
};

export type CashToKeys = {
  price: Satang;
  transfer: TransferCosts;
  sinkingFund: SatangRange;
  commonFee: SatangRange;
  total: SatangRange;
};

export function cashToKeys(options: {
  price: Satang;
  squareMeters: number;
  rates: TransferRates;
  fees: BuildingFees;
  buyersSharePercent: number;
}): CashToKeys {
  const { price, squareMeters, rates, fees, buyersSharePercent } = options;
  const transfer = shareTransferCosts(price, rates, buyersSharePercent);
  const sinkingFund = timesRange(fees.sinkingFund, squareMeters);
  const commonFee = timesRange(fees.commonFee, squareMeters * fees.commonFeeMonths);
  const sum = (end: keyof SatangRange) => price + transfer.total.buyer + sinkingFund[end] + commonFee[end];
  return { price, transfer, sinkingFund, commonFee, total: { from: sum("from"), to: sum("to") } };
}

function timesRange(range: SatangRange, factor: number): SatangRange {
  return { from: Math.round(range.from * factor), to: Math.round(range.to * factor) };
}
