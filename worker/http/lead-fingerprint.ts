/** Two hashes of a lead: one of its content, to store it only once, and one of its sender, for the daily limit. */
import type { CheckedLead } from "../../domain/leads/check-lead.ts";
import type { LeadKind } from "../../domain/leads/lead-choices.ts";
import { hashText } from "./hash-text.ts";

/** The same for all enquiries from a network, so that somebody who refers themselves is noticed. */
export async function hashNetwork(network: string | undefined, salt: string): Promise<string | null> {
  return network === undefined ? null : hashText(["network", network, salt].join("|"));
}

/** Name and email are normalised, because people vary case and spaces. Fields that the form adds are left out. */
export function fingerprintOf(kind: LeadKind, lead: CheckedLead["lead"]): Promise<string> {
  const { consent: _, campaign: __, locale: ___, ...said } = lead;
  const {
    referral: ____,
    referredOn: _____,
    firstReferral: ______,
    firstReferredOn: _______,
    ...answers
  } = said;
  const content = { ...answers, name: plain(lead.name), email: plain(lead.email) };
  const sorted = Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hashText(JSON.stringify([kind, sorted]));
}

/** The address is not stored, and its hash differs every day. A lead without an address is not counted. */
export function hashSender(address: string | undefined, salt: string, now: Date): Promise<string> {
  return hashText([address ?? crypto.randomUUID(), salt, now.toISOString().slice(0, 10)].join("|"));
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
