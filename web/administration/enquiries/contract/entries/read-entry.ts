/** An entry as it was typed, with the sums that were looked at. Undefined where a new schedule is not possible. */
import * as v from "valibot";
import {
  type NewContractEntry,
  contractEntrySchema,
} from "../../../../../domain/leads/desk/contract-entries.ts";
import type { EntryKind } from "../../../../../domain/leads/desk/contract-entry.ts";
import { type ContractSums, reschedule } from "../../../../../domain/leads/desk/contract-sums.ts";
import type { Contract } from "../../../../../domain/leads/desk/lead-details.ts";
import { openFees } from "./possible-kinds.ts";

type WithoutKey<Entry> = Entry extends unknown ? Omit<Entry, "idempotencyKey"> : never;
export type TypedEntry = WithoutKey<NewContractEntry>;

export function readEntry(
  kind: EntryKind,
  typed: FormData,
  contract: Contract,
  sums: ContractSums,
): TypedEntry | undefined {
  const text = (name: string) => String(typed.get(name) ?? "").trim();
  const entry = {
    kind,
    happenedOn: text("happenedOn"),
    reason: text("reason"),
    ...partsOf(kind, text, contract, sums),
  };
  const parsed = v.safeParse(contractEntrySchema, { ...entry, idempotencyKey: crypto.randomUUID() });
  if (!parsed.success) return undefined;
  const { idempotencyKey: _, ...read } = parsed.output;
  return read;
}

function partsOf(
  kind: EntryKind,
  text: (name: string) => string,
  contract: Contract,
  sums: ContractSums,
): object {
  const number = (name: string) => Number(text(name));
  switch (kind) {
    case "defaulted":
    case "terminated":
      return { paid: sums.paid, kept: number("kept") };
    case "paid_off":
      return { amount: sums.payOff, method: text("method") };
    case "rescheduled": {
      const fromNumber = number("fromNumber");
      const change = { fromNumber, months: number("months"), firstDueOn: text("firstDueOn") };
      return { fromNumber, instalments: reschedule(contract, change) };
    }
    case "late_fee":
      return { amount: number("amount"), dueOn: text("dueOn") };
    case "fee_waived": {
      const fee = openFees(contract).find((one) => one.number === number("number"));
      return { number: fee?.number, amount: fee && Math.round((fee.amount - fee.paid) * 100) / 100 };
    }
    case "refunded":
      return { amount: number("amount") };
    case "assigned":
    case "inherited":
    case "buyer_added": {
      const [email, phone, locale] = [text("email"), text("phone"), text("locale")];
      return {
        person: {
          name: text("name"),
          ...(email && { email }),
          ...(phone && { phone }),
          ...(locale && { locale }),
        },
      };
    }
    case "transferred":
    case "reopened":
    case "annulled":
    case "upgraded":
      return {};
  }
}
