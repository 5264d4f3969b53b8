/** Sitemaps, streamed: up to 50 MB each and three levels deep, gzip or not, without ever holding one whole. */
import { decodeEntities } from "../extract/clean-text.ts";
import { isAllowedHost } from "./fetch-page.ts";
import type { Visit, Visitor } from "./visit.ts";
import { visit } from "./visit.ts";
import { visitPatiently } from "./visit-patiently.ts";

export type SitemapResult =
  | { kind: "read"; isComplete: boolean }
  | { kind: "failed"; reason: string }
  | { kind: "later"; afterSeconds: number };

/** The sitemap protocol's own limit. */
export const sitemapLimitBytes = 50 * 1024 * 1024;
const sitemapTimeoutMs = 60_000;
const deepest = 3;
const mostSitemaps = 50;
const urlsPerHandOver = 500;

type TakeUrls = (urls: string[]) => Promise<boolean>;

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

/** Finds `<loc>` in text that comes in pieces; unpacks gzip when the first bytes say so. */
export class SitemapScan {
  readonly sitemaps: string[] = [];
  isFull = false;
  readonly #allowedHosts: ReadonlySet<string>;
  readonly #take: TakeUrls;
  readonly #decoder = new TextDecoder();
  #rest = "";
  #urls: string[] = [];
  #size = 0;
  #unpacking: { writer: WritableStreamDefaultWriter<Uint8Array>; done: Promise<boolean> } | null = null;
  #isFirst = true;
  #inSitemap = false;

  constructor(allowedHosts: ReadonlySet<string>, take: TakeUrls) {
    this.#allowedHosts = allowedHosts;
    this.#take = take;
  }

  async push(chunk: Uint8Array): Promise<boolean> {
    if (this.#isFirst && chunk[0] === 0x1f && chunk[1] === 0x8b) this.#unpacking = this.#unpack();
    this.#isFirst = false;
    if (!this.#unpacking) return this.#scan(chunk);
    await this.#unpacking.writer.write(chunk);
    return !this.isFull;
  }

  /** False when what was read was not a sitemap to its end. */
  async end(): Promise<boolean> {
    let isWhole = true;
    if (this.#unpacking) {
      this.#unpacking.writer.close().catch(() => undefined);
      isWhole = await this.#unpacking.done;
    }
    await this.#handOver();
    return isWhole && !this.#isFirst;
  }

  #unpack(): { writer: WritableStreamDefaultWriter<Uint8Array>; done: Promise<boolean> } {
    const stream = new DecompressionStream("gzip");
    const read = async (): Promise<boolean> => {
      const reader: ReadableStreamDefaultReader<Uint8Array> = stream.readable.getReader();
      try {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return true;
          if (!(await this.#scan(value))) return (await reader.cancel(), true);
        }
      } catch {
        return false; // A broken archive: what came before it is kept, the sitemap counts as unread.
      }
    };
    return { writer: stream.writable.getWriter(), done: read() };
  }

  async #scan(bytes: Uint8Array): Promise<boolean> {
    this.#size += bytes.byteLength;
    if (this.#size > sitemapLimitBytes) this.isFull = true;
    if (this.isFull) return false;
    const text = this.#rest + this.#decoder.decode(bytes, { stream: true });
    let end = 0;
    for (const match of text.matchAll(
      /<(sitemap|url)\b[^>]*>|<(?:\w+:)?loc>\s*(?:<!\[CDATA\[)?([^<\]]{1,2048})(?=[<\]])/g,
    )) {
      end = match.index + match[0].length;
      if (match[1]) this.#inSitemap = match[1] === "sitemap";
      else if (match[2]) this.#add(decodeEntities(match[2].trim()));
    }
    // An unfinished element at the end waits for the next piece.
    this.#rest = text.slice(Math.max(end, text.length - 4096));
    if (this.#urls.length >= urlsPerHandOver) await this.#handOver();
    return !this.isFull;
  }

  #add(address: string): void {
    const url = URL.parse(address);
    if (!url || !isAllowedHost(url, this.#allowedHosts)) return;
    url.hash = "";
    if (this.#inSitemap) this.sitemaps.push(url.href);
    else this.#urls.push(url.href);
  }

  async #handOver(): Promise<void> {
    const urls = this.#urls;
    this.#urls = [];
    if (urls.length > 0 && !this.isFull && !(await this.#take(urls))) this.isFull = true;
  }
}
