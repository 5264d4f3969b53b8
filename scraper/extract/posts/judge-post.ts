/** Why a post offers no home of the catalogue, or null. */
import type { Refusal } from "../../../domain/scraping/refusals.ts";
import { readKind } from "../../meaning/kind-and-offer.ts";
import type { Reading, Role } from "../../meaning/clauses/reading.ts";
import { isWholeBlock } from "../../meaning/whole-block.ts";
import { isPriceOnRequest } from "../../meaning/price.ts";
import { condos } from "../../words/kinds/condos.ts";
import { houses } from "../../words/kinds/houses.ts";
import { statesIn } from "../layers/text/badges-in-line.ts";
import { agentsSought, seeking, trades } from "../../words/clauses/posts.ts";
import { nightly } from "../../words/prices/periods.ts";
import { byMonth } from "../../words/clauses/sums.ts";
import { months } from "../../words/prices/months.ts";
import { mostOfNight } from "../normalise/deal.ts";
import { anyOf } from "../../words/word-pattern.ts";

const home = anyOf(condos, houses);
const isSeeking = anyOf(seeking);
const agents = anyOf(agentsSought);
const trade = anyOf(trades);
const linesOfHead = 2;
const byTheNight = anyOf(nightly);
const aMonth = anyOf(byMonth, months);

export function judgePost(text: string, readings: readonly Reading[]): Refusal | null {
  const head = text.split("\n").slice(0, linesOfHead).join("\n");
  const first = head.split("\n", 1)[0] ?? "";
  const has = (...roles: Role[]) => readings.some(({ role }) => role !== null && roles.includes(role));
  const asks = has("price", "monthlyRent", "weeklyRent", "yearlyRent");
  if (agents.test(head) && !asks) return { code: "no-home-described", rule: "agents-wanted" };
  const hasBudget = has("budget") && !asks;
  if ((isSeeking.test(first) || (isSeeking.test(text) && !asks)) && (hasBudget || !has("area", "floor")))
    return { code: "no-home-described", rule: "home-wanted" };
  if (isWholeBlock(text)) return { code: "not-a-home", rule: "whole-block" };
  if (trade.test(head) && !has("bedrooms")) return { code: "not-a-home", rule: "business-headline" };
  if (!has("bedrooms", "area") && has("land", "perRai", "perWah") && isGround(head))
    return { code: "not-a-home", rule: "ground-only" };
  if ((has("nightlyRent") && !asks) || (byTheNight.test(head) && !readings.some(asksForLonger)))
    return { code: "not-a-home", rule: "room-by-the-night" };
  const isPaid =
    asks || has("oldPrice", "instalment", "downPayment") || isPriceOnRequest(text) || isGone(text);
  if (!isPaid && has("bedrooms", "area") && home.test(text))
    return { code: "no-price", rule: "price-nowhere" };
  const describes = asks || readings.filter(({ role }) => role !== null).length >= 3;
  const isHome = has("bedrooms", "area", "land", "floor") || home.test(text);
  return describes && isHome ? null : { code: "no-home-described", rule: "nothing-described" };
}

/** Below the headline "ให้เช่ารายวัน" a sum is a night's, unless it is named a longer time's or buys the home. */
function asksForLonger({ role, value, before, figure, after }: Reading): boolean {
  if (role === "weeklyRent" || role === "yearlyRent") return true;
  if (role === "monthlyRent") return aMonth.test(`${before} ${figure} ${after}`);
  return role === "price" && Number(value) > mostOfNight;
}

/** Sold or let: what it cost is not told any more. */
function isGone(text: string): boolean {
  return text.split("\n").some((line) => statesIn(line).some((state) => state !== "available"));
}

function isGround(head: string): boolean {
  return !home.test(head) && readKind(head) === "land";
}
