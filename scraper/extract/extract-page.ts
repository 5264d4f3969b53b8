/**
 * Turns a page's HTML into a listing, or into the refusal that says why it is none. The steps, a folder each: parse the
 * document, collect its facts, let each layer offer candidates of each field, merge them, judge whether it is a home,
 * normalise to the catalogue's values, build. Imports go the same way (tests/scraper/extract/direction.test.ts).
 *
 * To add
 * - a word or a label: one line in scraper/words, in its topic and language; tests/scraper/words tries each line;
 * - a layer: a reader of facts that answers candidates, named in layers/read-layers.ts and, by its trust, in fields.ts;
 * - a reason to refuse a page: a rule in judge/ with its name in domain/scraping/refusals.ts, placed before the rules that it must overrule;
 * - a site that no layer reads: selectors of its source, in the administration, and a page in tests/fixtures/pages.
 */
import type { Document } from "domhandler";
import type { Refusal } from "../../domain/scraping/refusals.ts";
import { recogniseBotWall } from "../fetch/bot-wall.ts";
import { metasSayNoindex } from "../fetch/robots-tag.ts";
import { forgetPage } from "../meaning/page-memory.ts";
import { buildListing } from "./build/build-listing.ts";
import { describeFields } from "./build/describe-fields.ts";
import type { ExtractOptions } from "./extract-options.ts";
import type { Extraction } from "./fields.ts";
import { forgetOthersRooms } from "./judge/plots.ts";
import { judgeListing } from "./judge/judge-listing.ts";
import { forgetTinyPrice } from "./judge/tiny-prices.ts";
import { linesOfState, warnOf, warnOfState } from "./judge/warnings.ts";
import { readLayers } from "./layers/read-layers.ts";
import { readJsonLd } from "./layers/schema/json-ld.ts";
import { merge } from "./merge.ts";
import { HostilePageError, parsePage } from "./parse/parse-page.ts";
import { extractPost } from "./posts/extract-post.ts";
import { readFacts } from "./facts/read-facts.ts";

/** Text without any element is a post: pasted, or forwarded. */
const someElement = /<[a-z!?][^>]*>/i;
const someData = /^\s*[{[]\s*["{[]/;

export function isPost(text: string): boolean {
  return text.trim() !== "" && !someElement.test(text) && !someData.test(text);
}

export function extractPage(html: string, options: ExtractOptions): Extraction {
  if (isPost(html)) return extractOnePost(html, options);
  try {
    return extractDocument(parsePage(html), html, options);
  } catch (error) {
    if (error instanceof HostilePageError) return refuse({ code: error.code, rule: error.code });
    throw error;
  } finally {
    forgetPage();
  }
}

/** Who can keep several drafts calls extractPost itself. */
function extractOnePost(text: string, options: ExtractOptions): Extraction {
  const [first, ...others] = extractPost(text, options);
  return first && others.length === 0 ? first : refuse({ code: "list-of-homes", rule: "several-homes" });
}

function extractDocument(document: Document, html: string, options: ExtractOptions): Extraction {
  const facts = readFacts(document, options.defaultCurrency ?? null);
  const wall = recogniseBotWall(html, facts.textLength);
  if (wall) return refuse({ code: "bot-wall", rule: wall });
  if (options.obeysNoindex && metasSayNoindex(facts.metas))
    return refuse({ code: "noindex", rule: "noindex" });
  const url = options.url ?? facts.canonical;
  const jsonLd = readJsonLd(facts.jsonLd);
  const candidates = readLayers({ document, facts, jsonLd, url, selectors: options.selectors ?? {} });
  const merged = forgetTinyPrice(forgetOthersRooms(merge(candidates), facts), facts);
  const judged = judgeListing({ facts, merged, roots: [...jsonLd, ...facts.microdata, ...facts.rdfa], url });
  const built = buildListing(merged, facts, { ...options, url });
  const { listing } = built;
  const fields = describeFields(merged, listing);
  if (judged !== null) return { ...refuse(judged), fields };
  if (listing === null) return { ...refuse(built.refusal), fields };
  const warnings = [...warnOf(listing, merged), ...warnOfState(linesOfState(facts))];
  return { isListing: true, refusal: null, listing, fields, warnings };
}

function refuse(refusal: Refusal): Extract<Extraction, { isListing: false }> {
  return { isListing: false, refusal, listing: null, fields: {} };
}
