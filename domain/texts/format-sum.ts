/** Sums in a text, computed from facts and from the amounts of examples, as the text's language writes them. */
import { boundsOf } from "../facts/fact-numbers.ts";
import { type FactId, findFact } from "../facts/facts.ts";
import { formatBaht, formatPercent } from "../facts/format-fact.ts";
import { timesRange } from "../finance/building-fees.ts";
import { type Satang, shareOf, toBaht, toSatang } from "../finance/finance.ts";
import { sellerWithholding } from "../finance/seller-withholding.ts";
import { chargeOn } from "../finance/transfer-costs.ts";
import type { Locale } from "../languages/locales.ts";
import type { Sum } from "./article-blocks.ts";
import { instalmentOf } from "./instalment.ts";

export const wholeBaht = (amount: Satang, language: Locale) =>
  formatBaht(Math.round(toBaht(amount)), language);

/** Throws where the fact does not exist or is of another kind than the sum needs. */
export function formatSum(sum: Sum, language: Locale): string {
  switch (sum.kind) {
    case "baht":
      return formatBaht(sum.amount, language);
    case "percent":
      return formatPercent(sum.value, language);
    case "share":
      return wholeBaht(shareOf(chargeOn(toSatang(sum.of), idOf(sum.fact)), (sum.part ?? 1) * 100), language);
    case "per-area":
      return formatPerArea(sum, language);
    case "instalment":
      return formatBaht(Math.round(instalmentOf(sum)), language);
    case "instalment-total":
      return formatBaht(Math.round(instalmentOf(sum) * sum.months + (sum.plus ?? 0)), language);
    case "withheld":
      return wholeBaht(sellerWithholding(toSatang(sum.appraised), sum.years), language);
  }
}

/** The fact that changes the sum. */
export function factOfSum(sum: Sum): string | undefined {
  return "fact" in sum ? sum.fact : undefined;
}

function formatPerArea({ sqm, fact }: Extract<Sum, { kind: "per-area" }>, language: Locale): string {
  const bounds = boundsOf(idOf(fact));
  const { from, to } = timesRange({ from: toSatang(bounds.from), to: toSatang(bounds.to) }, sqm);
  if (from === to) return wholeBaht(from, language);
  return formatBaht({ from: Math.round(toBaht(from)), to: Math.round(toBaht(to)) }, language);
}

const idOf = (id: string) => findFact(id).id as FactId;
