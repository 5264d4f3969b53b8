/** The plan of the address: what a visitor kept or was sent. What is no such figure is the usual one. */
import type { ResolvedTerms } from "../../../domain/finance/finance-terms.ts";
import { useSearchParams } from "../../routing/router-hooks.ts";
import { type TriedPlan, monthsRange, priceRange, useTriedPlan } from "./use-tried-plan.ts";

export function useKeptPlan(usualPrice: number, resolved: ResolvedTerms): TriedPlan {
  const kept = useSearchParams();
  const { downPayment, months } = resolved.terms;
  const read = (name: string, { min, max }: { min: number; max: number }, usual: number) => {
    const value = Number(kept.get(name));
    return Number.isInteger(value) && value >= min && value <= max ? value : usual;
  };
  return useTriedPlan(read("price", priceRange, usualPrice), resolved, {
    downPayment: read("down", { min: 1, max: priceRange.max }, downPayment),
    months: read("months", monthsRange, months),
  });
}
