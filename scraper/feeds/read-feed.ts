/**
 * Reads the file of a feed and writes each record as a page that waits. Only when the whole file is known are the pages
 * read: a file that is cut off, empty or a fifth smaller than the one before changes nothing.
 */
import type { FeedRecord } from "../../domain/feeds/feed-fields.ts";
import type { FeedReport } from "../../domain/feeds/feed-report.ts";
import { type FeedSettings, typeKey } from "../../domain/feeds/feed-settings.ts";
import { toStorable } from "../../domain/site/storable-text.ts";
import { forgetPage } from "../meaning/page-memory.ts";
import type { Scraper } from "../scraper.ts";
import { addRecords, beginFeed, endFeed } from "../store/feeds.ts";
import type { SourceRow } from "../store/runs.ts";
import { CsvScan } from "./csv-scan.ts";
import { FeedReader } from "./feed-reader.ts";
import { countName, type FeedScan, type NameCount } from "./feed-scan.ts";
import { type FetchedFeed, fetchFeed, readSentFile } from "./fetch-feed.ts";
import { kindOfType } from "./kind-of-type.ts";
import { KyeroScan } from "./kyero-scan.ts";

export type FeedStep = { runId: string; source: SourceRow; settings: FeedSettings; scraper: Scraper };

export type ReadFeed =
  /** All of it is known. False when the run asks first, or was cancelled. */
  | { kind: "read"; goesOn: boolean }
  | { kind: "failed"; reason: string }
  | { kind: "later"; afterSeconds: number };

/** A call to the database, and what it may hold. */
const recordsPerCall = 50;
const charactersPerCall = 512 * 1024;

export async function readFeed({ runId, source, settings, scraper }: FeedStep): Promise<ReadFeed> {
  const begun = await beginFeed(scraper.database, runId);
  if (!begun) return { kind: "read", goesOn: false };
  const scan: FeedScan = settings.format === "kyero" ? new KyeroScan() : new CsvScan(settings);
  const pages = new RecordPages(runId, source, settings, scraper);
  const reader = new FeedReader(scan, (records) => pages.add(records));
  const fetched = await fetchBytes(begun.object, reader);
  if (fetched.kind !== "read") return fetched;
  const failure = await reader.end();
  if (failure) return { kind: "failed", reason: failure };
  await pages.flush();
  if (pages.records === 0) return { kind: "failed", reason: "feed-empty" };
  const report = {
    ...pages.report(),
    bytes: reader.bytes,
    columns: list(scan.columns),
    unknown: list(scan.unknown),
  };
  return { kind: "read", goesOn: await endFeed(scraper.database, runId, report) };

  async function fetchBytes(
    object: string | null,
    { push }: { push: FeedReader["push"] },
  ): Promise<FetchedFeed> {
    const take = push.bind(reader);
    if (settings.from === "address") return fetchFeed(source, scraper, take);
    return object === null
      ? { kind: "failed", reason: "feed-no-file" }
      : readSentFile(object, scraper, fetch, take);
  }
}

class RecordPages {
  readonly #step: Omit<FeedStep, never>;
  readonly #unknownTypes = new Map<string, NameCount>();
  readonly #seen = new Set<string>();
  #waiting: { url: string; body: string }[] = [];
  #characters = 0;
  #rows = 0;
  #repeated = 0;
  #pages = 0;
  #leftOut = 0;

  constructor(runId: string, source: SourceRow, settings: FeedSettings, scraper: Scraper) {
    this.#step = { runId, source, settings, scraper };
  }

  get records(): number {
    return this.#seen.size;
  }

  /** False when the run was cancelled. */
  async add(records: readonly FeedRecord[]): Promise<boolean> {
    for (const record of records) {
      this.#rows += 1;
      this.#noteType(record);
      const url = this.#addressOf(record);
      if (this.#seen.has(url)) this.#repeated += 1;
      else {
        this.#seen.add(url);
        const body = toStorable(JSON.stringify(record));
        this.#waiting.push({ url, body });
        this.#characters += body.length;
      }
      const isFull = this.#waiting.length >= recordsPerCall || this.#characters >= charactersPerCall;
      if (isFull && !(await this.flush())) return false;
    }
    return true;
  }

  async flush(): Promise<boolean> {
    const waiting = this.#waiting;
    if (waiting.length === 0) return true;
    this.#waiting = [];
    this.#characters = 0;
    const added = await addRecords(this.#step.scraper.database, this.#step.runId, waiting);
    this.#pages = added.pages;
    this.#leftOut += added.left_out;
    return !added.ended;
  }

  report(): Omit<FeedReport, "bytes" | "columns" | "unknown"> {
    return {
      records: this.#pages,
      leftOut: this.#leftOut,
      repeated: this.#repeated,
      unknownTypes: list(this.#unknownTypes),
      before: null,
    };
  }

  /** The file's address and the record's own name: the same home has the same page in every run. */
  #addressOf(record: FeedRecord): string {
    const url = new URL(this.#step.source.start_urls[0] ?? "");
    url.hash = record["id"]?.[0]?.slice(0, 200) ?? `row ${this.#rows}`;
    return url.href;
  }

  #noteType(record: FeedRecord): void {
    const type = record["type"]?.[0] ?? "";
    if (type === "" || kindOfType(type, this.#step.settings) !== undefined) return;
    countName(this.#unknownTypes, typeKey(type), type);
    forgetPage();
  }
}

function list(counts: ReadonlyMap<string, NameCount>): FeedReport["unknown"] {
  const named = [...counts].map(([name, { count, sample }]) => ({ name, count, sample: toStorable(sample) }));
  return named.toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}
