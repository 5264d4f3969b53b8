/**
 * The forms that a visitor can send, one schema per kind, checked in the form and again in the Worker. Amounts and
 * choices arrive as strings, as a plain form sends them.
 */
import * as v from "valibot";
import { isInCalendar } from "../day-window.ts";
import { areas } from "../places/areas.ts";
import { consentVersions } from "./consent.ts";
import {
  type FormKind,
  type applicationFields,
  budgetCurrencies,
  contactAbout,
  purposes,
  reachBy,
  timings,
  viewingBy,
  wantedHomes,
} from "./lead-choices.ts";
import { locales } from "../languages/locales.ts";
import { offerFields } from "../offers/offer-fields.ts";
import { typedAmount, wholeAmount } from "../languages/typed-number.ts";
import { pattayaInstant } from "../places/pattaya-time.ts";
import { codePattern } from "../referrals/referral.ts";
import { personName } from "./person-name.ts";
import { storableText } from "../site/storable-text.ts";

const shortText = v.pipe(storableText, v.trim(), v.maxLength(120));
const longText = v.pipe(storableText, v.trim(), v.maxLength(4_000));
const amount = v.union([wholeAmount, typedAmount]);
/** Nothing a month is no budget. Nothing down is an answer. */
const budget = v.pipe(amount, v.minValue(1));
/** The person's name, country and contact details: an email address or a number, as the chosen channel needs. */
export const person = {
  name: v.pipe(personName, v.nonEmpty()),
  country: v.optional(v.union([v.literal(""), v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))]), ""),
  email: v.optional(v.union([v.literal(""), v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))]), ""),
  phone: v.optional(shortText, ""),
  reachBy: v.optional(v.picklist(reachBy), "email"),
};

/** The visitor typed neither of these, so a wrong one is left out and stops no form. */
const referralCode = v.fallback(v.optional(v.pipe(v.string(), v.regex(codePattern)), ""), "");
const referralDay = v.fallback(v.optional(v.pipe(v.string(), v.check(isInCalendar)), ""), "");

/** The fields that every lead has besides its answers. */
const circumstances = {
  locale: v.optional(v.picklist(locales), "en"),
  /** The version of the consent text that was ticked, one of ours. */
  consent: v.picklist(consentVersions),
  listing: v.optional(v.union([v.literal(""), v.pipe(v.string(), v.uuid())]), ""),
  referral: referralCode,
  referredOn: referralDay,
  firstReferral: referralCode,
  firstReferredOn: referralDay,
  campaign: v.optional(shortText, ""),
};

const message = { message: v.optional(longText, "") };

/** The four easy questions, and after them where to send the answer. */
const applicationQuestions = {
  /** 1. What can you pay a month? */
  month: { monthlyBudget: budget, currency: v.picklist(budgetCurrencies) },
  /** 2. What can you put down, in the same currency? */
  down: { moneyDown: amount },
  /** 3. What are you looking for? */
  home: { wantedHome: v.picklist(wantedHomes) },
  /** 4. Will you move in or rent it out? */
  plan: { purpose: v.picklist(purposes) },
  /** How to reach the person, and what helps to choose but need not be said. */
  person: {
    ...person,
    wantedArea: v.optional(v.union([v.literal(""), v.picklist(areas.map((area) => area.slug))]), ""),
    timing: v.optional(v.union([v.literal(""), v.picklist(timings)]), ""),
  },
} as const satisfies {
  [Question in keyof typeof applicationFields]: Record<
    (typeof applicationFields)[Question][number],
    v.GenericSchema
  >;
};

export const leadSchemas = {
  application: v.object({
    ...applicationQuestions.month,
    ...applicationQuestions.down,
    ...applicationQuestions.home,
    ...applicationQuestions.plan,
    ...applicationQuestions.person,
    ...message,
    ...circumstances,
  }),
  contact: v.object({
    ...person,
    ...circumstances,
    message: v.pipe(longText, v.nonEmpty()),
    about: v.optional(v.picklist(contactAbout), "question"),
    /** For a consultation. */
    preferredTime: v.optional(shortText, ""),
  }),
  viewing: v.object({
    ...person,
    ...message,
    ...circumstances,
    /** Date and time in Pattaya. The Worker checks besides that it is one of the office's slots. */
    viewingAt: v.pipe(v.string(), v.check(isInFuture)),
    viewingBy: v.optional(v.picklist(viewingBy), "in-person"),
  }),
  guide: v.object({ ...person, ...circumstances, name: v.optional(personName, "") }),
  offer: v.object({ ...person, ...message, ...circumstances, ...offerFields }),
  affiliate: v.object({ ...person, ...message, ...circumstances, website: v.optional(shortText, "") }),
} as const satisfies Record<FormKind, v.GenericSchema>;

function isInFuture(pattayaTime: string): boolean {
  const instant = pattayaInstant(pattayaTime);
  return instant !== undefined && instant.getTime() > Date.now();
}
