/** The ending of a contract, and what goes back to the buyer, in baht: the same for the office and the buyer. */
import { toBaht, toSatang } from "../../finance/finance.ts";
import { type ContractEntry, endings } from "./contract-entry.ts";
import type { Contract } from "./lead-details.ts";

type Step = Pick<ContractEntry, "id" | "kind" | "amount" | "returned">;
type Ended<Entry> = { entries: readonly Entry[] } & Pick<Contract, "endedBy">;
type Paid = { payments: readonly Pick<Contract["payments"][number], "id" | "surplus" | "corrects">[] };

export function endingOf<Entry extends Step>({ entries, endedBy }: Ended<Entry>): Entry | undefined {
  return entries.find(({ id, kind }) => id === endedBy && endings.some((one) => one === kind));
}

/** What the ending returns, and what arrived beyond all that was owed. Zero in all where that is nothing. */
export function moneyBack<Entry extends Step>(
  contract: Ended<Entry> & Paid,
): { due: number; returned: number; left: number } {
  const due = toSatang(endingOf(contract)?.returned ?? 0) + surplusOf(contract);
  const returned = contract.entries.reduce(
    (sum, { kind, amount }) => sum + (kind === "refunded" ? toSatang(amount ?? 0) : 0),
    0,
  );
  return { due: toBaht(due), returned: toBaht(returned), left: toBaht(Math.max(due - returned, 0)) };
}

function surplusOf({ payments }: Paid): number {
  const takenBack = new Set(payments.map(({ corrects }) => corrects));
  return payments.reduce((sum, { id, surplus }) => sum + (takenBack.has(id) ? 0 : toSatang(surplus ?? 0)), 0);
}
