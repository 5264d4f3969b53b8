/**
 * What makes a business checkable. Each has its place on the site, which shows once it is filled in and is left out
 * while it is empty: nothing is invented here.
 */
import type { Locale } from "../languages/locales.ts";

type Person = {
  name: string;
  /** English where a language has none of its own. */
  role: { en: string } & Partial<Record<Locale, string>>;
  /** A picture below `web/public`: "/pictures/…". */
  portrait: string;
};

export type SiteDetails = {
  /** Number in the register of companies (DBD). */
  registration: string;
  taxNumber: string;
  /** Of the licence or membership under which the business works. */
  licence: string;
  /** Name or e-mail of whoever answers for personal data. */
  dataProtectionContact: string;
  /** Who holds buyers' money until the transfer, and in which account. */
  moneyHeldBy: string;
  /** Address of a sample contract: a file of this site or a page elsewhere. */
  sampleContract: string;
  people: readonly Person[];
};

export const detailNames = [
  "registration",
  "taxNumber",
  "licence",
  "dataProtectionContact",
  "moneyHeldBy",
  "sampleContract",
] as const satisfies readonly (keyof SiteDetails)[];
export type DetailName = (typeof detailNames)[number];

export function listFilled(details: SiteDetails): { name: DetailName; value: string }[] {
  return detailNames
    .map((name) => ({ name, value: details[name].trim() }))
    .filter(({ value }) => value !== "");
}
