/** The scraper's reason codes in words ("bot-wall: Cloudflare", "http-404"). An unknown code is shown as it is. */
import type { TFunction } from "i18next";

/** Different parts of the scraper use different codes for the same reason. */
const sameAs = new Map<string, ReasonCode>([
  ["refused-by-robots", "robots"],
  ["robots-forbids", "robots"],
  ["refused-url", "address"],
  ["other-host", "redirect-to-other-host"],
  ["redirects", "too-many-redirects"],
  ["not stored", "unread"],
  ["sitemap-unreadable", "sitemap"],
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
  "land",
  "hotel",
  "commercial",
] as const;

export function describeReason(reason: string, t: TFunction<["admin"]>): string {
  const [, name = "", detail] = /^([\w -]+?)(?:: (.+))?$/s.exec(reason) ?? [];
  const [, sitemap, status] = /^(sitemap-)?http-(\d{3})$/.exec(name) ?? [];
  const answered = status && codeOfStatus(Number(status));
  const code = sitemap
    ? "sitemap"
    : (answered ?? sameAs.get(name) ?? reasonCodes.find((known) => known === name));
  if (!code) return reason;
  const known = details.find((one) => one === detail);
  const more = known ? t(`admin:runTexts.reasonDetail.${known}`) : (detail ?? (status && `HTTP ${status}`));
  const words = t(`admin:runTexts.reason.${code}`);
  return more && more !== "unknown" ? `${words} (${more})` : words;
}

function codeOfStatus(status: number): ReasonCode {
  if (status === 404 || status === 410) return "http-gone";
  if (status === 401 || status === 403) return "http-refused";
  if (status === 429) return "http-busy";
  return status >= 500 ? "http-error" : "http-other";
}
