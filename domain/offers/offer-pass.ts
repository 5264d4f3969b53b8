/**
 * The right to add pictures to an offer, without an account: a pass in an address, for the sender's page and letter.
 * And the address at which an owner sees how the home does.
 */
import { type Locale, localisePath } from "../languages/locales.ts";
import { type OfferLink, type OwnersLink, offerPath, ownersPath } from "../leads/enquiry-path.ts";
import { isValidPass, writePass } from "../leads/letter-pass.ts";
import type { AskingRange } from "./asking-range.ts";
import type { OfferAnswers } from "./offer-fields.ts";
import type { ListingStatus, PublicationState } from "../listings/listing.ts";

/** As long as we take to answer. The database refuses pictures a day later. */
const offerHours = 48;
export const ownersPageDays = 90;

/** `GET /api/offers/sent`: null where the pass is not ours or has ended. */
export type SentOfferAnswer = {
  offer: {
    reference: string;
    facts: Pick<OfferAnswers, "deal" | "homeKind" | "building" | "area" | "size">;
    pictures: number;
    range: AskingRange | null;
  } | null;
};

/** `GET /api/offers/owners-page`: null once the address has ended. */
export type OwnersPageAnswer = { home: OwnersHome | null };

export type OwnersHome = {
  title: string;
  language: Locale;
  /** Null while nobody can see it. */
  slug: string | null;
  publication: PublicationState;
  status: ListingStatus[];
  until: string;
  /** Up to twelve, since we have the home; the running one last. */
  weeks: { from: string; views: number; enquiries: number }[];
};

export async function offerLink(key: string, reference: string, now: Date): Promise<OfferLink> {
  return { reference, pass: await writePass(key, { kind: "offer", name: reference }, offerHours, now) };
}

export async function offerAddress(
  key: string,
  reference: string,
  locale: Locale,
  now: Date,
): Promise<string> {
  return localisePath(offerPath(await offerLink(key, reference, now)), locale);
}

export function isValidOfferPass(key: string, { reference, pass }: OfferLink, now: Date): Promise<boolean> {
  return isValidPass(key, { kind: "offer", name: reference }, pass, now);
}

export async function ownersAddress(key: string, pageKey: string, now: Date): Promise<string> {
  const pass = await writePass(key, { kind: "owner", name: pageKey }, ownersPageDays * 24, now);
  return ownersPath({ home: pageKey, pass });
}

export function isValidOwnersPass(key: string, { home, pass }: OwnersLink, now: Date): Promise<boolean> {
  return isValidPass(key, { kind: "owner", name: home }, pass, now);
}
