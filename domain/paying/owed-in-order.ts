/** What is not paid of a contract, instalments and late fees together: what is due first comes first. */
import type { Contract } from "../leads/desk/lead-details.ts";

export function owedInOrder({
  instalments,
  fees,
}: Pick<Contract, "instalments" | "fees">): Contract["instalments"] {
  return [...instalments, ...fees]
    .filter(({ amount, paid }) => paid < amount)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn) || one.number - other.number);
}
