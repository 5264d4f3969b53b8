/** Which pages a run reads: the sitemap's when there is one, else those the index pages link to. */
import { HostilePageError } from "./extract/parse-page.ts";
import { recogniseUnparsedWall } from "./fetch/bot-wall.ts";
import { decodeHtml } from "./fetch/decode.ts";
import { htmlLimitBytes } from "./fetch/fetch-page.ts";
import { readSitemap } from "./fetch/sitemap.ts";
import { visit } from "./fetch/visit.ts";
import { visitPatiently } from "./fetch/visit-patiently.ts";
import { findLinks } from "./find-links.ts";
import type { Scraper } from "./scraper.ts";
import { addPages, type SourceRow } from "./store/runs.ts";

export type Discovery =
  /** `reason` is why a part was left out, where something failed. */
  | { kind: "found"; isComplete: boolean; reason?: string }
  | { kind: "failed"; reason: string }
  | { kind: "later"; afterSeconds: number };

/** Index pages have next pages without end on some sites; a run must not follow them all day. */
const mostIndexPages = 100;

export async function discoverPages(runId: string, source: SourceRow, scraper: Scraper): Promise<Discovery> {
  const fromSitemap = source.sitemap_url ? await readSitemaps(runId, source, scraper) : null;
  if (fromSitemap && (fromSitemap.kind !== "failed" || fromSitemap.reason === "refused-by-robots"))
    return fromSitemap;
  const fromIndex = await readIndexPages(runId, source, scraper);
  // The start pages may link to a part of what the sitemap named: what they lack is not gone.
  if (!fromSitemap || fromIndex.kind !== "found") return fromIndex;
  const { reason } = fromSitemap;
  return {
    kind: "found",
    isComplete: false,
    reason: reason.startsWith("sitemap") ? reason : `sitemap: ${reason}`,
  };
}

async function readSitemaps(runId: string, source: SourceRow, scraper: Scraper): Promise<Discovery> {
  const isListing = matcherOf(source);
  let hasLeftOut = false;
  const result = await readSitemap(source.sitemap_url ?? "", scraper.visitorOf(source), async (urls) => {
    const wanted = urls.filter(isListing);
    if (wanted.length === 0) return true;
    const added = await addPages(scraper.database, runId, wanted);
    hasLeftOut ||= added.left_out > 0;
    return !hasLeftOut;
  });
  if (result.kind === "later") return result;
  if (result.kind === "failed") return result;
  return { kind: "found", isComplete: result.isComplete && !hasLeftOut };
}

async function readIndexPages(runId: string, source: SourceRow, scraper: Scraper): Promise<Discovery> {
  const isListing = matcherOf(source);
  const visitor = scraper.visitorOf(source);
  const waiting = [...source.start_urls];
  const seen = new Set(waiting);
  let isComplete = true;
  let firstFailure: string | null = null;
  for (let read = 0; waiting.length > 0 && read < mostIndexPages; read += 1) {
    const url = waiting.shift() ?? "";
    const answer = await visitPatiently(() => visit(url, visitor, { limitBytes: htmlLimitBytes }));
    if (answer.kind === "not-our-turn") return { kind: "later", afterSeconds: answer.comeBackInSeconds };
    if (answer.kind !== "answer") {
      firstFailure ??= answer.kind;
      isComplete = false;
      continue;
    }
    const { text } = decodeHtml(answer.bytes, answer.headers.get("content-type"));
    const wall = recogniseUnparsedWall(text);
    if (wall || answer.status !== 200) {
      firstFailure ??= wall ? `bot-wall: ${wall}` : `http-${answer.status}`;
      isComplete = false;
      continue;
    }
    const links = findLinks(text, answer.url, visitor.allowedHosts, isListing);
    if (links instanceof HostilePageError) {
      firstFailure ??= links.reason;
      isComplete = false;
      continue;
    }
    const added = await addPages(scraper.database, runId, links.listings);
    if (added.left_out > 0) return { kind: "found", isComplete: false };
    for (const next of links.nextPages) if (!seen.has(next)) waiting.push(next);
    for (const next of links.nextPages) seen.add(next);
    if (added.pages === 0 && waiting.length === 0) firstFailure ??= "no-listing-links";
  }
  if (firstFailure && !(await hasPages(runId, scraper))) return { kind: "failed", reason: firstFailure };
  return { kind: "found", isComplete: isComplete && waiting.length === 0 };
}

async function hasPages(runId: string, scraper: Scraper): Promise<boolean> {
  return (await addPages(scraper.database, runId, [])).pages > 0;
}

function matcherOf(source: SourceRow): (url: string) => boolean {
  const pattern = source.listing_url_pattern === null ? null : new RegExp(source.listing_url_pattern, "u");
  return (url) => pattern?.test(url) ?? true;
}
