/** Referrals in the administration: what the API answers, and what may be asked of it. Sums are in baht. */
import * as v from "valibot";
import { isInCalendar } from "../day-window.ts";
import { type Locale, locales } from "../languages/locales.ts";
import { baht, filled } from "../leads/desk/lead-orders.ts";
import type { LeadState } from "../leads/desk/lead-states.ts";
import { storableText } from "../site/storable-text.ts";
import { codePattern } from "./referral.ts";
import type { CommissionKind } from "./referrer-page.ts";

/** What a person must look at before a commission is paid. */
export type Doubt = "mailbox" | "phone" | "network" | "known";

type CommissionEntry = {
  id: string;
  kind: CommissionKind;
  amount: number;
  on: string;
  note: string;
  isTakenBack: boolean;
};

export type Commission = {
  contractId: string;
  leadId: string;
  reference: string;
  /** Below zero it is to be returned. */
  owed: number;
  doubts: Doubt[];
  entries: CommissionEntry[];
  /** Of the contract. */
  beganOn: string;
  endedOn: string | null;
};

export type Referrer = {
  id: string;
  code: string;
  name: string;
  email: string | null;
  phone: string | null;
  locale: Locale;
  leadId: string | null;
  commissionBaht: number | null;
  commissionPercent: number | null;
  validMonths: number;
  endedAt: string | null;
  version: number;
  createdAt: string;
  pageVersion: number;
  /** The signed address of their page. */
  page: string;
  /** The same page for the office. */
  look: string;
  commissions: Commission[];
  enquiries: {
    id: string;
    reference: string;
    state: LeadState;
    createdAt: string;
    byHand: boolean;
    firstReferral: string | null;
    doubts: Doubt[];
  }[];
};

/** Who sent the form to join and is no referrer yet. */
export type AskedToJoin = Pick<Referrer, "id" | "name" | "email" | "phone" | "locale" | "createdAt"> & {
  reference: string;
  website: string | null;
};

export type ReferralList = { referrers: Referrer[]; asked: AskedToJoin[] };

const terms = {
  name: filled(120),
  email: v.union([v.literal(""), v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))]),
  phone: v.pipe(storableText, v.trim(), v.maxLength(120)),
  locale: v.picklist(locales),
  /** A sum for each contract, or a share of its price. */
  commissionBaht: v.nullable(v.pipe(baht, v.minValue(1))),
  commissionPercent: v.nullable(v.pipe(v.number(), v.minValue(0.01), v.maxValue(20))),
  validMonths: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
};

type Reward = { commissionBaht: number | null; commissionPercent: number | null };
const hasOneOfBoth = (reward: Reward) =>
  (reward.commissionBaht === null) !== (reward.commissionPercent === null);

export const newReferrerSchema = v.pipe(
  v.object({
    ...terms,
    code: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(codePattern)),
    leadId: v.nullable(v.pipe(v.string(), v.uuid())),
  }),
  v.check((saved) => hasOneOfBoth(saved), "needs a sum or a share"),
);

export const changedReferrerSchema = v.pipe(
  v.object({ ...terms, hasEnded: v.boolean(), version: v.pipe(v.number(), v.integer()) }),
  v.check((saved) => hasOneOfBoth(saved), "needs a sum or a share"),
);

export const pageSchema = v.object({ pageVersion: v.pipe(v.number(), v.integer()) });

export const creditSchema = v.object({ reference: v.pipe(v.string(), v.trim(), v.maxLength(20)) });

export const settlementSchema = v.object({
  /** Refused: not paid, or not claimed back. */
  kind: v.picklist(["settled", "refused"]),
  /** What the page showed as owed. */
  amount: v.number(),
  on: v.pipe(v.string(), v.check(isInCalendar)),
  note: v.pipe(storableText, v.trim(), v.maxLength(300)),
  despiteDoubts: v.boolean(),
  idempotencyKey: v.pipe(v.string(), v.uuid()),
});

export const reasonSchema = v.object({ reason: filled(300) });

export const erasureSchema = v.object({
  code: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(40)),
});
