/**
 * A post of Facebook or LINE, as text: each home in it as its own extraction, or one refusal. What each figure is for is
 * read clause by clause (meaning/clauses).
 */
import type { Refusal } from "../../../domain/scraping/refusals.ts";
import { readClauses } from "../../meaning/clauses/read-clauses.ts";
import { forgetPage } from "../../meaning/page-memory.ts";
import { buildListing } from "../build/build-listing.ts";
import { describeFields } from "../build/describe-fields.ts";
import type { ExtractOptions } from "../extract-options.ts";
import type { ExtractedListing, Extraction } from "../fields.ts";
import { readFacts } from "../facts/read-facts.ts";
import { warnOf, warnOfState } from "../judge/warnings.ts";
import { merge } from "../merge.ts";
import { parsePage } from "../parse/parse-page.ts";
import { judgePost } from "./judge-post.ts";
import { postCandidates } from "./post-candidates.ts";
import { splitPost, type PostPart } from "./split-post.ts";
import { withoutChat } from "./without-chat.ts";

/** Longer texts are no posts. */
const longestPost = 20_000;
const longestPlace = 60;

export function extractPost(written: string, options: ExtractOptions): Extraction[] {
  const text = withoutChat(written.slice(0, longestPost).replace(/\r\n?/g, "\n").trim());
  try {
    const refusal = judgePost(text, readClauses(text));
    return refusal ? [refuse(refusal)] : splitPost(text).map((part) => extractPart(part, options));
  } finally {
    forgetPage();
  }
}

function extractPart(part: PostPart, options: ExtractOptions): Extraction {
  const facts = readFacts(parsePage(""), null);
  const merged = merge(postCandidates(part));
  const built = buildListing(merged, facts, { defaultCurrency: "THB", ...options });
  if (built.listing === null) return refuse(built.refusal);
  const listing = { ...built.listing, externalId: idOf(built.listing) };
  const warnings = [...warnOf(listing, merged), ...warnOfState([`${part.own}\n${part.shared}`])];
  return { isListing: true, refusal: null, listing, fields: describeFields(merged, listing), warnings };
}

/**
 * From what does not change when the post is written again. The building or the street, else the title, because homes of
 * one type and size are many; the price only where nothing else tells homes apart.
 */
function idOf({ title, condoName, address, ...listing }: ExtractedListing): string {
  const { type, bedrooms, squareMeters, landSquareMeters, floor, price } = listing;
  const own = [
    bedrooms === null ? "" : `${bedrooms}br`,
    squareMeters === null ? "" : `${squareMeters}m`,
    landSquareMeters === null ? "" : `${landSquareMeters}land`,
    floor === null ? "" : `f${floor}`,
  ].filter((fact) => fact !== "");
  const isTold = own.length >= 2;
  const place = (condoName ?? address ?? title)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, longestPlace);
  return [type ?? "home", ...own, ...(isTold || price === null ? [] : [String(price)]), place].join("-");
}

function refuse(refusal: Refusal): Extraction {
  return { isListing: false, refusal, listing: null, fields: {} };
}
