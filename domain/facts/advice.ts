/** Rules of thumb of the articles for buyers and sellers. They come from the United States and the texts say so. */
import { type Fact, notVerified, readAt } from "./fact.ts";
import { americanRule } from "./own-sources.ts";

const dates = { validFrom: "2026-11-22", checkedOn: "2026-11-22", reviewBy: "2027-11-22" } as const;

const ruleOfThumb = { ...dates, ...notVerified(americanRule.en) } as const;

const inspection = readAt(
  "Capital One, how much a home inspection costs (United States market)",
  "https://www.capitalone.com/learn-grow/life-events/how-much-does-a-home-inspection-cost/",
);

export const adviceFacts = [
  {
    id: "closing-costs",
    value: { from: 2, to: 5 },
    unit: "percent",
    ...dates,
    ...readAt(
      "LegalClarity, closing costs on a house (United States market)",
      "https://legalclarity.org/how-much-are-closing-costs-on-a-house-2-5",
    ),
  },
  {
    id: "pre-approval",
    value: { from: 60, to: 90 },
    unit: "days",
    ...dates,
    ...readAt(
      "The Consumer Advisory, mortgage pre-approval (United States market)",
      "https://theconsumeradvisory.com/learn-how-to-get-pre-approved-for-a-mortgage/3/",
    ),
  },
  { id: "debt-to-income", value: 43, unit: "percent", ...ruleOfThumb },
  { id: "inspection-cost", value: { from: 300, to: 500 }, unit: "USD", ...dates, ...inspection },
  { id: "photography-cost", value: { from: 300, to: 500 }, unit: "USD", ...ruleOfThumb },
  { id: "curb-appeal-cost", value: { from: 500, to: 2_000 }, unit: "USD", ...ruleOfThumb },
  { id: "curb-appeal-return", value: { from: 100, to: 150 }, unit: "percent", ...ruleOfThumb },
  { id: "kitchen-cost", value: { from: 2_000, to: 8_000 }, unit: "USD", ...ruleOfThumb },
  { id: "kitchen-return", value: { from: 80, to: 100 }, unit: "percent", ...ruleOfThumb },
  { id: "bathroom-cost", value: { from: 1_000, to: 5_000 }, unit: "USD", ...ruleOfThumb },
  { id: "bathroom-return", value: { from: 70, to: 100 }, unit: "percent", ...ruleOfThumb },
] as const satisfies readonly Fact[];
