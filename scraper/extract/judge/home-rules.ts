/** What makes a page the page of one home, once it is known to be nothing else. */
import { readRooms, saysLayout } from "../../meaning/rooms.ts";
import { readKind, readOffer } from "../../meaning/kind-and-offer.ts";
import * as subjects from "../../words/subjects.ts";
import { sourceOf } from "../../words/words.ts";
import { saysPrice } from "../layers/text/prose-facts.ts";
import type { Merged } from "../merge.ts";
import { plainWords } from "../parse/clean-text.ts";
import { isOwner, nameInTitle } from "../facts/titles/headline.ts";
import { saysOnRequest } from "../facts/on-request.ts";
import type { PageFacts } from "../facts/page-facts.ts";
import { lettersIn, mostLettersBesidePrice, standsAlone, type Evidence } from "./evidence.ts";
import { isPairedPrice, looksLikeList } from "./list-rules.ts";
import { isGroundOnly } from "./plots.ts";
import type { Rule } from "./rule.ts";
import { isTooCheap } from "./tiny-prices.ts";

/** A page with this many facts of a home describes one, in sentences or not. */
const knownOfHome = 4;
/** "For sale", in a line of its own. */
const longestBadge = 20;

export const homeRules: readonly Rule[] = [
  {
    name: "home-in-structured-data",
    code: null,
    holds: ({ hasHome, knows, isPriced }) => hasHome && (knows >= 2 || isPriced),
  },
  {
    // Articles about units of land name sizes and prices too, in sentences. A plot's price is a text of its own.
    name: "ground-price-in-a-sentence",
    code: "no-home-described",
    holds: ({ merged, facts }) => isGroundOnly(merged) && !statesPlainly(merged, facts),
  },
  {
    name: "article-about-a-home",
    code: "article",
    holds: ({ isDescribed, isArticle, facts }) => isDescribed && isArticle && !facts.prices.hasOwnPrice,
  },
  {
    name: "price-in-a-sentence",
    code: "no-home-described",
    holds: (evidence) =>
      evidence.isDescribed &&
      (evidence.knows < knownOfHome || isOnlyInProse(evidence.merged, evidence.facts)) &&
      isToldInProse(evidence),
  },
  {
    name: "price-of-nothing-named",
    code: "no-home-described",
    holds: ({ isDescribed, knows, merged, facts }) =>
      isDescribed && knows < knownOfHome && isNothingNamed(merged, facts),
  },
  {
    // The headline may name an office, a hall or a field with a word that our lists lack.
    name: "size-of-nothing-named",
    code: "no-home-described",
    holds: ({ isDescribed, hasHome, merged }) =>
      isDescribed &&
      !hasHome &&
      merged.price?.field.layer !== "embedded-state" &&
      !(merged.kind ?? merged.bedrooms ?? merged.bathrooms ?? merged.rooms) &&
      !isOfferedInData(merged),
  },
  {
    name: "price-too-low",
    code: "no-home-described",
    holds: ({ isDescribed, merged }) => isDescribed && isTooCheap(merged),
  },
  {
    name: "site-name-for-a-headline",
    code: "list-of-homes",
    holds: ({ hasHome, headline, merged, facts }) =>
      !hasHome &&
      plainWords(headline) === plainWords(facts.title) &&
      readOffer(headline) === null &&
      isPairedPrice(merged, facts),
  },
  {
    name: "owners-name-for-a-headline",
    code: "list-of-homes",
    holds: ({ hasHome, headline, facts }) =>
      !hasHome && isOwner(headline, facts) && !namesOneHome(nameInTitle(facts.title)),
  },
  {
    name: "prices-only-of-cards",
    code: "list-of-homes",
    holds: ({ hasHome, isDescribed, headline, merged, facts }) =>
      isDescribed &&
      !hasHome &&
      !merged.price &&
      facts.prices.inCards.size > 0 &&
      !facts.prices.hasOwnMeasures &&
      readKind(headline) === null &&
      readOffer(headline) === null,
  },
  {
    name: "price-with-a-measure",
    code: null,
    holds: ({ isDescribed }) => isDescribed,
  },
  {
    name: "whole-home-in-data",
    code: null,
    holds: (evidence) =>
      !evidence.saysList && !looksLikeList(evidence) && !evidence.isArticle && isWholeInData(evidence.merged),
  },
  { name: "several-homes", code: "list-of-homes", holds: looksLikeList },
  {
    name: "price-nowhere",
    code: "no-price",
    holds: ({ isPriced, isMeasured, homes, isArticle, hasHome, headline }) =>
      !isPriced &&
      isMeasured &&
      homes <= 1 &&
      !isArticle &&
      (hasHome || /^(?:condo|house)$/.test(readKind(headline) ?? "")),
  },
  { name: "nothing-described", code: "no-home-described", holds: () => true },
];

