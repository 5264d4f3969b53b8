/** Sums that are not the home's price: instalments, deposits, running costs, a price by area or a former price. */
import { runningCosts } from "../words/prices/running-costs.ts";
import * as areas from "../words/prices/per-area.ts";
import * as prices from "../words/prices/price-changes.ts";
import { rememberOnPage } from "./page-memory.ts";
import { readBadge } from "./kind-and-offer.ts";
import { saidIn, type Topic } from "./clauses/topics.ts";
import { anyOf } from "../words/word-pattern.ts";

/** What a clause says of a sum that is not asked for the home. */
const others = new Set<Topic>([
  "reckoned",
  "commission",
  "perWah",
  "perRai",
  "perSqm",
  "fee",
  "advance",
  "deposit",
  "booking",
  "contract",
  "instalment",
  "downPayment",
  "other",
]);
const leading = anyOf(areas.roughPrices);
const former = anyOf(prices.formerPrices);
/** "Was  now £499,950": the former price was struck out. */
const present = anyOf(prices.presentPrices);
const runningCost = anyOf(runningCosts);
/** "(≈ 70,000 USD)", "💰 Deposit". */
const signs = /^[^\p{L}\p{N}≈~]+/u;
const longestFormer = 30;

/** Asks about the words before a sum. */
export const isOtherSum = rememberOnPage((textBefore): boolean => {
  const text = textBefore.replace(signs, "");
  // "Under offer" is no "under ฿5,000,000".
  if (readBadge(text) !== null) return false;
  return (
    saidIn(text).some(({ topic }) => others.has(topic)) ||
    leading.test(text) ||
    (text.length <= longestFormer && former.test(text) && !present.test(text))
  );
});

/** "$ 120.000 gastos comunes": asks about the words behind a sum, or in the cell before it. */
export function isRunningCost(text: string): boolean {
  return runningCost.test(text);
}
