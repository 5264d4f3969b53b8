/** What take_letter() answers: what the database says about a letter at the moment it is sent. */
import * as v from "valibot";
import { viewingStatuses } from "../../domain/leads/desk/lead-states.ts";
import type { CardRow } from "../../domain/listings/listing-row.ts";
import { instalmentSteps } from "../../domain/leads/instalment-steps.ts";
import { locales } from "../../domain/languages/locales.ts";

export const viewingNews = ["planned", "confirmed", "moved", "cancelled", "hold_ended", "reminder"] as const;
export type ViewingNews = (typeof viewingNews)[number];

const common = {
  audience: v.picklist(["visitor", "office"]),
  /** Null for the office's own address. */
  to: v.nullable(v.string()),
  locale: v.picklist(locales),
  reference: v.string(),
};
const nullableText = v.nullable(v.string());

const viewingSchema = v.object({
  ...common,
  kind: v.literal("viewing"),
  news: v.picklist(viewingNews),
  /** They were sent the viewing for their calendar before. */
  isInCalendar: v.boolean(),
  /** Its visitor has cancelled it, not the office. */
  isGivenUp: v.boolean(),
  /** Its id. */
  viewing: v.string(),
  leadId: v.string(),
  name: v.string(),
  /** How the sender wants to be reached. */
  reachBy: v.string(),
  phone: nullableText,
  startsAt: v.string(),
  /** When it was, as its reader was told last, if that has changed. */
  movedFrom: nullableText,
  minutes: v.number(),
  byVideo: v.boolean(),
  place: v.string(),
  status: v.picklist(viewingStatuses),
  uid: v.string(),
  sequence: v.number(),
  updatedAt: v.string(),
  home: nullableText,
  slug: nullableText,
});

/** Sums are in baht. */
const receiptSchema = v.object({
  ...common,
  kind: v.picklist(["receipt", "correction"]),
  number: v.string(),
  /** Of a correction: the receipt that no longer holds. Sum and day are that one's. */
  takesBack: v.nullish(v.string(), null),
  /** The day on which the money went back, or from which it no longer counts. */
  takenBackOn: v.nullish(v.string(), null),
  amount: v.number(),
  paidOn: v.string(),
  /** 0 is the down payment. */
  instalment: v.nullable(v.number()),
  home: nullableText,
  /** In all, late fees included. */
  paid: v.nullish(v.number(), null),
  left: v.number(),
  /** What would move along, be kept and returned. Null where the contract had ended. */
  moves: v.nullish(v.number(), null),
  kept: v.nullish(v.number(), null),
  returned: v.nullish(v.number(), null),
});

const instalmentSchema = v.object({
  ...common,
  kind: v.literal("instalment"),
  /** "fee": a late fee was entered. */
  step: v.picklist([...instalmentSteps, "fee"]),
  number: v.number(),
  dueOn: v.string(),
  amount: v.number(),
  owed: v.number(),
  /** Of all instalments of the contract. */
  overdueInAll: v.number(),
  home: nullableText,
});

/** Sums are null where the news has none. */
const contractSchema = v.object({
  ...common,
  kind: v.literal("contract"),
  news: v.picklist([
    "defaulted",
    "terminated",
    "reopened",
    "paid_off",
    "transferred",
    "upgraded",
    "refunded",
  ]),
  on: v.string(),
  amount: v.nullable(v.number()),
  paid: v.nullable(v.number()),
  kept: v.nullable(v.number()),
  returned: v.nullable(v.number()),
  moved: v.nullable(v.number()),
  /** After this refund. */
  leftToReturn: v.nullable(v.number()),
  home: nullableText,
  /** After an upgrade. */
  nextHome: nullableText,
});

const reminderSchema = v.object({
  ...common,
  kind: v.literal("reminder"),
  leadId: v.string(),
  name: v.string(),
  body: v.string(),
  at: v.string(),
});

/** One that did not arrive the first time. */
const replySchema = v.object({
  ...common,
  kind: v.literal("reply"),
  to: v.string(),
  subject: v.string(),
  body: v.string(),
});

/** A sum is null where the home has none. */
const sum = v.nullable(v.number());

const toldHomeSchema = v.object({
  news: v.picklist(["new", "price", "gone"]),
  price: sum,
  rent: sum,
  oldPrice: sum,
  oldRent: sum,
  /** What a month costs as a card shows it: the rent, or the instalment, which may be an example's. */
  monthly: sum,
  isExample: v.boolean(),
  /** It has a page of ours. */
  isPublic: v.boolean(),
  card: v.custom<CardRow>((row) => typeof row === "object" && row !== null && "slug" in row),
});

const alertSchema = v.object({
  kind: v.literal("alert"),
  audience: v.literal("visitor"),
  to: v.string(),
  /** A language that we no longer have is written in English. */
  locale: v.fallback(v.picklist(locales), "en"),
  news: v.picklist(["asked", "homes", "warning"]),
  reader: v.string(),
  homes: v.nullish(v.array(toldHomeSchema)),
  /** So many more have news, but a letter has no room for them. */
  more: v.nullish(v.number()),
});

/** To a referrer: the reference is their code. */
const commissionSchema = v.object({
  ...common,
  kind: v.literal("commission"),
  news: v.picklist(["earned", "reversed", "settled"]),
  isReturned: v.boolean(),
  pageVersion: v.number(),
  amount: v.number(),
  on: v.string(),
});

const letterSchema = v.variant("kind", [
  viewingSchema,
  receiptSchema,
  instalmentSchema,
  contractSchema,
  reminderSchema,
  replySchema,
  alertSchema,
  commissionSchema,
]);

export type ToldViewing = v.InferOutput<typeof viewingSchema>;
export type ToldReceipt = v.InferOutput<typeof receiptSchema>;
export type ToldInstalment = v.InferOutput<typeof instalmentSchema>;
export type ToldContract = v.InferOutput<typeof contractSchema>;
export type ToldReminder = v.InferOutput<typeof reminderSchema>;
export type ToldAlert = v.InferOutput<typeof alertSchema>;
export type ToldHome = v.InferOutput<typeof toldHomeSchema>;
export type ToldCommission = v.InferOutput<typeof commissionSchema>;
export type ToldLetter = v.InferOutput<typeof letterSchema>;

export function readToldLetter(answer: unknown): ToldLetter {
  return v.parse(letterSchema, answer);
}
