/** The facts about a page that the judging rules use, worked out once. */
import { figuresOf, foldFigures } from "../../meaning/clauses/figures.ts";
import { withoutFormerPrice } from "../../meaning/price.ts";
import { readKind } from "../../meaning/kind-and-offer.ts";
import * as lists from "../../words/lists.ts";
import { sourceOf } from "../../words/words.ts";
import type { SchemaNode } from "../facts/schema-items.ts";
import { countHomes, isHome, typesOf } from "../layers/schema/schema-org.ts";
import type { Merged } from "../merge.ts";
import { isOwner } from "../facts/titles/headline.ts";
import { isNoTitle } from "../facts/titles/no-title.ts";
import { saysOnRequest } from "../facts/on-request.ts";
import type { PageFacts } from "../facts/page-facts.ts";
import { groundOf, isGroundOnly, sizeOf } from "./plots.ts";
import { sellersTermsOf } from "./sellers-terms.ts";

/** What the page is judged by. */
export type Read = {
  facts: PageFacts;
  merged: Merged;
  roots: readonly SchemaNode[];
  url: string | null;
};

export type Evidence = Read & {
  /** Title and headlines in one text. */
  heading: string;
  /** The path of the address. */
  path: string;
  /** The first headline that may name a home. */
  headline: string;
  /** Structured data says that the page is about a home. */
  hasHome: boolean;
  /** How many homes structured data describes. */
  homes: number;
  /** Size, rooms, bathrooms or year: at least one is known. */
  isMeasured: boolean;
  /** How many of price, measures and place are known. */
  knows: number;
  /** Its price or the seller's terms are known, or it is told on request, or a thing of the past. */
  isPriced: boolean;
  /** Title, headline or description count homes, or offer them in the plural. */
  saysList: boolean;
  /** The first headline does so itself. */
  isListHeadline: boolean;
  isArticle: boolean;
  /** Enough is said to be a home: a price with a measure, or with an offer in the headline. */
  isDescribed: boolean;
};

const countedInChinese =
  /(?:共|找到)\s?\d+\s?(?:套|条|个)|(?<![\d.,])\d[\d,.]*\s?(?:件|건|套房源|รายการ)(?!\p{L})/iu;
/** "24,697 offers", "132 Ergebnisse": a count of homes. */
export const countOfHomes = new RegExp(
  `(?<![\\d.,])\\d[\\d., ]{0,14}\\+? (?:\\p{L}+ )?(?:${sourceOf(lists.countedHomes)})(?!\\p{L})|${countedInChinese.source}`,
  "iu",
);
/** Homes in the plural are offered by lists. */
const pluralOffer = new RegExp(
  `(?<!\\p{L})(?:${sourceOf(lists.pluralHomes)})(?!\\p{L})[^|\\n]{0,30}(?:${sourceOf(lists.pluralOffers)})|${sourceOf(lists.searchPages)}`,
  "iu",
);

export function gatherEvidence(read: Read): Evidence {
  const { facts, merged, roots, url } = read;
  const heading = [facts.title, ...facts.headings, facts.metas.get("og:title")?.[0] ?? ""].join(" \n ");
  const description = facts.metas.get("description")?.[0] ?? "";
  const path = URL.parse(url ?? "")?.pathname ?? "";
  const size = isGroundOnly(merged) ? groundOf(merged) : sizeOf(merged);
  const measures = [size, merged.bedrooms ?? merged.rooms, merged.bathrooms, merged.yearBuilt].filter(
    Boolean,
  );
  const isPriced =
    merged.price !== undefined ||
    tellsTerms(merged) ||
    (merged.availability !== undefined && merged.availability.value !== "available") ||
    saysOnRequest(facts);
  const headline =
    facts.headings.find((text) => !isNoTitle(text) && !isOwner(text, facts)) ?? facts.headings[0] ?? "";
  return {
    ...read,
    heading,
    path,
    headline,
    hasHome: roots.some(isHome),
    homes: countHomes(roots),
    isMeasured: measures.length > 0,
    knows: [merged.price, ...measures, merged.coordinates].filter(Boolean).length,
    isPriced,
    isListHeadline: countOfHomes.test(headline) || pluralOffer.test(headline),
    saysList: countOfHomes.test(heading) || pluralOffer.test(heading) || countOfHomes.test(description),
    isArticle: isArticle(read, path),
    isDescribed: isPriced && (measures.length > 0 || offersHome(heading, merged)),
  };
}

function tellsTerms(merged: Merged): boolean {
  const terms = sellersTermsOf(merged, merged.finance?.value === true, null);
  return terms.financeDownPayment !== null || terms.financeInstalment !== null;
}

/** A price in the page's own metadata, and a headline that names a home that is offered: enough without measures. */
function offersHome(heading: string, { price, offer, coordinates }: Merged): boolean {
  if (!price || price.field.layer === "text") return false;
  // Data of a map says where the home is; a price alone may be anything's.
  if (price.field.layer === "embedded-state" ? coordinates?.field.layer !== "embedded-state" : !offer)
    return false;
  const kind = readKind(heading.replace(/\bhome\b/gi, ""));
  return kind === "condo" || kind === "house";
}

const articlePath =
  /\/(?:blog|news|articles?|guides?|magazine?|stories|advice|ratgeber|actualites?|conseils|statti|novosti)\/|\/20\d\d\/\d\d\//i;

/** Articles about homes name prices and rooms too, in their sentences. */
function isArticle({ facts, merged, roots }: Read, path: string): boolean {
  if (roots.some((root) => typesOf(root).some((type) => /^(?:BlogPosting|NewsArticle)$/.test(type))))
    return true;
  const isCalledSo =
    facts.metas.get("og:type")?.[0] === "article" ||
    facts.metas.has("article:published_time") ||
    articlePath.test(path);
  return isCalledSo && merged.price?.field.layer === "text" && !standsAlone(merged.price.value.amount, facts);
}

/** "Asking price:", "baht a month": more words make a sentence. */
export const mostLettersBesidePrice = 20;
const label = /^[^:：\d]{1,40}[:：]/;

/** A price belongs to the home if it is somewhere a text of its own, which counts nothing before it. */
export function standsAlone(amount: number, facts: PageFacts): boolean {
  return facts.blocks.some(
    ({ text, isAside }) =>
      !isAside &&
      lettersIn(text.replace(label, "")) <= mostLettersBesidePrice &&
      figuresOf(foldFigures(withoutFormerPrice(text)))[0]?.value === amount,
  );
}

export function lettersIn(text: string): number {
  return text.replace(/\P{L}/gu, "").length;
}
