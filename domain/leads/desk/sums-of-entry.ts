/** The sums that an entry of a contract states, in the order in which both sides read them. */
import type { ContractEntry } from "./contract-entry.ts";

const sumNames = ["paid", "kept", "returned", "moved", "amount"] as const;
type SumName = (typeof sumNames)[number];

export function sumsOfEntry(entry: Pick<ContractEntry, SumName>): { name: SumName; baht: number }[] {
  return sumNames.flatMap((name) => {
    const baht = entry[name];
    // Only an upgrade moves something.
    return baht === null || (name === "moved" && baht === 0) ? [] : [{ name, baht }];
  });
}
