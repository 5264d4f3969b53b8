/**
 * The home in a page's embedded data: the object that knows most of what a home has, is no member of a list of others,
 * and whose id is in the page's address. Its near relations fill what it lacks.
 */
import { Findings, type Candidate, type FieldName } from "../../fields.ts";
import { findStates } from "./find-state.ts";
import { StateSearch, leastScore } from "./state-search.ts";
import { readLoosePlaces } from "./loose-places.ts";
import type { PageScript } from "../../facts/page-facts.ts";
import { readCluster } from "./state-facts.ts";
import { readImageUrls } from "./state-images.ts";

/** `headline` is what the page says of itself in title, heading and description: the home in it is the page's. */
export function readEmbeddedState(
  scripts: readonly PageScript[],
  pageUrl: string | null,
  headline: string,
): Candidate[] {
  const findings = new Findings("embedded-state");
  const search = new StateSearch(pageUrl, headline);
  for (const state of findStates(scripts)) search.visit(state, 0, 0, null);
  const clusters = search.found
    .filter((cluster) => !cluster.isListed || cluster.isNamed)
    .toSorted((one, other) => other.score - one.score || other.depth - one.depth);
  const [best] = clusters;
  if (best && best.score >= leastScore) readCluster(best.facts, findings, 1);
  for (const relation of best ? search.relationsOf(best) : []) readCluster(relation.facts, findings, 0.5);
  // If the home lacks pictures or a place, take those that belong to no home. This goes through every script once more.
  const knows = (field: FieldName) => findings.candidates.some((candidate) => candidate.field === field);
  if (!knows("images")) readGalleries(search.galleries, findings);
  if (!knows("coordinates")) readLoosePlaces(search.places, scripts, findings);
  return findings.candidates;
}

function readGalleries(galleries: readonly unknown[], findings: Findings): void {
  for (const gallery of galleries) {
    const urls = readImageUrls(gallery);
    if (urls.length > 1) findings.add("images", urls, urls, 0.05);
  }
}
