/** What happens to a contract after it was agreed, as it is read. Sums are in baht. */
import type { Locale } from "../../languages/locales.ts";

/** Late fees are numbered above it, instalments up to it. */
export const lastInstalment = 1_000;

/** They end a contract. */
export const endings = ["defaulted", "terminated", "transferred", "upgraded", "annulled"] as const;
export type Ending = (typeof endings)[number];
export const entryKinds = [
  ...endings,
  "paid_off",
  "reopened",
  "rescheduled",
  "late_fee",
  "fee_waived",
  "refunded",
  "assigned",
  "inherited",
  "buyer_added",
] as const;
export type EntryKind = (typeof entryKinds)[number];

type ReplacedInstalment = { number: number; dueOn: string; amount: number };

export type ContractEntry = {
  id: string;
  kind: EntryKind;
  happenedOn: string;
  reason: string;
  /** Of a fee, a payoff or a refund. */
  amount: number | null;
  /** At an ending: what was paid is what is kept, returned and moved along. */
  paid: number | null;
  kept: number | null;
  returned: number | null;
  moved: number | null;
  /** The late fee, or the first instalment that was replaced. */
  number: number | null;
  /** `locale` is that of letters to who took the contract over. Without one it stays as it was. */
  person: { name: string; email?: string; phone?: string; locale?: Locale } | null;
  admin: string | null;
  replaced: ReplacedInstalment[];
};
