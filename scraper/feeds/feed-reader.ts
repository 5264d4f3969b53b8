/**
 * From bytes to records: unpacks, decodes and scans a file as it arrives, and hands its records over a few at a time. What
 * it holds does not grow with the file.
 */
import type { FeedRecord } from "../../domain/feeds/feed-fields.ts";
import { isGzip, unpackGzip, type Unpacking } from "../fetch/unpack-gzip.ts";
import { type FeedScan, longestPiece } from "./feed-scan.ts";
import { type FeedFailure, UnreadableFeedError } from "./unreadable-feed.ts";

/** Unpacked. The largest portals' feeds of one agency have a fifth of this. */
export const largestFeedBytes = 256 * 1024 * 1024;
/** A run reads 10,000 homes at most. Each of these is an address in memory, and 50 are a call to the database. */
const mostRecords = 50_000;
const strict = { fatal: true, ignoreBOM: false };
const declaredCharset = /^\s*<\?xml\b[^>]{0,100}\bencoding=["']([\w-]{2,40})["']/;

export class FeedReader {
  readonly #scan: FeedScan;
  readonly #take: (records: FeedRecord[]) => Promise<boolean>;
  #unpacking: Unpacking | null = null;
  #decoder: TextDecoder | null = null;
  #isFirst = true;
  #hasEnough = false;
  #failure: FeedFailure | null = null;
  /** What was thrown behind the archive, and is no fault of the file. */
  #thrown: { error: unknown } | null = null;
  #records = 0;
  bytes = 0;

  /** `take` returns whether it wants more. */
  constructor(scan: FeedScan, take: (records: FeedRecord[]) => Promise<boolean>) {
    this.#scan = scan;
    this.#take = take;
  }

  /** False when no more bytes are wanted. */
  async push(chunk: Uint8Array): Promise<boolean> {
    if (this.#isFirst && isGzip(chunk)) this.#unpacking = unpackGzip((bytes) => this.#readUnpacked(bytes));
    this.#isFirst = false;
    if (!this.#unpacking) return this.#read(chunk);
    await this.#unpacking.write(chunk).catch(() => undefined);
    return this.#failure === null && !this.#hasEnough;
  }

  /** Why the file cannot be read, or null when it was whole. */
  async end(): Promise<FeedFailure | null> {
    if (this.#unpacking) {
      this.#unpacking.close().catch(() => undefined);
      if (!(await this.#unpacking.done)) this.#failure ??= "feed-broken-archive";
      if (this.#thrown) throw this.#thrown.error;
    }
    if (this.#failure || this.#hasEnough) return this.#failure;
    await this.#tryTo(async () => {
      if (this.bytes === 0) throw new UnreadableFeedError("feed-empty");
      await this.#scanText(this.#decode(new Uint8Array(), false));
      await this.#give(this.#scan.end());
    });
    return this.#failure;
  }

  async #readUnpacked(bytes: Uint8Array): Promise<boolean> {
    try {
      return await this.#read(bytes);
    } catch (error) {
      this.#thrown = { error };
      return false;
    }
  }

  #read(bytes: Uint8Array): Promise<boolean> {
    return this.#tryTo(async () => {
      this.bytes += bytes.byteLength;
      if (this.bytes > largestFeedBytes) throw new UnreadableFeedError("feed-too-large");
      await this.#scanText(this.#decode(bytes, true));
    });
  }

  async #tryTo(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof UnreadableFeedError)) throw error;
      this.#failure = error.code;
    }
    return this.#failure === null && !this.#hasEnough;
  }

  #decode(bytes: Uint8Array, stream: boolean): string {
    this.#decoder ??= decoderOf(bytes);
    try {
      return this.#decoder.decode(bytes, { stream });
    } catch {
      throw new UnreadableFeedError("feed-encoding");
    }
  }

  async #scanText(text: string): Promise<void> {
    for (let start = 0; start < text.length && !this.#hasEnough; start += longestPiece) {
      await this.#give(this.#scan.push(text.slice(start, start + longestPiece)));
    }
  }

  async #give(records: FeedRecord[]): Promise<void> {
    this.#records += records.length;
    if (this.#records > mostRecords) throw new UnreadableFeedError("feed-too-many");
    if (records.length > 0 && !(await this.#take(records))) this.#hasEnough = true;
  }
}

/** Text in another charset than it says would be stored as nonsense, so what does not fit is refused. */
function decoderOf(first: Uint8Array): TextDecoder {
  const [one, two, three, four] = first;
  if (one === 0x50 && two === 0x4b && three === 3 && four === 4) throw new UnreadableFeedError("feed-zip");
  if (one === 0xff && two === 0xfe) return new TextDecoder("utf-16le", strict);
  if (one === 0xfe && two === 0xff) return new TextDecoder("utf-16be", strict);
  const head = new TextDecoder("latin1").decode(first.subarray(0, 300));
  try {
    return new TextDecoder(declaredCharset.exec(head)?.[1] ?? "utf-8", strict);
  } catch {
    throw new UnreadableFeedError("feed-encoding");
  }
}
