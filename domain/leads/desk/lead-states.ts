/** How far a lead has come. `lost` has a reason; `spam` is out of the lists. */

import type { LeadKind } from "../lead-choices.ts";

export const leadSteps = [
  "new",
  "options_sent",
  "viewing",
  "contract",
  "down_payment",
  "keys",
  "upgrade",
] as const;
export const leadStates = [...leadSteps, "lost", "spam"] as const;
export type LeadState = (typeof leadStates)[number];

/** An offer goes its own way through these states: answered, seen, agreed, on offer, sold or let. */
export const offerSteps = leadSteps.filter((step) => step !== "upgrade");
export type OfferStep = (typeof offerSteps)[number];

export function stepsOf(kind: LeadKind): readonly LeadState[] {
  return kind === "offer" ? offerSteps : leadSteps;
}

export const lostReasons = [
  "no_answer",
  "budget",
  "nothing_suitable",
  "not_approved",
  "bought_elsewhere",
  "changed_mind",
  "other",
] as const;
export type LostReason = (typeof lostReasons)[number];

/** What the office makes of a viewing. */
export const officeStatuses = ["planned", "confirmed", "done", "missed", "cancelled"] as const;
/** A form asks for a viewing, and its sender can hold the time. */
export const viewingStatuses = ["asked", "held", ...officeStatuses] as const;
export type ViewingStatus = (typeof viewingStatuses)[number];

export const paymentMethods = ["transfer", "cash", "card", "other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How a reply leaves the house. Only emails are sent by us. */
export const replyChannels = ["email", "whatsapp", "line", "telegram", "phone"] as const;
export type ReplyChannel = (typeof replyChannels)[number];
