/** Sums in a text that are computed from a fact, and computed again with the owner's. */
import { boundsOf, percentOf } from "../../facts/fact-numbers.ts";
import type { FactsInForce } from "../../facts/find-fact.ts";
import { formatBaht } from "../../facts/format-fact.ts";
import { timesRange } from "../../finance/building-fees.ts";
import { shareOf, toBaht, toSatang } from "../../finance/finance.ts";
import type { FactId } from "../../facts/facts.ts";
import type { Locale } from "../../languages/locales.ts";

export type FactSum =
  | { kind: "share"; of: number; fact: FactId; part?: number | undefined }
  | { kind: "per-area"; sqm: number; fact: FactId };

/** In whole baht. */
export function formatFactSum(sum: FactSum, facts: FactsInForce, language: Locale): string {
  if (sum.kind === "share") {
    const whole = shareOf(toSatang(sum.of), percentOf(facts, sum.fact));
    return formatBaht(Math.round(toBaht(shareOf(whole, (sum.part ?? 1) * 100))), language);
  }
  const { from, to } = boundsOf(facts, sum.fact);
  const area = timesRange({ from: toSatang(from), to: toSatang(to) }, sum.sqm);
  const baht = { from: Math.round(toBaht(area.from)), to: Math.round(toBaht(area.to)) };
  return formatBaht(baht.from === baht.to ? baht.to : baht, language);
}
