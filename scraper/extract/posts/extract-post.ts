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
import type { Extraction } from "../fields.ts";
import { readFacts } from "../facts/read-facts.ts";
import { warnOf, warnOfState } from "../judge/warnings.ts";
import { merge } from "../merge.ts";
import { parsePage } from "../parse/parse-page.ts";
import { idOfPost } from "./id-of-post.ts";
import { judgePost } from "./judge-post.ts";
import { postCandidates } from "./post-candidates.ts";
import { linesOf, splitPost, type PostPart, withoutMark } from "./split-post.ts";
import { namePart } from "./title-post.ts";
import { withoutChat } from "./without-chat.ts";

/** Longer texts are no posts. */
const longestPost = 20_000;

export function extractPost(written: string, options: ExtractOptions): Extraction[] {
  const text = withoutChat(written.slice(0, longestPost).replace(/\r\n?/g, "\n").trim());
  try {
    const lines = withoutMark(text);
    const refusal = judgePost(lines, readClauses(lines));
    return refusal ? [refuse(refusal)] : splitPost(text).map((part) => extractPart(part, options));
  } finally {
    forgetPage();
  }
}

function extractPart(part: PostPart, options: ExtractOptions): Extraction {
  const facts = readFacts(parsePage(""), null);
  const name = namePart(part);
  const merged = merge(postCandidates(part, name.title));
  const built = buildListing(merged, facts, { defaultCurrency: "THB", ...options });
  if (built.listing === null) return refuse(built.refusal);
  const listing = { ...built.listing, externalId: idOfPost(built.listing, part, name) };
  const lines = linesOf(part);
  const warnings = [...warnOf(listing, merged), ...warnOfState([lines])];
  if (listing.pricePeriod === "month" && statesTwoRents(lines)) warnings.push("prices-disagree");
  return { isListing: true, refusal: null, listing, fields: describeFields(merged, listing), warnings };
}

/** "สัญญา 6 เดือน 9,000 บาท, 1 ปี 8,000 บาท": what a month costs depends on the contract, so a person chooses. */
function statesTwoRents(lines: string): boolean {
  const rents = readClauses(lines).filter(({ role }) => role === "monthlyRent" || role === "price");
  return new Set(rents.map(({ value }) => Number(value))).size > 1;
}

function refuse(refusal: Refusal): Extraction {
  return { isListing: false, refusal, listing: null, fields: {} };
}
