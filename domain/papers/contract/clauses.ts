/**
 * The clauses of a contract. Ours are samples: an owner's lawyer replaces them as texts of the
 * kind "clause", and until Thai and English are all the owner's, the paper says that it is a sample.
 */
import { type Locale, locales } from "../../languages/locales.ts";
import { type ClauseName, type ClauseTexts, clauseNames } from "./clause-names.ts";
import { bindingLocales, isBinding } from "./contract-record.ts";
import type { ContractTexts } from "./contract-texts.ts";

export type OwnClause = {
  name: string;
  locale: string;
  text: string;
  /** Of a binding language: than the last change of the other one. */
  isOlder: boolean;
};

/** Which clauses may say one thing in Thai and another in English: one is older, or ours beside the owner's. */
export function differingClauses(own: readonly OwnClause[]): ClauseName[] {
  return clauseNames.filter((name) => {
    const binding = own.filter((one) => one.name === name && isBinding(one.locale));
    return (
      binding.some(({ isOlder }) => isOlder) || (binding.length > 0 && binding.length < bindingLocales.length)
    );
  });
}

/** The clauses of the day in every language, and whether a binding one is still ours. */
export function clausesOfTheDay(
  own: readonly OwnClause[],
  shipped: Record<Locale, Pick<ContractTexts, "clauses">>,
): {
  clauses: Record<Locale, ClauseTexts>;
  isSample: boolean;
} {
  const find = (locale: Locale, name: ClauseName) =>
    own.find((one) => one.locale === locale && one.name === name)?.text;
  const textsOf = (locale: Locale) =>
    Object.fromEntries(
      clauseNames.map((name) => [name, find(locale, name) ?? shipped[locale].clauses[name]]),
    ) as ClauseTexts;
  return {
    clauses: Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)])) as Record<
      Locale,
      ClauseTexts
    >,
    isSample: bindingLocales.some((locale) => clauseNames.some((name) => find(locale, name) === undefined)),
  };
}
