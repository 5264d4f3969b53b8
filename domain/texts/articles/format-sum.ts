/** Sums in a text, computed from facts and from the amounts of examples, as the text's language writes them. */
import type { FactId } from "../../facts/facts.ts";
import { type FactsInForce, findFact } from "../../facts/find-fact.ts";
import { formatBaht, formatPercent } from "../../facts/format-fact.ts";
import { type Satang, toBaht, toSatang } from "../../finance/finance.ts";
import { sellerWithholding } from "../../finance/seller-withholding.ts";
import type { Locale } from "../../languages/locales.ts";
import type { Sum } from "./article-blocks.ts";
import { formatFactSum } from "./fact-sums.ts";
import { instalmentOf } from "./instalment.ts";

export const wholeBaht = (amount: Satang, language: Locale) =>
  formatBaht(Math.round(toBaht(amount)), language);

/** Throws where the fact does not exist or is of another kind than the sum needs. */
export function formatSum(sum: Sum, facts: FactsInForce, language: Locale): string {
  switch (sum.kind) {
    case "baht":
      return formatBaht(sum.amount, language);
    case "percent":
      return formatPercent(sum.value, language);
    case "share":
    case "per-area":
      return formatFactSum({ ...sum, fact: findFact(facts, sum.fact).id as FactId }, facts, language);
    case "instalment":
      return formatBaht(Math.round(instalmentOf(sum)), language);
    case "instalment-total":
      return formatBaht(Math.round(instalmentOf(sum) * sum.months + (sum.plus ?? 0)), language);
    case "withheld":
      return wholeBaht(sellerWithholding(facts, toSatang(sum.appraised), sum.years), language);
  }
}

/** The fact that changes the sum. */
export function factOfSum(sum: Sum): string | undefined {
  return "fact" in sum ? sum.fact : undefined;
}
