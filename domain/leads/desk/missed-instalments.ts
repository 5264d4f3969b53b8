/** What was due before a day and is not fully paid. */
import { toBaht, toSatang } from "../../finance/finance.ts";
import type { Contract } from "./lead-details.ts";

/** Instalments, counted in a row up to the day. */
export function missedInARow({ instalments }: Pick<Contract, "instalments">, day: string): number {
  const due = instalments.filter(({ number, dueOn }) => number > 0 && dueOn < day);
  const lastPaid =
    instalments.findLast(({ number, amount, paid }) => number > 0 && paid >= amount)?.number ?? 0;
  return Math.max(0, (due.at(-1)?.number ?? 0) - lastPaid);
}

/** In baht, late fees included, and when the first of it was due. */
export function findOverdue(
  { instalments, fees }: Pick<Contract, "instalments" | "fees">,
  day: string,
): { amount: number; since: string } | undefined {
  const late = [...instalments, ...fees].filter(({ amount, paid, dueOn }) => paid < amount && dueOn < day);
  const [since] = late.map(({ dueOn }) => dueOn).toSorted();
  const owed = late.reduce((sum, { amount, paid }) => sum + toSatang(amount) - toSatang(paid), 0);
  return since === undefined ? undefined : { amount: toBaht(owed), since };
}
