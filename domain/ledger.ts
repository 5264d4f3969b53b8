/** The ledger of all contracts: `/api/admin/money`. Sums are in baht. */
import * as v from "valibot";
import type { EntryKind } from "./leads/desk/contract-entry.ts";
import type { Contract } from "./leads/desk/lead-details.ts";
import { storableText } from "./site/storable-text.ts";

export const ledgerStates = ["running", "late", "ended", "all"] as const;
export const ledgerGroups = ["buyer", "home"] as const;

export type LedgerRow = {
  /** The enquiry, or the home. Null for contracts whose home is deleted. */
  id: string | null;
  name: string | null;
  reference: string | null;
  home: string | null;
  contracts: number;
  price: number;
  paid: number;
  /** Of what was paid. It is counted with the contract it moved to. */
  moved: number;
  owed: number;
  late: number;
  /** After an ending, or of what arrived beyond all that was owed. */
  toReturn: number;
  since: string | null;
  days: number | null;
  /** Instalments in a row. */
  missed: number;
  nextOn: string | null;
  ending: EntryKind | null;
};

/** The sums are those of all pages. */
export type Ledger = {
  count: number;
  contracts: number;
  paid: number;
  owed: number;
  late: number;
  toReturn: number;
  pages: number;
  rows: LedgerRow[];
};

/** A refund has no receipt, method or number. Its sum is negative, as a correction's. */
export type ListedPayment = {
  receipt: string | null;
  correctsReceipt: string | null;
  issuedOn: string;
  paidOn: string;
  amount: number;
  method: Contract["payments"][number]["method"] | null;
  note: string;
  number: number | null;
  lead: string;
  name: string;
  reference: string;
  home: string | null;
};

export type PaymentPage = { payments: ListedPayment[]; next: { year: number; number: number } | null };

export const ledgerSchema = v.object({
  state: v.optional(v.picklist(ledgerStates)),
  by: v.optional(v.picklist(ledgerGroups)),
  /** Only those of the buyers whom the caller looks after. */
  whose: v.optional(v.literal("mine")),
  q: v.optional(v.pipe(storableText, v.trim(), v.minLength(2), v.maxLength(100))),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number))),
});

const day = v.optional(v.pipe(v.string(), v.isoDate()));
/** The days on which the receipts were issued, and the refunds entered. */
export const paymentSpanSchema = v.object({ from: day, until: day });
