/** The page on which a referrer sees what came of the referrals. Its signed address ends when the office makes a new one. */
import { type Locale, localisePath } from "../languages/locales.ts";
import { isValidPass, writePass } from "../leads/letter-pass.ts";
import { referrerPage } from "./referral.ts";

/** Two years: each of our letters has a new one. */
const passHours = 24 * 365 * 2;

/** When the office looks at a page, its network is not the referrer's. */
const officeMark = "-office";

export function readPage(page: string): { version: number; isOffice: boolean } {
  return { version: Number.parseInt(page, 10), isOffice: page.endsWith(officeMark) };
}

/** `page` is the version of the address, with "-office" in the office's own link. */
export type ReferrerLink = { code: string; page: string; pass: string };

export const commissionKinds = ["earned", "reversed", "settled", "refused", "taken_back"] as const;
export type CommissionKind = (typeof commissionKinds)[number];

/** What an entry is in words: a claim that is refused leaves the money with the referrer. */
export function nameEntry({ kind, amount }: { kind: CommissionKind; amount: number }) {
  return kind === "refused" && amount > 0 ? "waived" : kind;
}

/** `GET /api/referrals`: null where the pass is not ours or has ended. Sums are in baht. */
export type ReferrerAnswer = { referrals: Referrals | null };

export type Referrals = {
  code: string;
  hasEnded: boolean;
  /** One of these two. */
  commissionBaht: number | null;
  commissionPercent: number | null;
  validMonths: number;
  enquiries: number;
  contracts: number;
  earned: number;
  paid: number;
  /** Below zero it is to be returned. */
  owed: number;
  entries: { kind: CommissionKind; amount: number; on: string }[];
};

const opened = ({ code, page }: Omit<ReferrerLink, "pass">) =>
  ({ kind: "referrals", name: `${code} ${page}` }) as const;

export async function referrerAddress(
  key: string,
  code: string,
  pageVersion: number,
  locale: Locale,
  now: Date,
  reader: "referrer" | "office" = "referrer",
): Promise<string> {
  const link = { code, page: `${pageVersion}${reader === "office" ? officeMark : ""}` };
  const pass = await writePass(key, opened(link), passHours, now);
  return localisePath(`${referrerPage}?${new URLSearchParams({ ...link, pass })}`, locale);
}

export function isValidReferrerPass(
  key: string,
  { pass, ...link }: ReferrerLink,
  now: Date,
): Promise<boolean> {
  return isValidPass(key, opened(link), pass, now);
}
