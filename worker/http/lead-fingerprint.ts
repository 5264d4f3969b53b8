/** Two hashes that go with a lead: of what was sent, to keep it once; of who sent it, to limit a day's number. */
import type { CheckedLead } from "../domain/check-lead.ts";
import type { LeadKind } from "../domain/lead-choices.ts";

/** Contact details are compared as people write them differently; what a form adds by itself is left out. */
export function fingerprintOf(kind: LeadKind, lead: CheckedLead["lead"]): Promise<string> {
  const { consent: _, campaign: __, referral: ___, locale: ____, ...answers } = lead;
  const told = { ...answers, name: plain(lead.name), email: plain(lead.email) };
  const sorted = Object.entries(told).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hash(JSON.stringify([kind, sorted]));
}

/** The address is not kept, and its hash means nothing on another day. Without one there is nothing to count by. */
export function hashSender(address: string | undefined, salt: string, now: Date): Promise<string> {
  return hash([address ?? crypto.randomUUID(), salt, now.toISOString().slice(0, 10)].join("|"));
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
