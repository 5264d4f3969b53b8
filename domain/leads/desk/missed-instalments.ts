/** Instalments that were due before a day and are not fully paid, counted in a row up to that day. */
import type { Contract } from "./lead-details.ts";

export function missedInARow({ instalments }: Pick<Contract, "instalments">, day: string): number {
  const due = instalments.filter(({ number, dueOn }) => number > 0 && dueOn < day);
  const lastPaid =
    instalments.findLast(({ number, amount, paid }) => number > 0 && paid >= amount)?.number ?? 0;
  return Math.max(0, (due.at(-1)?.number ?? 0) - lastPaid);
}
