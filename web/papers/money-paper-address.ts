/** Which receipt or statement an address asks for: as `?receipt=` or `?year=`, beside `?contract=`. */
import type { MyContract } from "../../domain/leads/my-application.ts";
import type { AskedMoneyPaper } from "../../domain/papers/money/money-record.ts";

export function readMoneyPaper(query: URLSearchParams): AskedMoneyPaper | undefined {
  const [receipt, year] = [query.get("receipt"), query.get("year")];
  if (receipt) return { receipt };
  return year ? { year } : undefined;
}

type OfYears = {
  payments: readonly Pick<MyContract["payments"][number], "paidOn">[];
  entries: readonly Pick<MyContract["entries"][number], "kind" | "happenedOn">[];
};

/** Of the years in which something was paid or returned there is a statement each. */
export function statementYears({ payments, entries }: OfYears): string[] {
  const refunds = entries.filter(({ kind }) => kind === "refunded");
  const days = [...payments.map(({ paidOn }) => paidOn), ...refunds.map(({ happenedOn }) => happenedOn)];
  return [...new Set(days.map((day) => day.slice(0, 4)))].toSorted();
}
