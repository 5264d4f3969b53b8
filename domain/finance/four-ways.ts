/**
 * Ways to live in the same home, year by year: the money paid out, the equity, and the cost. Equity is the home's value
 * minus the balance still owed. Under rent-to-own it is a contractual claim, because the title passes only with the last
 * instalment. Each way is worked out alone. A way without given terms is left out; terms are never invented.
 */
import { type Plan, type Satang, buildSchedule, positionAfter, shareOf } from "./finance.ts";

export type YearEnd = {
  year: number;
  /** Everything paid so far. */
  paidOut: Satang;
  equity: Satang;
  /** `paidOut` minus `equity`: below zero when the home has gained more than was paid. */
  cost: Satang;
};

export type Home = {
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
};

export type WayPlan = Omit<Plan, "price">;

export function rentByYear({ monthlyRent, rentGrowthPercent, years }: Home): YearEnd[] {
  let paidOut = 0;
  return yearsUpTo(years).map((year) => {
    if (year > 0) paidOut += Math.round(grown(monthlyRent, rentGrowthPercent, year - 1)) * 12;
    return { year, paidOut, equity: 0, cost: paidOut };
  });
}

export function ownByYear(home: Home, plan: WayPlan, titlePasses: "at the start" | "at the end"): YearEnd[] {
  const { price, monthlyOwnersCosts, transferCosts, valueGrowthPercent, years } = home;
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
): WayPlan {
  return {
    downPayment: price - shareOf(price, loan.percent),
    months: loan.months,
    premiumPercent: 0,
    interestPercent: loan.interestPercent,
  };
}

/** What an offer says, as a plan without interest. Null where its payments do not reach the price. */
export function offeredPlan(
  price: Satang,
  { downPayment, months, monthly }: { downPayment: Satang; months: number; monthly: Satang },
): WayPlan | null {
  const paid = downPayment + months * monthly;
  return paid < price
    ? null
    : { downPayment, months, premiumPercent: (paid / price - 1) * 100, interestPercent: 0 };
}
