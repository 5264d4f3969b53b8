/** Doubts that an admin should check first: figures that hardly any home has, and layers that disagree. */
import { convertMoney, isCurrency, sampleRates } from "../../../domain/finance/exchange-rates.ts";
import { letUntil, reserved } from "../../words/clauses/posts.ts";
import { takeovers } from "../../words/finance.ts";
import { anyOf } from "../../words/word-pattern.ts";
import type { ReadingWarning } from "../../../domain/scraping/listing-review.ts";
import type { ExtractedListing } from "../fields.ts";
import { headlineAt } from "../facts/titles/headline.ts";
import type { PageFacts } from "../facts/page-facts.ts";
import type { Merged } from "../merge.ts";

type Bounds = readonly [least: number, most: number];
/** In baht: from a share of a rural house to the most expensive villas ever offered. */
const salePrice: Bounds = [150_000, 3_000_000_000];
/** From a room in a shared house to a hotel-like villa. */
const monthlyRent: Bounds = [1_000, 3_000_000];
/** In baht a square metre: rural houses at the one end, Hong Kong at the other. */
const salePriceByArea: Bounds = [2_000, 2_500_000];
const monthlyRentByArea: Bounds = [20, 15_000];
/** In square metres, inside. */
const size: Bounds = [10, 3_000];
const mostBedrooms = 20;
const takeover = anyOf(takeovers);
const states = [
  ["reserved", anyOf(reserved)],
  ["let-until", anyOf(letUntil)],
] as const;
const longestBadge = 40;
const farthestBadge = 12;
/** "All rights reserved". */
const copyright = /rights/i;
/** Two layers that read the same price differ only by rounding. A larger difference means another sum. */
const mostDifference = 1.5;

export function warnOf(listing: ExtractedListing, merged: Merged): ReadingWarning[] {
  const { squareMeters, monthlyRentalPrice, bedrooms } = listing;
  const isSale = listing.pricePeriod === "total";
  const price = isSale ? inBaht(listing.price, listing.currency) : null;
  const rent = inBaht(monthlyRentalPrice, listing.currency);
  const found: [ReadingWarning, boolean][] = [
    ["price-unlikely", isOutside(price, salePrice) || isMistyped(merged) || isTiny(listing)],
    ["rent-unlikely", isOutside(rent, monthlyRent)],
    [
      "price-by-area-unlikely",
      squareMeters !== null &&
        (isOutside(price && price / squareMeters, salePriceByArea) ||
          isOutside(rent && rent / squareMeters, monthlyRentByArea)),
    ],
    ["size-unlikely", isOutside(squareMeters, size)],
    ["rooms-unlikely", bedrooms !== null && bedrooms > mostBedrooms],
    ["prices-disagree", pricesDisagree(merged)],
    ["takeover", takeover.test(`${listing.title} ${merged.price?.field.raw ?? ""}`)],
  ];
  return found.flatMap(([warning, isFound]) => (isFound ? [warning] : []));
}

/** Reserved, or let for now: what the home's own lines say. */
export function warnOfState(lines: readonly string[]): ReadingWarning[] {
  return states.flatMap(([warning, said]) => (lines.some((line) => said.test(line)) ? [warning] : []));
}

/** A badge is a short line near the headline. */
export function linesOfState(facts: PageFacts): string[] {
  const { blocks, title, headings, prices } = facts;
  const at = headlineAt(facts, blocks);
  const near = blocks.slice(Math.max(0, at - farthestBadge), at + farthestBadge);
  const badges = near.filter(
    (block) =>
      block.text.length <= longestBadge &&
      !block.isAside &&
      !block.isControl &&
      !prices.inCards.has(block) &&
      // A template that is shown once the home is reserved.
      !block.isHidden &&
      !copyright.test(block.text),
  );
  return [title, ...headings, ...badges.map(({ text }) => text)];
}

/** "3,900,00": a figure is missing, or one too many. */
const mistyped = /\d,\d{3},\d{1,2}(?!\d)|\d,\d{4}(?!\d)/;

function isMistyped({ price }: Merged): boolean {
  return price?.field.layer === "text" && mistyped.test(price.field.raw);
}

/** In whatever currency: "Call for price" beside a link that says 8. */
const leastOfAnyCurrency = { total: 1_000, month: 40 };

function isTiny({ price, currency, pricePeriod }: ExtractedListing): boolean {
  if (price === null || isCurrency(currency)) return false;
  return price < (pricePeriod === "total" ? leastOfAnyCurrency.total : leastOfAnyCurrency.month);
}

/** The bounds are in baht and far apart, so sample rates are good enough. */
function inBaht(amount: number | null, currency: string | null): number | null {
  return amount === null || !isCurrency(currency) ? null : convertMoney(amount, currency, "THB", sampleRates);
}

function isOutside(value: number | null, [least, most]: Bounds): boolean {
  return value !== null && (value < least || value > most);
}

/** Two layers of data for machines state two prices of one currency and period. */
function pricesDisagree({ price }: Merged): boolean {
  if (!price) return false;
  const { amount, currency, period } = price.value;
  return price.field.others.some(({ layer, value }) => {
    if (layer === "text" || layer === "open-graph" || layer === price.field.layer) return false;
    if (price.field.layer === "text" || price.field.layer === "selectors") return false;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    if (value["currency"] !== currency || value["period"] !== period) return false;
    const other = Number(value["amount"]);
    return other > amount * mostDifference || other < amount / mostDifference;
  });
}