/** Data that gives the size and says that it is for sale or to let. */
function isOfferedInData({ squareMeters, offer }: Merged): boolean {
  return [squareMeters, offer].every((found) => found?.field.layer === "embedded-state");
}

function isWholeInData({ bedrooms, rooms, bathrooms, squareMeters, coordinates }: Merged): boolean {
  return [bedrooms ?? rooms, bathrooms, squareMeters, coordinates].every(
    (found) => found !== undefined && found.field.layer !== "text" && found.field.layer !== "open-graph",
  );
}

function statesPlainly({ price }: Merged, facts: PageFacts): boolean {
  if (!price) return saysOnRequest(facts);
  return price.field.layer !== "text" || facts.prices.hasOwnPrice || standsAlone(price.value.amount, facts);
}

/** A page that explains how to buy and sell offers no home. */
const dealing = new RegExp(sourceOf(subjects.dealing), "giu");

/** Guides, answers and news state prices in sentences. A home's page has its price by itself, or an offer. */
function isToldInProse({ merged: { price, offer }, facts, heading, path }: Evidence): boolean {
  if (offer && [offer.field, ...offer.field.others].some(({ raw }) => raw.length <= longestBadge))
    return false;
  const offering = `${heading} ${path.replace(/[-_/]+/g, " ")}`;
  if (!price || readOffer(offering.replace(dealing, "")) !== null) return false;
  const raws = [price.field, ...price.field.others].map(({ raw }) => raw);
  if (raws.some((raw) => saysPrice.test(raw)) && namesOneHome(facts.headings[0] ?? facts.title)) return false;
  const { layer, raw } = price.field;
  if (layer !== "text" && (layer !== "open-graph" || lettersIn(raw) <= mostLettersBesidePrice)) return false;
  return !facts.prices.hasOwnPrice && !standsAlone(price.value.amount, facts);
}

/** "Two-room flat in the old town". */
function namesOneHome(heading: string): boolean {
  return (
    readKind(heading) !== null &&
    (readRooms("rooms", heading) !== null || readRooms("bedrooms", heading) !== null)
  );
}

/** No short text states the price or the rent. */
function isOnlyInProse({ price, rent }: Merged, { prices }: PageFacts): boolean {
  if (price?.field.layer !== "text") return false;
  const asked = [price.value.amount, rent?.value.amount];
  return ![...prices.stated.values()].some(({ amount }) => asked.includes(amount));
}

/** A price and a measure or two, but no word for a home: furniture has that much too, but no bathrooms. */
function isNothingNamed(
  { price, kind, bedrooms, bathrooms, rooms, squareMeters, availability }: Merged,
  { prices }: PageFacts,
): boolean {
  if (price?.field.layer !== "text" || kind !== undefined || (bedrooms && bathrooms)) return false;
  const counted = rooms ?? bedrooms;
  if (!squareMeters || !counted) return true;
  // A table of price, size and rooms describes a home. So does a layout, or "sold" beside the rooms.
  const isGone = availability !== undefined && availability.value !== "available";
  return !(prices.hasOwnPrice || isGone || saysLayout(counted.field.raw));
}
