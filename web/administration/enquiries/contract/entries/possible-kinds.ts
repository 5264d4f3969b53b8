/** What can happen to a contract now. An upgrade has a form of its own. */
import {
  type EntryKind,
  type ContractEntry,
  endings,
} from "../../../../../domain/leads/desk/contract-entries.ts";
import { toBaht, toSatang } from "../../../../../domain/finance/finance.ts";
import type { Contract } from "../../../../../domain/leads/desk/lead-details.ts";

export function possibleKinds(contract: Contract): EntryKind[] {
  const ending = endingOf(contract);
  if (ending) {
    const returnable = leftToReturn(contract);
    return [
      ...(returnable > 0 ? (["refunded"] as const) : []),
      ...(ending.kind !== "annulled" && returnable === (ending.returned ?? 0) ? (["reopened"] as const) : []),
    ];
  }
  const isOwed = [...contract.instalments, ...contract.fees].some(({ amount, paid }) => paid < amount);
  return [
    "terminated",
    "defaulted",
    ...(isOwed ? (["paid_off", "rescheduled"] as const) : (["transferred"] as const)),
    "late_fee",
    ...(openFees(contract).length > 0 ? (["fee_waived"] as const) : []),
    "buyer_added",
    "assigned",
    "inherited",
  ];
}

export function openFees({ fees }: Pick<Contract, "fees">): Contract["fees"] {
  return fees.filter(({ amount, paid }) => paid < amount);
}

export function endingOf({
  entries,
  endedBy,
}: Pick<Contract, "entries" | "endedBy">): ContractEntry | undefined {
  return entries.find(({ id, kind }) => id === endedBy && endings.some((one) => one === kind));
}

/** What an ending returns, less what was paid back since. */
export function leftToReturn(contract: Contract): number {
  const ending = endingOf(contract);
  if (!ending) return 0;
  const since = contract.entries.slice(contract.entries.indexOf(ending));
  const refunded = since.reduce(
    (sum, { kind, amount }) => sum + (kind === "refunded" ? toSatang(amount ?? 0) : 0),
    0,
  );
  return toBaht(toSatang(ending.returned ?? 0) - refunded);
}
