/** What can happen to a contract now. An upgrade has a form of its own. */
import { endingOf, moneyBack } from "../../../../../domain/leads/desk/contract-ending.ts";
import type { EntryKind } from "../../../../../domain/leads/desk/contract-entry.ts";
import { isAllPaid } from "../../../../../domain/leads/desk/contract-progress.ts";
import type { Contract } from "../../../../../domain/leads/desk/lead-details.ts";

export function possibleKinds(contract: Contract): EntryKind[] {
  const { entries } = contract;
  const ending = endingOf(contract);
  const refund = moneyBack(contract).left > 0 ? (["refunded"] as const) : [];
  if (ending) {
    const isRefunded = entries.slice(entries.indexOf(ending)).some(({ kind }) => kind === "refunded");
    return [...refund, ...(ending.kind !== "annulled" && !isRefunded ? (["reopened"] as const) : [])];
  }
  const isOwed = !isAllPaid(contract);
  return [
    ...refund,
    "terminated",
    ...(isOwed ? (["defaulted"] as const) : []),
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
