/** What arrived goes to an instalment, and what is left of it to the next ones. In satang. */
import type { Satang } from "../finance/finance.ts";

export type OwedInstalment = { number: number; dueOn: string; owed: Satang };
export type PaymentPart = { number: number; amount: Satang };

/** `left` is what no instalment takes. */
export function spreadPayment(
  amount: Satang,
  owed: readonly OwedInstalment[],
  from = 0,
): { parts: PaymentPart[]; left: Satang } {
  const parts: PaymentPart[] = [];
  let left = amount;
  for (const one of owed) {
    if (left <= 0) break;
    if (one.number < from || one.owed <= 0) continue;
    const part = Math.min(left, one.owed);
    parts.push({ number: one.number, amount: part });
    left -= part;
  }
  return { parts, left };
}
