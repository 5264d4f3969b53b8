/** Lists of homes: searches, categories, archives. */
import * as ends from "../../words/gone-pages.ts";
import { anyOf } from "../../words/word-pattern.ts";
import { readNumber } from "../../meaning/number.ts";
import type { SchemaNode } from "../facts/schema-items.ts";
import { asList, firstText } from "../layers/schema/schema-values.ts";
import { isObject } from "../parse/parse-json.ts";
import { typesOf } from "../layers/schema/schema-org.ts";
import type { Merged } from "../merge.ts";
import type { PageFacts, TextBlock } from "../facts/page-facts.ts";
import { isOnlyIn } from "../facts/page-prices.ts";
import { countOfHomes, lettersIn, type Evidence } from "./evidence.ts";
import type { Rule } from "./rule.ts";

/** A page that knows less of one home may well show a list. */
const knownOfHome = 3;
/** A home's page may hold data of one or two others. */
const mostHomesBeside = 2;
/** A home's own page with data of its own shows this many others at most. */
const mostHomesShown = 5;

export const listRules: readonly Rule[] = [
  {
    name: "data-of-results",
    code: "list-of-homes",
    holds: ({ roots, hasHome }) =>
      !hasHome && roots.some((root) => typesOf(root).includes("SearchResultsPage")),
  },
  {
    name: "list-headline-alone",
    code: "list-of-homes",
    holds: ({ saysList, hasHome, knows, homes }) =>
      saysList && !hasHome && (knows < knownOfHome || homes > mostHomesBeside),
  },
  {
    name: "list-headline-equal-boxes",
    code: "list-of-homes",
    holds: ({ saysList, hasHome, facts, merged }) =>
      saysList &&
      !hasHome &&
      !facts.prices.hasOwnPrice &&
      (facts.prices.repeated.size > 0 || isInMeasured(merged, facts)),
  },
  {
    name: "list-headline-many-homes",
    code: "list-of-homes",
    holds: ({ saysList, hasHome, homes, facts }) =>
      saysList && (homes > mostHomesShown || (!hasHome && saysCount(facts.blocks))),
  },
  {
    // The price above the cards is that of one of them, which the page features.
    name: "list-headline-cards",
    code: "list-of-homes",
    holds: ({ isListHeadline, hasHome, facts }) =>
      isListHeadline && !hasHome && !facts.prices.hasOwnPrice && facts.prices.inCards.size > 0,
  },
  {
    name: "price-only-in-boxes",
    code: "list-of-homes",
    holds: ({ hasHome, merged, facts }) => !hasHome && isOthersPrice(merged, facts),
  },
  {
    name: "price-of-a-listed-home",
    code: "list-of-homes",
    holds: ({ hasHome, roots, merged, facts }) => !hasHome && isListedPrice(roots, merged, facts),
  },
  {
    name: "counted-results",
    code: "list-of-homes",
    holds: ({ hasHome, merged, facts }) =>
      (!hasHome && (isCountedPrice(merged, facts) || isCountedAbove(merged, facts))) ||
      countAlone.test(merged.address?.value ?? ""),
  },
];

export function looksLikeList({ homes, facts }: Evidence): boolean {
  return homes > mostHomesBeside || facts.prices.repeated.size > 0 || facts.prices.measured.size > 0;
}

/** "1 result": searches count even a single result. */
const countAlone = /^(?:showing )?\d+ (?:results?|properties|property|homes?|listings?)(?: found)?$/i;
const countFirst = /^(?:(?:showing|found|total|найдено|共|找到)[:\s]{0,2})?\d/iu;
/** "พบ 120 รายการ", but not "10 new homes every week". */
const countLast = new RegExp(`^\\P{Nd}{2,16}(?:${countOfHomes.source})\\P{L}*$`, "iu");
const noResults = anyOf(ends.emptySearches);
const longestStatement = 100;
const longestCount = 40;
const manyHomes = /\d\D?\d/u;
const mostLettersOfCount = 20;

function saysCount(blocks: readonly TextBlock[]): boolean {
  return blocks.some(({ text, isAside }) => {
    if (isAside || text.length > longestStatement) return false;
    if (noResults.test(text)) return true;
    return (
      text.length < longestCount &&
      (countAlone.test(text) || (countFirst.test(text) && countOfHomes.test(text)) || countLast.test(text))
    );
  });
}

function isOthersPrice(merged: Merged, { prices }: PageFacts): boolean {
  const { price } = merged;
  if (price?.field.layer !== "text" && price?.field.layer !== "embedded-state") return false;
  if (price.field.layer === "embedded-state" && isWholeInData(merged)) return false;
  return isOnlyIn(prices.listed, price.value.amount, prices) && !prices.hasOwnPrice && !prices.hasOwnMeasures;
}

/** The data of a list has the prices of its homes. The page's own price has a label, or is not in that data. */
function isListedPrice(roots: readonly SchemaNode[], { price }: Merged, { prices }: PageFacts): boolean {
  if (price?.field.layer !== "text" || prices.hasOwnPrice) return false;
  return roots
    .filter((root) => typesOf(root).includes("ItemList"))
    .flatMap((list) => asList(list["itemListElement"]))
    .some((entry) => priceOfEntry(entry) === price.value.amount);
}

function priceOfEntry(entry: unknown): number | null {
  const item = isObject(entry) ? (entry["item"] ?? entry) : null;
  const offer = isObject(item) ? asList(item["offers"])[0] : null;
  return isObject(offer) ? readNumber(firstText(offer["price"]) ?? "") : null;
}

/** "212 listings", and each price is beside its own home's size or rooms. */
function isCountedPrice(merged: Merged, facts: PageFacts): boolean {
  const isOthers = merged.price ? isPairedPrice(merged, facts) : facts.prices.inCards.size > 0;
  return isOthers && saysCount(facts.blocks);
}

/** "1162 results" above its only card: a home's own page counts that many nowhere before its price. */
function isCountedAbove({ price }: Merged, { blocks, prices }: PageFacts): boolean {
  const at = blocks.findIndex((block) => prices.stated.get(block)?.amount === price?.value.amount);
  return blocks
    .slice(0, Math.max(0, at))
    .some(
      (block) =>
        manyHomes.test(block.text) && saysCount([block]) && lettersIn(block.text) <= mostLettersOfCount,
    );
}

export function isPairedPrice({ price }: Merged, { prices }: PageFacts): boolean {
  if (price?.field.layer !== "text" || prices.hasOwnPrice || prices.hasOwnMeasures) return false;
  return isOnlyIn(prices.paired, price.value.amount, prices);
}

/** Cards of a list hold no description of a home beside its price, rooms and size. */
function isWholeInData({ bedrooms, rooms, squareMeters, description }: Merged): boolean {
  return [bedrooms ?? rooms, squareMeters, description].every(
    (found) => found?.field.layer === "embedded-state",
  );
}

function isInMeasured({ price }: Merged, { prices }: PageFacts): boolean {
  return price !== undefined && isOnlyIn(prices.measured, price.value.amount, prices);
}
