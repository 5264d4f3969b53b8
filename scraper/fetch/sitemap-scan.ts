/** Finds `<loc>` in a sitemap that arrives in pieces. Unpacks gzip when the first bytes say so. */
import { decodeEntities } from "../extract/parse/clean-text.ts";
import { isAllowedHost } from "./fetch-page.ts";
import { longestUrl } from "../../domain/scraping/guard-url.ts";
import { isGzip, unpackGzip, type Unpacking } from "./unpack-gzip.ts";

/** The sitemap protocol's own limit. */
export const sitemapLimitBytes = 50 * 1024 * 1024;
const urlsPerBatch = 500;

const closingTag = /<\/(?:\w+:)?(?:urlset|sitemapindex)\s*>|<(?:\w+:)?urlset[^<>]*\/>/i;

export type TakeUrls = (urls: string[]) => Promise<boolean>;

export class SitemapScan {
  readonly sitemaps: string[] = [];
  isFull = false;
  readonly #allowedHosts: ReadonlySet<string>;
  readonly #take: TakeUrls;
  readonly #decoder = new TextDecoder();
  #rest = "";
  #urls: string[] = [];
  #size = 0;
  #unpacking: Unpacking | null = null;
  #isFirst = true;
  #inSitemap = false;

  constructor(allowedHosts: ReadonlySet<string>, take: TakeUrls) {
    this.#allowedHosts = allowedHosts;
    this.#take = take;
  }

  async push(chunk: Uint8Array): Promise<boolean> {
    if (this.#isFirst && isGzip(chunk)) this.#unpacking = unpackGzip((bytes) => this.#scan(bytes));
    this.#isFirst = false;
    if (!this.#unpacking) return this.#scan(chunk);
    await this.#unpacking.write(chunk);
    return !this.isFull;
  }

  /** False when this was not a sitemap or did not reach its end. */
  async end(): Promise<boolean> {
    let isWhole = true;
    if (this.#unpacking) {
      this.#unpacking.close().catch(() => undefined);
      isWhole = await this.#unpacking.done;
    }
    await this.#flush();
    // This may be cut short, or a "not found" page with status 200: the listings it lacks are not gone.
    return isWhole && (this.isFull || closingTag.test(this.#rest));
  }

  async #scan(bytes: Uint8Array): Promise<boolean> {
    this.#size += bytes.byteLength;
    if (this.#size > sitemapLimitBytes) this.isFull = true;
    if (this.isFull) return false;
    const text = this.#rest + this.#decoder.decode(bytes, { stream: true });
    let end = 0;
    for (const match of text.matchAll(
      /<(sitemap|url)\b[^<>]*>|<(?!image:|video:)(?:\w+:)?loc>\s*(?:<!\[CDATA\[)?([^<\]]{1,2048})(?=[<\]])/g,
    )) {
      end = match.index + match[0].length;
      if (match[1]) this.#inSitemap = match[1] === "sitemap";
      else if (match[2]) this.#add(decodeEntities(match[2].trim()));
    }
    // An unfinished element at the end waits for the next piece.
    this.#rest = text.slice(Math.max(end, text.length - 4096));
    if (this.#urls.length >= urlsPerBatch) await this.#flush();
    return !this.isFull;
  }

  #add(address: string): void {
    const url = URL.parse(address);
    if (!url || !isAllowedHost(url, this.#allowedHosts)) return;
    url.hash = "";
    // Percent-encoding makes non-ASCII letters longer.
    if (url.href.length > longestUrl) return;
    if (this.#inSitemap) this.sitemaps.push(url.href);
    else this.#urls.push(url.href);
  }

  async #flush(): Promise<void> {
    const urls = this.#urls;
    this.#urls = [];
    if (urls.length > 0 && !this.isFull && !(await this.#take(urls))) this.isFull = true;
  }
}
