/**
 * The clauses of a contract, in the order of the paper. Ours are samples: an owner's lawyer replaces them as texts of the
 * kind "clause", and until Thai and English are all the owner's, the paper says that it is a sample.
 */
import { type Locale, locales } from "../../languages/locales.ts";
import { bindingLocales } from "./contract-record.ts";
import { clauses as de } from "./clauses/de.ts";
import { clauses as en } from "./clauses/en.ts";
import { clauses as fr } from "./clauses/fr.ts";
import { clauses as ru } from "./clauses/ru.ts";
import { clauses as th } from "./clauses/th.ts";
import { clauses as zh } from "./clauses/zh.ts";

export const clauseNames = [
  "subject",
  "payment",
  "carryOver",
  "stopping",
  "default",
  "ownership",
  "possession",
  "fees",
  "law",
] as const;
export type ClauseName = (typeof clauseNames)[number];
export type ClauseTexts = Record<ClauseName, string>;

/** What a clause may name, as `{{months}}`. The paper fills it from the terms. */
const clausePlaces = [
  "contractPrice",
  "downPayment",
  "months",
  "monthly",
  "start",
  "upgradeAfter",
  "carryOver",
  "forfeiture",
] as const;
export type ClausePlace = (typeof clausePlaces)[number];
export const isClausePlace = (name: string) => clausePlaces.some((place) => place === name);

export const shippedClauses: Record<Locale, ClauseTexts> = { en, th, zh, ru, de, fr };

export type OwnClause = { name: string; locale: string; text: string };

/** The clauses of the day in every language, and whether a binding one is still ours. */
export function clausesOfTheDay(own: readonly OwnClause[]): {
  clauses: Record<Locale, ClauseTexts>;
  isSample: boolean;
} {
  const find = (locale: Locale, name: ClauseName) =>
    own.find((one) => one.locale === locale && one.name === name)?.text;
  const textsOf = (locale: Locale) =>
    Object.fromEntries(
      clauseNames.map((name) => [name, find(locale, name) ?? shippedClauses[locale][name]]),
    ) as ClauseTexts;
  return {
    clauses: Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)])) as Record<
      Locale,
      ClauseTexts
    >,
    isSample: bindingLocales.some((locale) => clauseNames.some((name) => find(locale, name) === undefined)),
  };
}
