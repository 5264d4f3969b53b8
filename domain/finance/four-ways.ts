/**
 * Four ways to live in the same home, year by year: the money paid out, the equity, and the cost. Equity is the home's
 * value minus the balance still owed. Under rent-to-own it is a contractual claim, because the title passes only with
 * the last instalment.
 */
import { type Plan, type Satang, buildSchedule, positionAfter, shareOf } from "./finance.ts";

export const ways = ["rent", "rentToOwn", "sellerFinance", "bankOrCash"] as const;
export type Way = (typeof ways)[number];

export type YearEnd = {
  year: number;
  /** Everything paid so far. */
  paidOut: Satang;
  equity: Satang;
  /** `paidOut` minus `equity`: below zero when the home has gained more than was paid. */
  cost: Satang;
};

export type Comparison = {
  price: Satang;
  monthlyRent: Satang;
  /** Costs that an owner pays and a tenant does not, such as the common fee. */
  monthlyOwnersCosts: Satang;
  /** The buyer's part of the transfer costs, paid when the title passes. */
  transferCosts: Satang;
  /** Yearly growth of the home's value and of the rent. */
  valueGrowthPercent: number;
  rentGrowthPercent: number;
  years: number;
  plans: Record<Exclude<Way, "rent">, Omit<Plan, "price">>;
};

export function compareWays(comparison: Comparison): Record<Way, YearEnd[]> {
  return {
    rent: rentByYear(comparison),
    rentToOwn: ownByYear(comparison, comparison.plans.rentToOwn, "at the end"),
    sellerFinance: ownByYear(comparison, comparison.plans.sellerFinance, "at the start"),
    bankOrCash: ownByYear(comparison, comparison.plans.bankOrCash, "at the start"),
  };
}

function rentByYear({ monthlyRent, rentGrowthPercent, years }: Comparison): YearEnd[] {
  let paidOut = 0;
  return yearsUpTo(years).map((year) => {
    if (year > 0) paidOut += Math.round(grown(monthlyRent, rentGrowthPercent, year - 1)) * 12;
    return { year, paidOut, equity: 0, cost: paidOut };
  });
}

function ownByYear(
  comparison: Comparison,
  plan: Omit<Plan, "price">,
  titlePasses: "at the start" | "at the end",
): YearEnd[] {
  const { price, monthlyOwnersCosts, transferCosts, valueGrowthPercent, years } = comparison;
  const schedule = buildSchedule({ ...plan, price });
  return yearsUpTo(years).map((year) => {
    const { paidIn, balance } = positionAfter(schedule, year * 12);
    const hasTitle = titlePasses === "at the start" || balance === 0;
    const paidOut = paidIn + monthlyOwnersCosts * 12 * year + (hasTitle ? transferCosts : 0);
    const value = Math.round(grown(price, valueGrowthPercent, year));
    const equity = Math.max(0, value - balance);
    return { year, paidOut, equity, cost: paidOut - equity };
  });
}

function yearsUpTo(years: number): number[] {
  return Array.from({ length: years + 1 }, (_, year) => year);
}

function grown(amount: Satang, percent: number, years: number): number {
  return amount * (1 + percent / 100) ** years;
}

/** The bank lends part of the price and the buyer pays the rest. A loan of 0 % is a cash purchase. */
export function bankPlan(
  price: Satang,
  loan: { percent: number; interestPercent: number; months: number },
): Omit<Plan, "price"> {
  return {
    downPayment: price - shareOf(price, loan.percent),
    months: loan.months,
    premiumPercent: 0,
    interestPercent: loan.interestPercent,
  };
}
