/**
 * What only the owner knows. An owner changes it on the screen "Settings" of the administration; here are only the
 * defaults, which are SAMPLES. Code that serves a visitor reads the settings: `useSite()` in pages, worker/site/ in
 * the Worker. What is printed before a deployment (articles, the guide, the logo) takes the defaults.
 */
import { promisedUpgrade } from "../finance/carry-over.ts";
import { sampleRates } from "../finance/exchange-rates.ts";
import { unknownTerms } from "../finance/finance-terms.ts";
import type { Business } from "./settings/business-schema.ts";
import type { Contact } from "./settings/contact-schema.ts";
import type { Hours } from "./settings/hours-schema.ts";
import type { Links } from "./settings/links-schema.ts";
import type { People } from "./settings/people-schema.ts";
import type { Rates } from "./settings/rates-schema.ts";
import type { Registration } from "./settings/registration-schema.ts";
import type { Terms } from "./settings/terms-schema.ts";

export const sectionNames = [
  "business",
  "contact",
  "hours",
  "registration",
  "people",
  "terms",
  "rates",
  "links",
] as const;
export type SectionName = (typeof sectionNames)[number];

export type Site = {
  /** Name, address, phone or hours are still invented. */
  isSample: boolean;
  business: Business;
  contact: Contact;
  hours: Hours;
  registration: Registration;
  people: People;
  terms: Terms;
  rates: Rates;
  links: Links;
};

export const defaultSite: Readonly<Site> = {
  isSample: true,
  business: {
    name: "Baan Tawan",
    legalName: "Baan Tawan (sample company)",
    address: {
      street: "999/9 Thappraya Road (sample)",
      district: "Nong Prue, Bang Lamung",
      region: "Chon Buri",
      postalCode: "20150",
      country: "Thailand",
    },
    location: { latitude: 12.9135, longitude: 100.8705 },
  },
  contact: {
    phone: "+66 38 000 000",
    email: "hello@example.com",
    messengers: {
      whatsapp: "6638000000",
      line: "baantawan-sample",
      telegram: "baantawan_sample",
      wechat: "baantawan-sample",
    },
  },
  hours: {
    weekly: [
      { days: [1, 2, 3, 4, 5], opens: "09:30", closes: "18:30" },
      { days: [6], opens: "10:00", closes: "16:00" },
    ],
    holidays: [],
  },
  registration: {
    registration: "",
    taxNumber: "",
    licence: "",
    dataProtectionContact: "",
    moneyHeldBy: "",
    sampleContract: "",
  },
  people: { people: [] },
  terms: {
    rentToOwn: unknownTerms,
    sellerFinance: unknownTerms,
    upgrade: promisedUpgrade,
    letterDaysBefore: 5,
  },
  rates: sampleRates,
  links: {
    newsletter: { isOn: true, path: "" },
    social: { facebook: "", instagram: "", youtube: "", tiktok: "" },
  },
};
