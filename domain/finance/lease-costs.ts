/** What a registered lease costs: the Land Office works it out on the rent of the whole term. */
import { percentOf } from "../facts/fact-numbers.ts";
import type { FactsInForce } from "../facts/find-fact.ts";
import { type Satang, shareOf } from "./finance.ts";

export type LeaseCosts = { rent: Satang; registration: Satang; duty: Satang; total: Satang };

export function leaseCosts(facts: FactsInForce, rent: Satang): LeaseCosts {
  const registration = shareOf(rent, percentOf(facts, "lease-registration-fee"));
  const duty = shareOf(rent, percentOf(facts, "lease-stamp-duty"));
  return { rent, registration, duty, total: rent + registration + duty };
}
