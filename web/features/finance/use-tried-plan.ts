/** The plan that a visitor tries with the sliders: every sum of a page follows the same one. */
import { useState } from "react";
import type { ResolvedTerms } from "../../../domain/finance/finance-terms.ts";
import { useOwnTerm } from "../../visitor/use-own-terms.ts";

export const downStep = 10_000;

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

export function useTriedPlan(startPrice: number, { terms, isExample }: ResolvedTerms): TriedPlan {
  const startFrom = useOwnTerm("start-from");
  const [price, setPrice] = useState(startPrice);
  const [down, setDown] = useState(terms.downPayment);
  const [months, setMonths] = useState(terms.months);
  const largestDown = Math.max(startFrom, Math.floor((price * 0.8) / downStep) * downStep);
  const downPayment = Math.min(down, largestDown);
  return {
    price,
    resolved: { terms: { ...terms, downPayment, months }, isExample },
    leastDown: Math.min(startFrom, terms.downPayment),
    largestDown,
    setPrice,
    setDown,
    setMonths,
  };
}
