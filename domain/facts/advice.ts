/** Rules of thumb of the articles for buyers and sellers. They come from the United States and the texts say so. */
import type { Fact } from "./fact.ts";

const rest = {
  source: { name: "Rule of thumb, United States market" },
  validFrom: "2026-11-21",
  checkedOn: "2026-11-21",
  reviewBy: "2027-11-21",
} as const;

export const adviceFacts = [
  { id: "closing-costs", value: { from: 2, to: 5 }, unit: "percent", ...rest },
  { id: "pre-approval", value: { from: 60, to: 90 }, unit: "days", ...rest },
  { id: "debt-to-income", value: 43, unit: "percent", ...rest },
  { id: "inspection-cost", value: { from: 300, to: 500 }, unit: "USD", ...rest },
  { id: "photography-cost", value: { from: 300, to: 500 }, unit: "USD", ...rest },
  { id: "curb-appeal-cost", value: { from: 500, to: 2_000 }, unit: "USD", ...rest },
  { id: "curb-appeal-return", value: { from: 100, to: 150 }, unit: "percent", ...rest },
  { id: "kitchen-cost", value: { from: 2_000, to: 8_000 }, unit: "USD", ...rest },
  { id: "kitchen-return", value: { from: 80, to: 100 }, unit: "percent", ...rest },
  { id: "bathroom-cost", value: { from: 1_000, to: 5_000 }, unit: "USD", ...rest },
  { id: "bathroom-return", value: { from: 70, to: 100 }, unit: "percent", ...rest },
] as const satisfies readonly Fact[];
