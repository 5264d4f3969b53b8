/** What arrived goes to an instalment, and what is left of it to the next ones. In satang. */
import type { Satang } from "../finance/finance.ts";

export type OwedInstalment = { number: number; dueOn: string; owed: Satang };
/** As many are entered at once. */
export const mostParts = 60;

export type PaymentPart = { number: number; amount: Satang };

/**
 * `owed` is in the order in which it is due. `from` is paid first, then what is due after it, then what is due before it.
 * `left` is more than all of it.
 */
export function spreadPayment(
  amount: Satang,
  owed: readonly OwedInstalment[],
  from?: number,
): { parts: PaymentPart[]; left: Satang } {
  const parts: PaymentPart[] = [];
  let left = amount;
  const start = Math.max(
    owed.findIndex(({ number }) => number === from),
    0,
  );
  for (const one of [...owed.slice(start), ...owed.slice(0, start)]) {
    if (left <= 0) break;
    if (one.owed <= 0) continue;
    const part = Math.min(left, one.owed);
    parts.push({ number: one.number, amount: part });
    left -= part;
  }
  return { parts, left };
}
