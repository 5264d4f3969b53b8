/** Reads a file as a run would, in pieces of one size, and says what came of it. */
import type { FeedRecord } from "../../../domain/feeds/feed-fields.ts";
import { CsvScan } from "../../../scraper/feeds/csv-scan.ts";
import { FeedReader } from "../../../scraper/feeds/feed-reader.ts";
import type { FeedScan } from "../../../scraper/feeds/feed-scan.ts";
import { KyeroScan } from "../../../scraper/feeds/kyero-scan.ts";
import type { FeedFailure } from "../../../scraper/feeds/unreadable-feed.ts";

type Reading = { records: FeedRecord[]; failure: FeedFailure | null; scan: FeedScan; bytesRead: number };

export const kyero = () => new KyeroScan();
export const csv = (columns: Record<string, string> = {}) => new CsvScan({ columns });

export async function readBytes(scan: FeedScan, bytes: Iterable<Uint8Array>): Promise<Reading> {
  const records: FeedRecord[] = [];
  const reader = new FeedReader(scan, async (found) => {
    records.push(...found);
    return true;
  });
  for (const chunk of bytes) if (!(await reader.push(chunk))) break;
  const failure = await reader.end();
  return { records, failure, scan, bytesRead: reader.bytes };
}

export function readText(scan: FeedScan, text: string, pieceBytes = 7): Promise<Reading> {
  return readBytes(scan, pieces(new TextEncoder().encode(text), pieceBytes));
}

export function* pieces(bytes: Uint8Array, size: number): Iterable<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.slice(start, start + size);
}

/** A file of one part said so many times, which is never whole in memory. */
export function* repeat(head: string, part: string, times: number): Iterable<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(head);
  const body = encoder.encode(part);
  for (let count = 0; count < times; count += 1) yield body.slice();
}
