/** A contract before it is entered: the schedule of its terms, as both sides will read it. In baht. */
import { buildSchedule, toBaht, totalPaid } from "../../finance/finance.ts";
import { planOf } from "../../finance/finance-terms.ts";
import { monthsAfter } from "../../months-after.ts";
import type { Contract } from "./lead-details.ts";
import type { ContractTerms } from "./lead-orders.ts";

export type PlannedContract = Pick<Contract, "contractPrice" | "instalments"> & {
  interest: number;
  total: number;
};

export function planContract(terms: ContractTerms): PlannedContract {
  const schedule = buildSchedule(planOf(terms.price, terms));
  const total = totalPaid(schedule);
  const amounts = [schedule.downPayment, ...schedule.instalments.map(({ payment }) => payment)];
  return {
    contractPrice: toBaht(schedule.contractPrice),
    interest: toBaht(total - schedule.contractPrice),
    total: toBaht(total),
    instalments: amounts.map((amount, number) => ({
      number,
      dueOn: monthsAfter(terms.startsOn, number),
      amount: toBaht(amount),
      paid: 0,
    })),
  };
}
