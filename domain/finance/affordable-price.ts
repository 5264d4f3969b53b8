/** The highest price whose instalments fit a monthly budget: the schedule of domain/finance/finance.ts in reverse. */
import { type Plan, type Satang, buildSchedule } from "./finance.ts";

export type Budget = Omit<Plan, "price"> & { monthlyBudget: Satang };

export function affordablePrice(budget: Budget): Satang {
  const { monthlyBudget, downPayment, months, premiumPercent, interestPercent } = budget;
  const rate = interestPercent / 1200;
  const financed = rate === 0 ? monthlyBudget * months : (monthlyBudget * (1 - (1 + rate) ** -months)) / rate;
  let price = Math.floor((financed + downPayment) / (1 + premiumPercent / 100));
  // The formula ignores the rounding of instalments, so lower the price until every instalment fits the budget.
  while (price > 0 && highestInstalment({ ...budget, price }) > monthlyBudget) {
    price -= Math.max(1, months);
  }
  return Math.max(0, price);
}

function highestInstalment(plan: Plan): Satang {
  return Math.max(0, ...buildSchedule(plan).instalments.map((instalment) => instalment.payment));
}
