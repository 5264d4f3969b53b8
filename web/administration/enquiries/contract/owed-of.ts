/** What is not paid of a contract, in satang. */
import { toSatang } from "../../../../domain/finance/finance.ts";
import type { Contract } from "../../../../domain/leads/desk/lead-details.ts";
import { owedInOrder } from "../../../../domain/paying/owed-in-order.ts";
import type { OwedInstalment } from "../../../../domain/paying/spread-payment.ts";

export function owedOf(contract: Pick<Contract, "instalments" | "fees">): OwedInstalment[] {
  return owedInOrder(contract).map(({ number, dueOn, amount, paid }) => ({
    number,
    dueOn,
    owed: toSatang(amount) - toSatang(paid),
  }));
}
