/** What is not paid of instalments or late fees, in satang. */
import { toSatang } from "../../../../domain/finance/finance.ts";
import type { Contract } from "../../../../domain/leads/desk/lead-details.ts";
import type { OwedInstalment } from "../../../../domain/paying/spread-payment.ts";

export function owedOf(instalments: Contract["instalments"]): OwedInstalment[] {
  return instalments
    .map(({ number, dueOn, amount, paid }) => ({ number, dueOn, owed: toSatang(amount) - toSatang(paid) }))
    .filter(({ owed }) => owed > 0);
}
