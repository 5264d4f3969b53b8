/**
 * Facts about the business that only the owner knows. Everything here is SAMPLE until the owner replaces it and sets
 * `isSample` to false. A production start warns while it is sample.
 */
import { type KnownTerms, unknownTerms } from "../finance/finance-terms.ts";
import type { SiteDetails } from "./site-details.ts";

/** Fill in what there is: an empty place is not shown (site-details.ts says what each is). */
const details: SiteDetails = {
  registration: "",
  taxNumber: "",
  licence: "",
  dataProtectionContact: "",
  moneyHeldBy: "",
  sampleContract: "",
  people: [],
};

export const site = {
  isSample: true,
  name: "Baan Tawan",
  legalName: "Baan Tawan (sample company)",
  address: {
    street: "999/9 Thappraya Road (sample)",
    district: "Nong Prue, Bang Lamung",
    region: "Chon Buri",
    postalCode: "20150",
    country: "Thailand",
  },
  phone: { display: "+66 38 000 000", href: "tel:+6638000000" },
  email: "hello@example.com",
  /** Our messenger accounts: numbers in the international form, handles without "@". */
  messengers: {
    whatsapp: "6638000000",
    line: "baantawan-sample",
    telegram: "baantawan_sample",
    wechat: "baantawan-sample",
  },
  /** In Pattaya's time. Days are ISO numbers, Monday is 1. */
  officeHours: [
    { days: [1, 2, 3, 4, 5], opens: "09:30", closes: "18:30" },
    { days: [6], opens: "10:00", closes: "16:00" },
  ],
  location: { latitude: 12.9135, longitude: 100.8705 },
  details,
  /** The terms for listings without their own. With null, unset, the site shows an example and "ask us". */
  terms: { rentToOwn: unknownTerms, sellerFinance: unknownTerms },
} as const satisfies Site;

type Site = {
  isSample: boolean;
  messengers: Record<"whatsapp" | "line" | "telegram" | "wechat", string>;
  officeHours: readonly { days: readonly number[]; opens: string; closes: string }[];
  details: SiteDetails;
  terms: Record<"rentToOwn" | "sellerFinance", KnownTerms>;
  [more: string]: unknown;
};
