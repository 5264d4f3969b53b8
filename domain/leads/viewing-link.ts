/**
 * Our letters about a viewing link to its page, where the visitor holds its time or gives it up by a button. Only the
 * visitor's mailbox has the address. Opening the page changes nothing, because mail programs open links by themselves.
 */
import { type Locale, localisePath } from "../languages/locales.ts";
import type { NamedHome } from "../listings/listing.ts";
import type { ViewingStatus } from "./desk/lead-states.ts";
import { type ViewingLink, viewingPath } from "./enquiry-path.ts";
import { isValidPass, writePassUntil } from "./letter-pass.ts";

/** The buttons of the page. */
export const viewingPresses = ["hold", "give_up"] as const;
export type ViewingPress = (typeof viewingPresses)[number];

/** `GET /api/viewings`: null where the pass is not ours or has ended. */
export type ViewingAnswer = { viewing: VisitorsViewing | null };

export type VisitorsViewing = {
  startsAt: string;
  /** "ended": the hold. */
  state: ViewingStatus | "ended" | "given_up";
  heldUntil: string | null;
  /**
   * Its time has passed, or why it cannot be held: the time is taken, the sender holds another, too many are held, or it
   * was asked for too long ago.
   */
  reason: "over" | "taken" | "another" | "full" | "late" | null;
  mayBeGivenUp: boolean;
  home: NamedHome | null;
};

type LinkedViewing = { id: string; startsAt: string; minutes: number };

/** It works until the viewing is over. How long the time can be held by it is the database's rule. */
export async function viewingAddress(
  key: string,
  { id, startsAt, minutes }: LinkedViewing,
  locale: Locale,
): Promise<string> {
  const end = new Date(Date.parse(startsAt) + minutes * 60_000);
  const pass = await writePassUntil(key, { kind: "viewing", name: id }, end);
  return localisePath(viewingPath({ viewing: id, pass }), locale);
}

export function isValidViewingPass(key: string, { viewing, pass }: ViewingLink, now: Date): Promise<boolean> {
  return isValidPass(key, { kind: "viewing", name: viewing }, pass, now);
}
