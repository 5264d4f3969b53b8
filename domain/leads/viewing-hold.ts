/**
 * A form asks for a viewing. Its sender holds the time by a button on our page, whose address only the letter to the
 * sender's mailbox has. Opening that page changes nothing, because mail programs open links by themselves.
 */
import { type Locale, localisePath } from "../languages/locales.ts";
import type { NamedHome } from "../listings/listing.ts";
import type { ViewingStatus } from "./desk/lead-states.ts";
import { type HoldLink, holdPath } from "./enquiry-path.ts";
import { isValidPass, writePass } from "./letter-pass.ts";

/** How long the letter's link works. */
const passHours = 24;

/** `GET /api/viewings`: null where the pass is not ours or has ended. */
export type HoldAnswer = { viewing: HeldViewing | null };

export type HeldViewing = {
  startsAt: string;
  state: ViewingStatus | "ended";
  heldUntil: string | null;
  /** Why it cannot be held: the time has passed or is taken, the sender holds another, or too many are held. */
  reason: "over" | "taken" | "another" | "full" | null;
  home: NamedHome | null;
};

export async function holdAddress(
  key: string,
  reference: string,
  locale: Locale,
  now: Date,
): Promise<string> {
  const pass = await writePass(key, { kind: "viewing", name: reference }, passHours, now);
  return localisePath(holdPath({ reference, pass }), locale);
}

export function isValidHoldPass(key: string, { reference, pass }: HoldLink, now: Date): Promise<boolean> {
  return isValidPass(key, { kind: "viewing", name: reference }, pass, now);
}
