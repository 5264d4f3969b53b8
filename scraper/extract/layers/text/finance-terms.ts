/** Terms of a seller who is paid in parts, as the page states them: down payment, monthly sum, number of months. */
import type { Reading, Role } from "../../../meaning/clauses/reading.ts";
import { readClauses } from "../../../meaning/clauses/read-clauses.ts";
import { downPayments, financed, instalments } from "../../../words/finance.ts";
import { bankLoans, reckonedLoans } from "../../../words/prices/loans.ts";
import { anyOf } from "../../../words/word-pattern.ts";
import { sumOf } from "../../../meaning/clauses/sum-of.ts";
import type { Findings } from "../../fields.ts";
import type { PageFacts, TextBlock } from "../../facts/page-facts.ts";

const longestLine = 400;
const loan = anyOf(bankLoans, reckonedLoans);
const someTerm = anyOf(downPayments, instalments, financed);
/** As the catalogue has it: up to thirty years. */
const mostMonths = 360;
const termRoles = new Set<Role>(["price", "downPayment", "downPercent", "instalment", "instalments"]);

export function readFinanceTerms(facts: PageFacts, blocks: readonly TextBlock[], findings: Findings): void {
  for (const { label, value, isAside } of facts.pairs)
    if (!isAside && someTerm.test(label)) readTerms(`${label}: ${value}`, 0.6, facts, findings);
  for (const { text, isControl } of blocks) {
    if (!someTerm.test(text)) continue;
    const terms = readTerms(text, 0.4, facts, findings);
    if (!isControl && areOffered(text, terms)) findings.add("finance", true, text, 0.1);
  }
}

/**
 * Sums in baht to pay in parts, beside the price or another term. A single sum may be what a bank would lend, and in other
 * countries it usually is.
 */
function areOffered(text: string, terms: readonly Reading[]): boolean {
  const told = new Set(terms.map(({ role }) => role));
  const sums = terms.filter(({ role }) => role === "instalment" || role === "downPayment");
  const areInBaht = sums.length > 0 && sums.every(({ currency }) => currency === "THB");
  return areInBaht && told.size > 1 && !loan.test(text);
}

function readTerms(
  text: string,
  weight: number,
  { currency }: PageFacts,
  findings: Findings,
): readonly Reading[] {
  if (text.length > longestLine) return [];
  const readings = readClauses(text);
  for (const reading of readings) {
    const { role, value } = reading;
    if (role === "downPayment" || role === "instalment")
      findings.add(role, sumOf(reading, currency), text, weight);
    if (role === "instalments" && Number(value) <= mostMonths)
      findings.add("financeMonths", Number(value), text, weight);
  }
  return readings.filter(({ role }) => role !== null && termRoles.has(role));
}
