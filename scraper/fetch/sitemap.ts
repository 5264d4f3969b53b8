/** Sitemaps, streamed: up to 50 MB each and three levels deep, gzip or not, without ever holding one whole. */
import { SitemapScan, sitemapLimitBytes, type TakeUrls } from "./sitemap-scan.ts";
import type { Visit, Visitor } from "./visit.ts";
import { visit } from "./visit.ts";
import { visitPatiently } from "./visit-patiently.ts";

export type SitemapResult =
  | { kind: "read"; isComplete: boolean }
  | { kind: "failed"; reason: string }
  | { kind: "later"; afterSeconds: number };

const sitemapTimeoutMs = 60_000;
const deepest = 3;
const mostSitemaps = 50;

/** `take` gets page addresses as they are read and answers whether it wants more. */
export async function readSitemap(root: string, visitor: Visitor, take: TakeUrls): Promise<SitemapResult> {
  const waiting = [{ url: root, depth: 1 }];
  const seen = new Set([root]);
  let isComplete = true;
  for (let read = 0; waiting.length > 0; read += 1) {
    const next = waiting.shift();
    if (!next || read >= mostSitemaps) return { kind: "read", isComplete: false };
    const scan = new SitemapScan(visitor.allowedHosts, take);
    const answer = await visitPatiently(() =>
      visit(next.url, visitor, {
        limitBytes: sitemapLimitBytes,
        timeoutMs: sitemapTimeoutMs,
        accept: "application/xml,text/xml,application/gzip,text/plain,*/*;q=0.1",
        onBytes: (chunk) => scan.push(chunk),
      }),
    );
    const failure = await failureOf(answer, scan);
    if (failure?.kind === "later") return failure;
    if (failure && next.depth === 1) return failure;
    if (failure) isComplete = false;
    if (scan.isFull) return { kind: "read", isComplete: false };
    for (const url of scan.sitemaps) {
      if (seen.has(url)) continue;
      seen.add(url);
      if (next.depth < deepest) waiting.push({ url, depth: next.depth + 1 });
      else isComplete = false;
    }
  }
  return { kind: "read", isComplete };
}

async function failureOf(
  answer: Visit,
  scan: SitemapScan,
): Promise<Exclude<SitemapResult, { kind: "read" }> | null> {
  if (answer.kind === "not-our-turn") return { kind: "later", afterSeconds: answer.comeBackInSeconds };
  const isRead = await scan.end();
  if (answer.kind !== "answer") return { kind: "failed", reason: answer.kind };
  if (answer.status !== 200) return { kind: "failed", reason: `sitemap-http-${answer.status}` };
  return isRead ? null : { kind: "failed", reason: "sitemap-unreadable" };
}
