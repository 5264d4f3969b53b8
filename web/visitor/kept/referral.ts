/**
 * The referral codes of links with `?ref=`. The visitor's browser keeps the first and the last, each for as long as the
 * affiliate programme's terms say, and forms send both.
 */
import { type SentReferral, readCode } from "../../../domain/referrals/referral.ts";

type Browser = {
  localStorage: Pick<Storage, "getItem" | "setItem">;
  location: Pick<Location, "search">;
};

const key = "referral";
const dayMs = 86_400_000;

/** `days` is how long one is remembered. */
export function rememberReferral(browser: Browser, now: number, days: number): void {
  const referral = readCode(new URLSearchParams(browser.location.search));
  if (referral === undefined) return;
  const referredOn = new Date(now).toISOString().slice(0, 10);
  const first = {
    firstReferral: referral,
    firstReferredOn: referredOn,
    ...firstOf(readReferral(browser, now, days)),
  };
  try {
    browser.localStorage.setItem(key, JSON.stringify({ ...first, referral, referredOn }));
  } catch {
    // Storage may be blocked. Then nobody is credited.
  }
}

function firstOf({ firstReferral, firstReferredOn }: Partial<SentReferral>) {
  return firstReferral && firstReferredOn ? { firstReferral, firstReferredOn } : {};
}

export function readReferral(
  browser: Pick<Browser, "localStorage">,
  now: number,
  days: number,
): Partial<SentReferral> {
  try {
    const kept = JSON.parse(browser.localStorage.getItem(key) ?? "{}") as SentReferral;
    const { referral, referredOn } = kept;
    if (!isRemembered(referredOn, now, days)) return {};
    return isRemembered(kept.firstReferredOn, now, days) ? kept : { referral, referredOn };
  } catch {
    return {};
  }
}

function isRemembered(day: unknown, now: number, days: number): boolean {
  return typeof day === "string" && Date.parse(day) + days * dayMs > now;
}
