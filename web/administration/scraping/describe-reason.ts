/** The scraper's reason codes in words ("bot-wall: Cloudflare", "http-404"). An unknown code is shown as it is. */
import type { TFunction } from "i18next";
import { recordRules } from "../../../domain/feeds/record-rules.ts";
import { reasonOfPosts } from "../../../domain/scraping/pasted-post.ts";
import { refusingRules } from "../../../domain/scraping/refusals.ts";

/** Different parts of the scraper use different codes for the same reason. */
const sameAs = new Map<string, ReasonCode>([
  ["refused-by-robots", "robots"],
  ["robots-forbids", "robots"],
  ["refused-url", "address"],
  ["other-host", "redirect-to-other-host"],
  ["redirects", "too-many-redirects"],
  ["not stored", "unread"],
]);

export const reasonCodes = [
  "robots",
  "robots-not-now",
  "noindex",
  "no-turn-for-redirect",
  "timeout",
  "network",
  "address",
  "redirect-to-other-host",
  "too-many-redirects",
  "too-large",
  "told-to-wait",
  "login-wall",
  "http-gone",
  "http-refused",
  "http-busy",
  "http-error",
  "http-other",
  "content-type",
  "bot-wall",
  "empty-page",
  "error-page",
  "list-of-homes",
  "project",
  "no-home-described",
  "no-price",
  "article",
  "not-a-home",
  "no-title",
  "leads-to-another-page",
  "deadline",
  "gave-up",
  "unread",
  "source-is-paused",
  "sitemap",
  "no-listing-links",
  "unreadable-pattern",
  "too-many-withdrawals",
  "too-many-changes",
  "invalid-message",
  "unknown-run",
  "too-deep",
  "too-many-attributes",
  "too-many-elements",
  "feed-no-file",
  "feed-empty",
  "feed-encoding",
  "feed-zip",
  "feed-broken-archive",
  "feed-too-large",
  "feed-too-many",
  "feed-element-too-large",
  "feed-too-deep",
  "feed-dtd",
  "feed-not-xml",
  "feed-not-well-formed",
  "feed-truncated",
  "feed-quotes",
  "feed-no-columns",
  "feed-smaller",
  "feed-record",
  "record-gone",
  reasonOfPosts,
] as const;
type ReasonCode = (typeof reasonCodes)[number];

const details = [
  "not-a-url",
  "scheme",
  "credentials",
  "port",
  "local-name",
  "private-address",
  "too-long",
  "unreadable",
  ...refusingRules,
  ...recordRules,
] as const;

/** "list-of-homes: counted-results" is a code and its detail: what refused the page, or what failed. */
function partsOf(reason: string): { name: string; detail: string | undefined } {
  const [, name = "", detail] = /^([\w -]+?)(?:: (.+))?$/s.exec(reason) ?? [];
  return { name, detail };
}

export function codeOf(reason: string): ReasonCode | undefined {
  const { name } = partsOf(reason);
  const status = statusIn(name);
  return status ? codeOfStatus(status) : (sameAs.get(name) ?? reasonCodes.find((known) => known === name));
}

export function describeReason(reason: string, t: TFunction<["admin"]>): string {
  const code = codeOf(reason);
  if (!code) return reason;
  const { detail } = partsOf(reason);
  const known = details.find((one) => one === detail);
  const status = statusOf(reason);
  const more = known ? t(`admin:runTexts.reasonDetail.${known}`) : status ? `HTTP ${status}` : detail;
  const words = t(`admin:runTexts.reason.${code}`);
  return more && more !== "unknown" ? `${words} (${more})` : words;
}

/** Whether it says no more than that no home was recognised. */
export function isPlainlyNoHome(reason: string): boolean {
  const { name, detail } = partsOf(reason);
  return name === "no-home-described" && (detail === undefined || detail === "nothing-described");
}

/** The HTTP status that the reason names, which its words then name too. */
export function statusOf(reason: string): number | null {
  const { name, detail } = partsOf(reason);
  return statusIn(detail ?? name);
}

function statusIn(text: string): number | null {
  const status = /^http-(\d{3})$/.exec(text)?.[1];
  return status ? Number(status) : null;
}

function codeOfStatus(status: number): ReasonCode {
  if (status === 404 || status === 410) return "http-gone";
  if (status === 401 || status === 407) return "login-wall";
  if (status === 403) return "http-refused";
  if (status === 429) return "http-busy";
  return status >= 500 ? "http-error" : "http-other";
}
