/** Finds the pages a run reads: those in the sitemap if there is one, otherwise those the index pages link to. */
import { addWaiting, beginDiscovery, type DiscoveryProgress } from "./discovery-progress.ts";
import { matchesPattern } from "../extract/linear-pattern.ts";
import { HostilePageError } from "../extract/parse/parse-page.ts";
import { htmlLimitBytes } from "../fetch/fetch-page.ts";
import { readHtmlAnswer } from "../fetch/read-html-answer.ts";
import { readSitemap } from "../fetch/sitemap.ts";
import { visit } from "../fetch/visit.ts";
import { visitPatiently } from "../fetch/visit-patiently.ts";
import { findLinks } from "./find-links.ts";
import type { Scraper } from "../scraper.ts";
import { addPages, type SourceRow } from "../store/runs.ts";

export type Discovery =
  /** `reason` says why a part was left out, if something failed. */
  | { kind: "found"; isComplete: boolean; reason?: string }
  | { kind: "failed"; reason: string }
  | { kind: "later"; afterSeconds: number; progress: DiscoveryProgress }
  /** The run was cancelled in the meantime. */
  | { kind: "ended" };

/** The part of a discovery that one message does; at `restAt` it leaves the rest to the next message. */
export type DiscoveryStep = { runId: string; source: SourceRow; scraper: Scraper; restAt: number };

/** On some sites the next-page links never end; a run must not follow them all day. */
const maxIndexPages = 100;

export async function discoverPages(
  step: DiscoveryStep,
  saved: DiscoveryProgress | null,
): Promise<Discovery> {
  const { sitemap_url, start_urls } = step.source;
  if (saved?.from === "pages") return readIndexPages(step, saved);
  if (!sitemap_url) return readIndexPages(step, beginDiscovery("pages", start_urls));
  const discovery = await readSitemaps(step, saved ?? beginDiscovery("sitemap", [sitemap_url]));
  if (discovery.kind !== "failed" || discovery.reason === "refused-by-robots") return discovery;
  // The start pages may link to only some of the sitemap's listings. The others are not gone.
  const fallback = { isComplete: false, leftOut: `sitemap: ${discovery.reason}` };
  return readIndexPages(step, { ...beginDiscovery("pages", start_urls), ...fallback });
}

async function readSitemaps(step: DiscoveryStep, progress: DiscoveryProgress): Promise<Discovery> {
  const { runId, source, scraper, restAt } = step;
  const isListing = matcherOf(source);
  let hasEnded = false;
  const result = await readSitemap(progress, scraper.visitorOf(source), restAt, async (urls) => {
    const wanted = urls.filter(isListing);
    if (wanted.length === 0) return true;
    const added = await addPages(scraper.database, runId, wanted);
    hasEnded = added.ended;
    return added.left_out === 0 && !added.ended;
  });
  if (hasEnded) return { kind: "ended" };
  if (result.kind === "later") return { ...result, progress };
  if (result.kind === "failed") return result;
  return found(progress);
}

async function readIndexPages(step: DiscoveryStep, progress: DiscoveryProgress): Promise<Discovery> {
  const { runId, source, scraper, restAt } = step;
  const isListing = matcherOf(source);
  const visitor = scraper.visitorOf(source);
  const fail = (reason: string) => {
    progress.failure ??= reason;
    progress.isComplete = false;
  };
  for (let [next] = progress.waiting; next; [next] = progress.waiting) {
    if (Date.now() > restAt) return { kind: "later", afterSeconds: 1, progress };
    const { url } = next;
    const answer = await visitPatiently(() => visit(url, visitor, { limitBytes: htmlLimitBytes }));
    if (answer.kind === "not-our-turn")
      return { kind: "later", afterSeconds: answer.comeBackInSeconds, progress };
    progress.waiting.shift();
    progress.read += 1;
    const page = readHtmlAnswer(answer);
    if (!("html" in page)) {
      fail(page.reason);
      continue;
    }
    const links = findLinks(page.html, page.url, visitor.allowedHosts, isListing);
    if (links instanceof HostilePageError) {
      fail(links.code);
      continue;
    }
    const added = await addPages(scraper.database, runId, links.listings);
    if (added.ended) return { kind: "ended" };
    if (added.left_out > 0) return found({ ...progress, isComplete: false });
    addWaiting(
      progress,
      links.nextPages.map((url) => ({ url, depth: 1 })),
      maxIndexPages,
    );
    if (added.pages === 0 && progress.waiting.length === 0) progress.failure ??= "no-listing-links";
  }
  const { pages, ended } = await addPages(scraper.database, runId, []);
  if (ended) return { kind: "ended" };
  if (progress.failure && pages === 0) return { kind: "failed", reason: progress.failure };
  return found(progress);
}

function found({ isComplete, leftOut }: DiscoveryProgress): Discovery {
  return { kind: "found", isComplete, ...(leftOut !== null && { reason: leftOut }) };
}

function matcherOf(source: SourceRow): (url: string) => boolean {
  const { listing_url_pattern: pattern } = source;
  return (url) => pattern === null || matchesPattern(pattern, url);
}
