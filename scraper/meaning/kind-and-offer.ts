/** What kind of home it is, whether it is for sale or to let, and whether it is still available: in our words. */
import { letting, lettingNothing } from "../words/letting.ts";
import { selling } from "../words/selling.ts";
import { financed } from "../words/finance.ts";
import { availabilityLabels, badgeBeginnings, badgeEndings, rented, sold } from "../words/gone-homes.ts";
import { condos } from "../words/kinds/condos.ts";
import { houses } from "../words/kinds/houses.ts";
import { businesses, plots } from "../words/kinds/land-and-business.ts";
import { anyOf, patternOf } from "../words/word-pattern.ts";
import { sourceOf, type Words } from "../words/words.ts";
import { rememberOnPage } from "./page-memory.ts";

export type HomeKind = "condo" | "house" | "land" | "commercial";
export type Offer = "sale" | "rent";
/** Whether a home is still to be had. */
export type Availability = "available" | "sold" | "rented";

const kinds = [
  [anyOf(condos), "condo"],
  [anyOf(houses), "house"],
  [anyOf(plots), "land"],
  [anyOf(businesses), "commercial"],
] as const;

const offers = [
  [anyOf(letting), "rent"],
  [anyOf(selling), "sale"],
] as const;

/** Texts around such a word on a badge: "Status: sold", "Sold STC", "Sold on 3 May 2024", "Sold for ฿3,000,000". */
const statusBefore = `(?:\\p{L}{0,3}\\P{L}{0,3})?(?:${sourceOf(availabilityLabels)})\\s*(?:[:：]\\s*)?`;
const badgeStart = `(?:${statusBefore})?[^\\p{L}\\d]{0,8}(?:(?:${sourceOf(badgeBeginnings)})\\s{0,2})?`;
const date = "\\d{1,2}[ ./-].{0,14}\\d{4}|\\d{4}";
const badgeEnd = `(?:\\s?(?:${sourceOf(badgeEndings)})){1,2}|\\s\\(?(?:\\p{L}{2,5}\\s)?(?:${date}|[\\p{Sc}].{1,20})`;
const badges = [
  [badgeOf(sold), "sold"],
  [badgeOf(rented), "rented"],
] as const;

/** Most lines are no badge: asked once for both. */
const anyBadge = badgeOf(sold, rented);

function badgeOf(...words: readonly Words[]): RegExp {
  return patternOf(words, (said) => `^${badgeStart}(?:${said})(?:${badgeEnd})?[^\\p{L}\\d]{0,8}$`);
}

/** Codes of data: "SOLD", "under_offer", "https://schema.org/InStock". */
const codes = [
  [/sold|out[_ ]?of[_ ]?stock|^oos$|discontinued|closed|under_?offer|sale_?agreed|off_?market/i, "sold"],
  [/^(?!.*for_?rent).*(?:rented|leased|let_?agreed)|^let(?:_|$)/i, "rented"],
  [/in_?stock|^(?:active|available|published|online|for_?sale|for_?rent|to_?let)$/i, "available"],
] as const;

const financedByOwner = anyOf(financed);

export const readKind = rememberOnPage((text): HomeKind | null => {
  let best: { kind: HomeKind; at: number } | null = null;
  for (const [pattern, kind] of kinds) {
    const at = text.search(pattern);
    // The kind that is named first is for sale: "House for sale near the office".
    if (at >= 0 && (!best || at < best.at)) best = { kind, at };
  }
  return best?.kind ?? null;
});

const nothingLet = new RegExp(sourceOf(lettingNothing), "giu");

/** Whether a text tells what a home would earn, or of a tenant, rather than letting it. */
export function earnsRent(text: string): boolean {
  return text.search(nothingLet) >= 0;
}

/** Both may be said ("for sale or rent"): then the first that is named. */
export const readOffer = rememberOnPage((written): Offer | null => {
  if (!offers.some(([pattern]) => pattern.test(written))) return null;
  const text = written.replace(nothingLet, " ");
  const found = offers
    .map(([pattern, offer]) => ({ offer, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return found[0]?.offer ?? null;
});

const [letOrSold, soldOrLet] = [
  [letting, selling],
  [selling, letting],
].map(
  ([one, other]) => new RegExp(`(?:${sourceOf(one ?? {})})[^\\d|]{0,16}(?:${sourceOf(other ?? {})})`, "iu"),
);

/** "For sale or rent", "ขาย/ให้เช่า", "可租可售". */
export function offersBoth(written: string): boolean {
  const text = written.replace(nothingLet, " ");
  if (!offers.every(([pattern]) => pattern.test(text))) return false;
  return letOrSold?.test(text) === true || soldOrLet?.test(text) === true;
}

/** A short text that says nothing else: "Sold", but not "Recently sold" or "Sold by Anna". */
export const readBadge = rememberOnPage((text): Availability | null =>
  anyBadge.test(text) ? (badges.find(([pattern]) => pattern.test(text))?.[1] ?? null) : null,
);

export function readAvailability(code: string): Availability | null {
  return codes.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

export function offersFinance(text: string): boolean {
  return financedByOwner.test(text);
}
