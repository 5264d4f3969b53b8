/**
 * Reads what a free text wants, and its facts into a query of the catalogue. Pure: what the phrases mean is in `words/`
 * and in the patterns that come with the texts. What is left unread is returned for the search of names and texts.
 */
import { type Currency, convertMoney, sampleRates } from "../finance/exchange-rates.ts";
import { type ListingQuery, readListingQuery } from "../listings/query/listing-query.ts";
import { writeListingQuery } from "../listings/query/write-listing-query.ts";
import { alphabetic } from "./fold-text.ts";
import { readAmounts } from "./read-amounts.ts";
import { boundSearch } from "./bound-search.ts";
import { type Token, isMeant, splitSearch } from "./split-search.ts";
import { hasFilter, isOnlyATerm, namesAHome } from "./named-facts.ts";
import { type Intent, intentOf } from "./intent.ts";
import type { Lead } from "./leads/lead.ts";
import type { TextIndex } from "./texts/build-text-index.ts";
import type { Meaning } from "./meaning.ts";
import { leaveUnwanted } from "./leave-unwanted.ts";
import { readLead } from "./leads/read-lead.ts";

/** Below this many baht an amount is a month's payment, unless the search says otherwise. */
const leastPriceInBaht = 150_000;

type SearchTexts = Pick<TextIndex, "language" | "leads">;

export type Reading = {
  /** Without `q`. */
  query: ListingQuery;
  /** The words that were not understood. */
  rest: string;
  intent: Intent;
  /** Only the town or words for homes: any home answers. */
  isAnyHome: boolean;
  /** Only the name of a way to own or to pay, which asks what it means. */
  isTerm: boolean;
  /** The page or the text that answers, where a pattern knows it. */
  lead?: Lead;
};

export function readSearch(typed: string, { language, leads }: SearchTexts): Reading {
  const tokens = leaveUnwanted(splitSearch(typed, language));
  const { numbers, used } = readAmounts(tokens);
  const asked = new URLSearchParams();
  const add = (name: string, value: string | number) => asked.append(name, String(value));
  let isMonthly = false;
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== "phrase") continue;
    if (token.meanings.includes("a month")) isMonthly = true;
    if (used.has(index)) continue;
    for (const meaning of token.meanings) addMeaning(meaning, add);
  }
  const wantsFinance =
    tokens.some((token) => isMeant(token, "in instalments")) ||
    numbers.some(({ kind }) => kind === "down payment");
  const isRent = asked.get("status") === "for-rent";
  if (wantsFinance && !isRent) add("status", "finance-available");
  for (const { kind, value, bound, currency } of numbers) {
    if (kind === "bedrooms") add("bedrooms", Math.min(value, 4));
    else if (kind === "bathrooms") add("bathrooms", value);
    else if (kind === "size") add(bound === "max" ? "maxSize" : "minSize", value);
    else if (kind === "money") {
      const isPrice =
        !isMonthly && !(isRent && value < leastPriceInBaht * 10) && isWholePrice(value, currency);
      add(`${bound}${isPrice ? "Price" : "Monthly"}`, value);
      if (currency !== "THB") asked.set("currency", currency);
    }
  }
  const query = settle(readListingQuery(asked));
  const rest = joinWords(tokens, used);
  const isQuestion =
    /[?？]/.test(boundSearch(typed)) ||
    tokens.some((token) => token.kind === "phrase" && token.meanings.includes("asking"));
  const isTerm = isOnlyATerm(query) && !wantsFinance;
  const isWord = rest !== "" || !hasFilter(query) || isTerm;
  const known = readLead(typed, leads);
  const lead = known && isLed(known, isQuestion, query, isWord) ? known : undefined;
  const isAnyHome = tokens.length > 0 && rest === "" && writeListingQuery(query) === "" && !isQuestion;
  return { query, rest, intent: intentOf(lead, isQuestion, query), isAnyHome, isTerm, ...(lead && { lead }) };
}

/** "Pet friendly condo" is no question about pets. */
function isLed(lead: Lead, isQuestion: boolean, query: ListingQuery, isWord: boolean): boolean {
  if (isQuestion || lead === "sell" || lead === "let" || lead === "contact") return true;
  return isWord && !namesAHome(query);
}

const parameterOf: Record<string, string> = {
  area: "area",
  type: "type",
  status: "status",
  tenure: "tenure",
  amenity: "amenities",
  bedrooms: "bedrooms",
  sort: "sort",
};

function addMeaning(meaning: Meaning, add: (name: string, value: string) => void): void {
  const [subject = "", value] = meaning.split(" ");
  const parameter = parameterOf[subject];
  if (parameter && value) add(parameter, value);
}

function isWholePrice(value: number, currency: Currency): boolean {
  return convertMoney(value, currency, "THB", sampleRates) >= leastPriceInBaht;
}

/** What a combination means: a house with a pool has its own. */
function settle(query: ListingQuery): ListingQuery {
  const { amenities, type } = query;
  const own = type === "house" || amenities?.includes("private-pool");
  if (!own || !amenities?.includes("swimming-pool")) return query;
  const others = amenities.filter((one) => one !== "swimming-pool" && one !== "private-pool");
  return { ...query, amenities: ["private-pool", ...others] };
}

/**
 * Joins letters of Thai and Chinese that were side by side into one word again. "Down" and "bath" are only read beside an amount,
 * a beach beside its area.
 */
function joinWords(tokens: readonly Token[], used: ReadonlySet<number>): string {
  let rest = "";
  let last = -2;
  for (const [index, token] of tokens.entries()) {
    const isRead =
      token.kind === "phrase" &&
      !isMeant(token, "down payment") &&
      !isMeant(token, "bathrooms") &&
      (!isMeant(token, "beach") || isBesideArea(tokens, index));
    if (isRead || used.has(index)) continue;
    const isJoined = last === index - 1 && !alphabetic.test(token.text) && token.kind !== "number";
    rest += (isJoined ? "" : " ") + token.text;
    last = index;
  }
  return rest.trim();
}

function isBesideArea(tokens: readonly Token[], index: number): boolean {
  return ([-1, 1] as const).some((step) => {
    let at = index + step;
    while (isMeant(tokens[at], "filler")) at += step;
    const token = tokens[at];
    return token?.kind === "phrase" && token.meanings.some((one) => one.startsWith("area "));
  });
}
