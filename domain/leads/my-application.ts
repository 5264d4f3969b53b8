/** What the sender of an enquiry reads of it in the account, and may write to the office. */
import * as v from "valibot";
import type { NamedHome } from "../listings/listing.ts";
import type { ContractEntry } from "./desk/contract-entry.ts";
import type { Contract, LeadMessage, Viewing } from "./desk/lead-details.ts";
import type { LeadState } from "./desk/lead-states.ts";
import type { LeadKind } from "./lead-choices.ts";
import { storableText } from "../site/storable-text.ts";

export type MyLead = {
  reference: string;
  kind: LeadKind;
  state: Exclude<LeadState, "spam">;
  createdAt: string;
  dueAt: string | null;
  answeredAt: string | null;
  /** In which the caller buys. */
  hasContract: boolean;
  /** Somebody else sent it, and its contract names the caller as a buyer: only the contract is shown. */
  isOthers: boolean;
  home: NamedHome | null;
};
/**
 * `GET /api/me/applications`: what the caller sent through our forms, newest first, and how many more came with the
 * caller's address and wait until a code proves it.
 */
export type MyLeads = { leads: MyLead[]; waiting: number };

type MyContractEntry = Omit<ContractEntry, "reason" | "admin" | "replaced" | "person"> & {
  person: { name: string } | null;
};

export type MyContract = Omit<Contract, "home" | "documents" | "payments" | "entries"> & {
  /** Null when it is deleted. */
  home: NamedHome | null;
  payments: Pick<
    Contract["payments"][number],
    | "id"
    | "number"
    | "amount"
    | "paidOn"
    | "method"
    | "currency"
    | "foreignAmount"
    | "bahtPerUnit"
    | "receipt"
    | "surplus"
    | "corrects"
  >[];
  /** Without the office's reasons. */
  entries: MyContractEntry[];
  /** By name: the papers themselves are in the office. */
  documents: Pick<Contract["documents"][number], "id" | "name" | "at">[];
};

/** With the pass that takes more pictures, while they are taken. */
export type MyOffer = { pictures: number; pass: string | null };

/** `GET /api/me/applications/:reference`. */
export type MyApplication = MyLead & {
  message: string;
  /** To the questions of the form. */
  answers: Record<string, unknown>;
  /** When it reached each state, oldest first. */
  steps: { state: Exclude<LeadState, "lost" | "spam">; at: string }[];
  messages: Pick<LeadMessage, "id" | "direction" | "channel" | "subject" | "body" | "at">[];
  viewings: (Omit<Viewing, "givenUpAt" | "sequence"> & {
    /** The caller has cancelled it, not the office. */
    isGivenUp: boolean;
  })[];
  /** The pictures of what an owner offered. Null of other kinds. */
  offer: MyOffer | null;
  contract: MyContract | null;
  earlierContracts: MyContract[];
  /** The caller's once, and somebody else's since that day, with what was paid until then. */
  handedOn: { home: NamedHome | null; on: string; paid: number }[];
};

/** False where nothing was left to give up. */
export type GivenUp = { isGivenUp: boolean };

export const longestMessage = 4000;

export const messageToOfficeSchema = v.object({
  body: v.pipe(storableText, v.trim(), v.nonEmpty(), v.maxLength(longestMessage)),
  idempotencyKey: v.pipe(v.string(), v.uuid()),
});
