/** What admins read of leads: the shapes of the API's answers. */
import type { KnownTerms } from "../../finance/finance-terms.ts";
import type { Locale } from "../../languages/locales.ts";
import type { ListingStatus, PublicationState } from "../../listings/listing.ts";
import type { Role } from "../../rights.ts";
import type { LeadKind } from "../lead-choices.ts";
import type { ContractEntry } from "./contract-entry.ts";
import type { LeadState, LostReason, PaymentMethod, ReplyChannel, ViewingStatus } from "./lead-states.ts";

export type LeadHead = {
  id: string;
  reference: string;
  kind: LeadKind;
  state: LeadState;
  name: string;
  email: string | null;
  phone: string | null;
  country: string | null;
  locale: Locale;
  assignee: string | null;
  dueAt: string | null;
  answeredAt: string | null;
  createdAt: string;
  /** In a list only its beginning. */
  message: string;
  listing: string | null;
  remindAt: string | null;
  /** The sender has written since the office last did. */
  hasNewMessage: boolean;
};

export type LeadPage = { leads: LeadHead[]; next: { at: string; id: string } | null };

export type LeadCounts = {
  states: Partial<Record<LeadState, number>>;
  waiting: number;
  overdue: number;
};

/** By the name and portrait in the settings' list of people; without an entry there, by the address. */
export type Colleague = { id: string; name: string; role: Role; portrait: string | null };

/** One of a week, of all enquiries. */
export type WeekViewing = Omit<Viewing, "heldUntil" | "givenUpAt" | "sequence"> & {
  leadId: string;
  name: string;
  assignee: string | null;
  home: string | null;
};

export type LeadMessage = {
  id: string;
  direction: "in" | "out";
  channel: ReplyChannel | "account";
  author: string | null;
  subject: string;
  body: string;
  sendAt: string;
  sentAt: string | null;
  cancelledAt: string | null;
  attempts: number;
  hasFailed: boolean;
  at: string;
};

export type Viewing = {
  id: string;
  startsAt: string;
  minutes: number;
  byVideo: boolean;
  place: string;
  status: ViewingStatus;
  /** Set once its sender has held the time. */
  heldUntil: string | null;
  /** Set if its sender has cancelled it, not the office. */
  givenUpAt: string | null;
  /** Grows with each change. A change of the office names the one that it saw. */
  sequence: number;
};

export type Contract = {
  id: string;
  /** Part of the reference of each payment. */
  paymentCode: string;
  /** How one pays us, as the settings hold it. Null until an owner has saved it. */
  paying: unknown;
  /** Null when it is deleted. */
  home: (Pick<LinkedHome, "title" | "language"> & { id: string; isStillOffered: boolean }) | null;
  /** Today's cash price, and with the premium. */
  price: number;
  contractPrice: number;
  downPayment: number;
  months: number;
  premiumPercent: number;
  interestPercent: number;
  startsOn: string;
  upgradeAfterMonths: number;
  carryOverPercent: number;
  downPaymentCounts: boolean;
  /** The share of the payments that the owner keeps when the buyer stops. */
  forfeiturePercent: number;
  /** Number 0 is the down payment. */
  instalments: { number: number; dueOn: string; amount: number; paid: number }[];
  /** Late fees: owed, and never part of the price. */
  fees: Contract["instalments"];
  /** The contract before the upgrade. */
  follows: string | null;
  /** The entry that ended it. */
  endedBy: string | null;
  entries: ContractEntry[];
  payments: {
    id: string;
    number: number;
    amount: number;
    paidOn: string;
    /** What moved along at an upgrade was "carried". */
    method: PaymentMethod | "carried";
    /** What was sent, if it was not baht, and the rate of that day. */
    currency: string | null;
    foreignAmount: number | null;
    bahtPerUnit: number | null;
    note: string;
    /** What arrived beyond all that the contract owed. It goes back to the buyer. */
    surplus: number | null;
    corrects: string | null;
    /** The same in all payments that arrived as one sum. */
    arrival: string;
    admin: string | null;
    receipt: string | null;
  }[];
  documents: { id: string; name: string; keptAt: string; at: string }[];
};

type LinkedHome = { slug: string; title: string; language: Locale };

/** A home that a contract can be about, with the terms it states itself. */
export type OfferedHome = LinkedHome & {
  id: string;
  price: number | null;
  status: ListingStatus[];
  publication: PublicationState;
  terms: KnownTerms;
  /** A contract of it runs, so that no other one can. */
  isUnderContract: boolean;
};

export type LeadDetails = LeadHead & {
  answers: Record<string, unknown>;
  reachBy: string;
  referral: string | null;
  campaign: string | null;
  /** The version of the text that was agreed to. */
  consent: string;
  consentedAt: string;
  lostReason: LostReason | null;
  hasContract: boolean;
  mergedInto: string | null;
  home: OfferedHome | null;
  homesAskedAbout: LinkedHome[];
  others: {
    id: string;
    reference: string;
    kind: LeadKind;
    state: LeadState;
    name: string;
    createdAt: string;
    isMergedHere: boolean | null;
  }[];
  earlier: {
    id: string;
    reference: string;
    kind: LeadKind;
    message: string;
    answers: Record<string, unknown>;
    createdAt: string;
  }[];
  moves: { from: LeadState; to: LeadState; reason: LostReason | null; admin: string | null; at: string }[];
  notes: { id: string; author: string | null; body: string; at: string }[];
  reminders: { id: string; admin: string; at: string; body: string; doneAt: string | null }[];
  messages: LeadMessage[];
  viewings: Viewing[];
  draft: { subject: string; body: string; at: string } | null;
  /** The one that runs, else the newest. */
  contract: Contract | null;
  earlierContracts: Contract[];
};

export type Presence = { admin: string; isReplying: boolean }[];

/** Why a home was suggested. */
export type MatchReason = "budget" | "area" | "size";

export type MatchedHome = {
  slug: string;
  title: string;
  language: Locale;
  area: string | null;
  price: number | null;
  monthly: number | null;
  reasons: MatchReason[];
};
