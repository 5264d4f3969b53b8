/** A page's HTML to a listing, or to the reason why it is none. */
import type { Selectors } from "../../domain/scrape-source.ts";
import { recogniseBotWall } from "../fetch/bot-wall.ts";
import type { Candidate, Extraction } from "./fields.ts";
import { buildListing, describeFields } from "./build-listing.ts";
import { readEmbeddedState } from "./embedded-state.ts";
import { plainWords, withoutSiteName } from "./clean-text.ts";
import { judgeListing } from "./judge-listing.ts";
import { readJsonLd } from "./json-ld.ts";
import { merge } from "./merge.ts";
import { readOpenGraph } from "./open-graph.ts";
import { HostilePageError, tryParsePage } from "./parse-page.ts";
import type { PageFacts } from "./page-facts.ts";
import { readDocument } from "./read-document.ts";
import { readSchemaOrg } from "./schema-org.ts";
import { readSelectors } from "./selectors.ts";
import { readText } from "./text.ts";

export type ExtractOptions = {
  /** The page's address: makes links absolute, tells this home from others. */
  url: string | null;
  defaultCurrency?: string | null;
  selectors?: Selectors;
};

export function extractPage(html: string, options: ExtractOptions): Extraction {
  const page = tryParsePage(html);
  if (page instanceof HostilePageError)
    return { isListing: false, reason: page.reason, listing: null, fields: {} };
  const facts = readDocument(page);
  const wall = recogniseBotWall(html, facts.textLength);
  if (wall) return { isListing: false, reason: `bot-wall: ${wall}`, listing: null, fields: {} };
  const url = options.url ?? facts.canonical;
  const jsonLd = readJsonLd(facts.jsonLd);
  const candidates: Candidate[] = [
    ...readSelectors(page, options.selectors ?? {}),
    ...readSchemaOrg(jsonLd, "json-ld", url),
    ...readSchemaOrg(facts.microdata, "microdata", url),
    ...readSchemaOrg(facts.rdfa, "rdfa", url),
    ...readEmbeddedState(facts.scripts, url, headlineOf(facts)),
    ...readOpenGraph(facts),
    ...readText(facts, url),
  ];
  const siteName = facts.metas.get("og:site_name")?.[0] ?? null;
  const own = candidates.filter((candidate) => !isSiteName(candidate, facts));
  const merged = merge(own.map((candidate) => dropSiteName(candidate, siteName)));
  const reason = judgeListing({ facts, merged, roots: [...jsonLd, ...facts.microdata, ...facts.rdfa], url });
  const built = buildListing(merged, facts, { ...options, url });
  const fields = describeFields(merged, built.listing);
  if (reason) return { isListing: false, reason, listing: null, fields };
  if (!built.listing) return { isListing: false, reason: built.reason, listing: null, fields };
  return { isListing: true, reason: null, listing: built.listing, fields };
}

function headlineOf({ title, headings, metas }: PageFacts): string {
  const said = ["og:title", "description", "og:description"].map((name) => metas.get(name)?.[0] ?? "");
  return [title, ...headings, ...said].join(" | ");
}

/** Templates that leave a home's name out put the site's there. */
function isSiteName(candidate: Candidate, facts: PageFacts): boolean {
  if (candidate.field !== "title") return false;
  const siteNames = [facts.metas.get("og:site_name")?.[0], URL.parse(facts.canonical ?? "")?.hostname];
  return siteNames.some((name) => name !== undefined && plainWords(name) === plainWords(candidate.value));
}

function dropSiteName(candidate: Candidate, siteName: string | null): Candidate {
  if (candidate.field !== "title") return candidate;
  return { ...candidate, value: withoutSiteName(candidate.value, siteName) };
}
