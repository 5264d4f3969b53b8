/** Terms of a seller who is paid in parts, as the page states them: down payment, monthly sum, number of months. */
import { readClauses } from "../../../meaning/clauses/read-clauses.ts";
import { downPayments, financed, instalments } from "../../../words/finance.ts";
import { anyOf } from "../../../words/word-pattern.ts";
import type { Findings } from "../../fields.ts";
import type { PageFacts, TextBlock } from "../../facts/page-facts.ts";
import { sumOf } from "./sums.ts";

const longestLine = 400;
const someTerm = anyOf(downPayments, instalments, financed);
/** As the catalogue has it: up to thirty years. */
const mostMonths = 360;

export function readFinanceTerms(facts: PageFacts, blocks: readonly TextBlock[], findings: Findings): void {
  for (const { label, value, isAside } of facts.pairs)
    if (!isAside && someTerm.test(label)) readTerms(`${label}: ${value}`, 0.6, findings);
  for (const { text } of blocks) if (someTerm.test(text)) readTerms(text, 0.4, findings);
}

function readTerms(text: string, weight: number, findings: Findings): void {
  if (text.length > longestLine) return;
  for (const reading of readClauses(text)) {
    const { role, value } = reading;
    if (role === "downPayment" || role === "instalment") findings.add(role, sumOf(reading), text, weight);
    if (role === "instalments" && Number(value) <= mostMonths)
      findings.add("financeMonths", Number(value), text, weight);
  }
}
