/** The plan that a visitor tries with the sliders: every sum of a page follows the same one. */
import { useState } from "react";
import type { FinanceTerms, ResolvedTerms } from "../../../domain/finance/finance-terms.ts";
import { useOwnTerm } from "../../visitor/use-own-terms.ts";

export const downStep = 10_000;
export const monthsRange = { min: 12, max: 180, step: 6 };
/** The range of prices when there is no listing. */
export const priceRange = { min: 800_000, max: 15_000_000, step: 50_000 };

export type TriedPlan = {
  /** Baht. */
  price: number;
  /** The terms of the home, with the visitor's down payment and months. */
  resolved: ResolvedTerms;
  leastDown: number;
  largestDown: number;
  setPrice: (price: number) => void;
  setDown: (down: number) => void;
  setMonths: (months: number) => void;
};

export function useTriedPlan(
  startPrice: number,
  { terms, isExample }: ResolvedTerms,
  start: Pick<FinanceTerms, "downPayment" | "months"> = terms,
): TriedPlan {
  const startFrom = useOwnTerm("start-from");
  const [price, setPrice] = useState(startPrice);
  const [down, setDown] = useState(start.downPayment);
  const [months, setMonths] = useState(start.months);
  const leastDown = Math.min(startFrom, terms.downPayment);
  const largestDown = Math.max(startFrom, Math.floor((price * 0.8) / downStep) * downStep);
  const downPayment = Math.min(Math.max(down, leastDown), largestDown);
  return {
    price,
    resolved: { terms: { ...terms, downPayment, months }, isExample },
    leastDown,
    largestDown,
    setPrice,
    setDown,
    setMonths,
  };
}
