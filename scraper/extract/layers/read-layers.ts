/** Every candidate that any layer of the page offers. */
import type { Document } from "domhandler";
import type { Selectors } from "../../../domain/scraping/scrape-source.ts";
import type { Candidate } from "../fields.ts";
import { plainWords, withoutSiteName } from "../parse/clean-text.ts";
import { isOwner } from "../facts/titles/headline.ts";
import { isNoTitle } from "../facts/titles/no-title.ts";
import type { PageFacts } from "../facts/page-facts.ts";
import type { SchemaNode } from "../facts/schema-items.ts";
import { readOpenGraph } from "./schema/open-graph.ts";
import { readSchemaOrg } from "./schema/schema-org.ts";
import { readSelectors } from "./selectors.ts";
import { readEmbeddedState } from "./state/embedded-state.ts";
import { readText } from "./text/text.ts";

export type Layers = {
  document: Document;
  facts: PageFacts;
  jsonLd: readonly SchemaNode[];
  url: string | null;
  selectors: Selectors;
};

export function readLayers({ document, facts, jsonLd, url, selectors }: Layers): Candidate[] {
  const headline = headlineOf(facts);
  const candidates: Candidate[] = [
    ...readSelectors(document, selectors),
    ...readSchemaOrg(jsonLd, "json-ld", url, headline),
    ...readSchemaOrg(facts.microdata, "microdata", url, headline),
    ...readSchemaOrg(facts.rdfa, "rdfa", url, headline),
    ...readEmbeddedState(facts.scripts, url, headline),
    ...readOpenGraph(facts),
    ...readText(facts, url),
  ];
  const siteName = facts.metas.get("og:site_name")?.[0] ?? null;
  return candidates
    .filter((candidate) => !isSiteName(candidate, facts))
    .map((candidate) => dropSiteName(candidate, siteName))
    .filter(({ field, layer, value }) => field !== "title" || layer === "selectors" || !isNoTitle(value));
}

function headlineOf({ title, headings, metas }: PageFacts): string {
  const said = ["og:title", "description", "og:description"].map((name) => metas.get(name)?.[0] ?? "");
  return [title, ...headings, ...said].join(" | ");
}

/** Templates that leave a home's name out put the site's there. */
function isSiteName(candidate: Candidate, facts: PageFacts): boolean {
  if (candidate.field !== "title") return false;
  const siteNames = [facts.metas.get("og:site_name")?.[0], URL.parse(facts.canonical ?? "")?.hostname];
  const isCalledSo = siteNames.some(
    (name) => name !== undefined && plainWords(name) === plainWords(candidate.value),
  );
  return isCalledSo || isOwner(candidate.value, facts);
}

function dropSiteName(candidate: Candidate, siteName: string | null): Candidate {
  if (candidate.field !== "title") return candidate;
  return { ...candidate, value: withoutSiteName(candidate.value, siteName) };
}
