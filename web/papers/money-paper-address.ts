/** Which receipt or statement an address asks for: as `?receipt=` or `?year=`, beside `?contract=`. */
import type { AskedMoneyPaper } from "../../domain/papers/money/money-record.ts";

export function readMoneyPaper(query: URLSearchParams): AskedMoneyPaper | undefined {
  const [receipt, year] = [query.get("receipt"), query.get("year")];
  if (receipt) return { receipt };
  return year ? { year } : undefined;
}

/** Of the years in which something was paid there is a statement each. */
export const statementYears = (payments: readonly { paidOn: string }[]): string[] =>
  [...new Set(payments.map(({ paidOn }) => paidOn.slice(0, 4)))].toSorted();
