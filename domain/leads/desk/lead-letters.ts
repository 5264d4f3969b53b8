/** `GET /api/admin/leads/:id/letters`: what was sent about a lead, what waits and what did not arrive. */

/** As the table of letters has them. A notice follows a form, a reply is written by hand. */
export type LetterKind =
  | "viewing"
  | "instalment"
  | "receipt"
  | "correction"
  | "contract"
  | "reminder"
  | "notice"
  | "reply";

export type LetterState =
  | "waiting"
  | "trying"
  | "sent"
  | "bounced"
  | "complained"
  | "failed"
  | "untrue"
  | "no_address"
  | "refused";

export type LeadLetter = {
  id: string;
  kind: LetterKind;
  state: LetterState;
  reason: string;
  at: string;
  nextAt: string;
  attempts: number;
  isToOffice: boolean;
  /** It repeats one that did not arrive. */
  isAgain: boolean;
  wasSentAgain: boolean;
};

export type LeadLetters = {
  /** Newest first. */
  letters: LeadLetter[];
  /** Empty for a role that does not look after contracts. */
  contracts: { id: string; areStopped: boolean }[];
};

/** As send_letter_again() in the database has it. */
export function maySendAgain({ state, kind, isToOffice, wasSentAgain }: LeadLetter): boolean {
  const isLost = state === "bounced" || state === "failed" || state === "no_address";
  return isLost && !wasSentAgain && kind !== "notice" && !(kind === "reply" && isToOffice);
}
