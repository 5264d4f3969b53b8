/**
 * The affiliate code of a link with `?ref=`. The visitor's browser keeps it for as long as the affiliate programme's
 * terms say, and forms send it. The last referral counts.
 */
import { affiliateTerms } from "../../../domain/site/affiliate-terms.ts";

type Browser = {
  localStorage: Pick<Storage, "getItem" | "setItem">;
  location: Pick<Location, "search">;
};

const key = "referral";
const codePattern = /^[A-Za-z0-9][A-Za-z0-9-]{1,39}$/;
const dayMs = 86_400_000;

export function rememberReferral(browser: Browser, now: number): void {
  const code = new URLSearchParams(browser.location.search).get("ref");
  if (code === null || !codePattern.test(code)) return;
  const until = now + affiliateTerms.rememberedDays * dayMs;
  try {
    browser.localStorage.setItem(key, JSON.stringify({ code, until }));
  } catch {
    // Storage may be blocked. Then no affiliate is credited.
  }
}

export function readReferral(browser: Pick<Browser, "localStorage">, now: number): string {
  try {
    const kept: unknown = JSON.parse(browser.localStorage.getItem(key) ?? "null");
    const isKept = typeof kept === "object" && kept !== null && "code" in kept && "until" in kept;
    if (!isKept || typeof kept.code !== "string" || !codePattern.test(kept.code)) return "";
    return Number(kept.until) > now ? kept.code : "";
  } catch {
    return "";
  }
}
