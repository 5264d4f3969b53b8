/** Streams sitemaps: up to 50 MB each and three levels deep, with or without gzip, never holding one whole. */
import { addWaiting, type DiscoveryProgress } from "../reading/discovery-progress.ts";
import { SitemapScan, sitemapLimitBytes, type TakeUrls } from "./sitemap-scan.ts";
import type { Visit, Visitor } from "./visit.ts";
import { visit } from "./visit.ts";
import { visitPatiently } from "./visit-patiently.ts";

export type SitemapResult =
  | { kind: "read" }
  | { kind: "failed"; reason: string }
  | { kind: "later"; afterSeconds: number };

const sitemapTimeoutMs = 60_000;
const maxDepth = 3;
const maxSitemaps = 50;

/** Continues from `progress`. `take` gets page addresses as they are read and returns whether it wants more. */
export async function readSitemap(
  progress: DiscoveryProgress,
  visitor: Visitor,
  restAt: number,
  take: TakeUrls,
): Promise<SitemapResult> {
  for (let [next] = progress.waiting; next; [next] = progress.waiting) {
    if (Date.now() > restAt) return { kind: "later", afterSeconds: 1 };
    const { url, depth } = next;
    const scan = new SitemapScan(visitor.allowedHosts, take);
    const answer = await visitPatiently(() =>
      visit(url, visitor, {
        limitBytes: sitemapLimitBytes,
        timeoutMs: sitemapTimeoutMs,
        accept: "application/xml,text/xml,application/gzip,text/plain,*/*;q=0.1",
        onBytes: (chunk) => scan.push(chunk),
      }),
    );
    const failure = await failureOf(answer, scan);
    if (failure?.kind === "later") return failure;
    if (failure && depth === 1) return failure;
    progress.waiting.shift();
    progress.read += 1;
    if (failure || scan.isFull) progress.isComplete = false;
    if (scan.isFull) return { kind: "read" };
    if (depth >= maxDepth && scan.sitemaps.length > 0) progress.isComplete = false;
    else
      addWaiting(
        progress,
        scan.sitemaps.map((url) => ({ url, depth: depth + 1 })),
        maxSitemaps,
      );
  }
  return { kind: "read" };
}

async function failureOf(
  answer: Visit,
  scan: SitemapScan,
): Promise<Exclude<SitemapResult, { kind: "read" }> | null> {
  if (answer.kind === "not-our-turn") return { kind: "later", afterSeconds: answer.comeBackInSeconds };
  const isRead = await scan.end();
  if (answer.kind === "refused-url") return { kind: "failed", reason: `address: ${answer.reason}` };
  if (answer.kind !== "answer") return { kind: "failed", reason: answer.kind };
  if (answer.status !== 200) return { kind: "failed", reason: `http-${answer.status}` };
  return isRead ? null : { kind: "failed", reason: "unreadable" };
}
