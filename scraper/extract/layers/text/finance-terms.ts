/** Terms of a seller who is paid in parts, as the page states them: down payment, monthly sum, number of months. */
import { foldDigits } from "../../../meaning/number.ts";
import { readClauses } from "../../../meaning/clauses/read-clauses.ts";
import { readPrice } from "../../../meaning/price.ts";
import { downPayments, financed, instalments, paidInMonths, paidInYears } from "../../../words/finance.ts";
import { anyOf } from "../../../words/word-pattern.ts";
import { sourceOf } from "../../../words/words.ts";
import type { Findings } from "../../fields.ts";
import type { PageFacts, TextBlock } from "../../facts/page-facts.ts";
import { sumOf } from "./sums.ts";

const longestLine = 400;
const someTerm = anyOf(downPayments, instalments, financed);
const down = anyOf(downPayments);
const instalment = anyOf(instalments);
const months = new RegExp(`(?<!\\d)(\\d{1,3})\\s?(?:${sourceOf(paidInMonths)})(?!\\p{L})`, "iu");
const years = new RegExp(`(?<!\\d)(\\d{1,2})\\s?(?:${sourceOf(paidInYears)})(?!\\p{L})`, "iu");
/** As the catalogue has it: up to thirty years. */
const mostMonths = 360;
/** Fewer are no instalment plan. */
const leastMonths = 3;

export function readFinanceTerms(facts: PageFacts, blocks: readonly TextBlock[], findings: Findings): void {
  for (const { label, value, isAside } of facts.pairs) {
    // Few labels name a term, and reading a price is slow.
    if (isAside || !someTerm.test(label)) continue;
    const price = readPrice(value, { needsCurrency: true });
    if (down.test(label)) findings.add("downPayment", price, `${label}: ${value}`, 0.6);
    else if (instalment.test(label)) findings.add("instalment", price, `${label}: ${value}`, 0.6);
    findings.add("financeMonths", readMonths(value), `${label}: ${value}`, 0.6);
  }
  for (const { text } of blocks) {
    if (text.length > longestLine || !/\p{Nd}/u.test(text) || !someTerm.test(text)) continue;
    for (const reading of readClauses(text)) {
      const { role, value } = reading;
      if (role === "downPayment" || role === "instalment") findings.add(role, sumOf(reading), text, 0.4);
      if (role === "instalments") findings.add("financeMonths", Number(value), text, 0.4);
    }
  }
}

function readMonths(written: string): number | null {
  const text = foldDigits(written);
  const count = Number(months.exec(text)?.[1] ?? NaN);
  const inMonths = Number.isNaN(count) ? Number(years.exec(text)?.[1] ?? NaN) * 12 : count;
  return inMonths >= leastMonths && inMonths <= mostMonths ? inMonths : null;
}
