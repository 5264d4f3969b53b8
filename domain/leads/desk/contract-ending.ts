/** The ending of a contract, and what of it goes back to the buyer, in baht: the same for the office and the buyer. */
import { toBaht, toSatang } from "../../finance/finance.ts";
import { type ContractEntry, endings } from "./contract-entries.ts";
import type { Contract } from "./lead-details.ts";

type Ended<Entry> = { entries: readonly Entry[] } & Pick<Contract, "endedBy">;
type Step = Pick<ContractEntry, "id" | "kind" | "amount" | "returned">;

export function endingOf<Entry extends Step>({ entries, endedBy }: Ended<Entry>): Entry | undefined {
  return entries.find(({ id, kind }) => id === endedBy && endings.some((one) => one === kind));
}

/** Zero in all where the ending returns nothing. */
export function moneyBack<Entry extends Step>(
  contract: Ended<Entry>,
): { due: number; returned: number; left: number } {
  const ending = endingOf(contract);
  if (!ending) return { due: 0, returned: 0, left: 0 };
  const returned = contract.entries
    .slice(contract.entries.indexOf(ending))
    .reduce((sum, { kind, amount }) => sum + (kind === "refunded" ? toSatang(amount ?? 0) : 0), 0);
  const due = toSatang(ending.returned ?? 0);
  return { due: toBaht(due), returned: toBaht(returned), left: toBaht(due - returned) };
}
