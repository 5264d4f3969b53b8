/** Brings the bytes of a feed: from its partner's address, as politely as a page, or from the file that was sent. */
import { describeError } from "../../domain/describe-error.ts";
import { visit } from "../fetch/visit.ts";
import { visitPatiently } from "../fetch/visit-patiently.ts";
import type { Scraper } from "../scraper.ts";
import type { SourceRow } from "../store/runs.ts";
import { largestFeedBytes } from "./feed-reader.ts";

type TakeBytes = (chunk: Uint8Array) => Promise<boolean>;

export type FetchedFeed =
  | { kind: "read" }
  | { kind: "later"; afterSeconds: number }
  | { kind: "failed"; reason: string };

/** A queue's consumer has fifteen minutes. */
const feedTimeoutMs = 8 * 60_000;
const accept = "application/xml,text/xml,text/csv,application/gzip,text/plain,*/*;q=0.1";

export async function fetchFeed(source: SourceRow, scraper: Scraper, take: TakeBytes): Promise<FetchedFeed> {
  const [address = ""] = source.start_urls;
  const answer = await visitPatiently(() =>
    visit(address, scraper.visitorOf(source), {
      limitBytes: largestFeedBytes,
      timeoutMs: feedTimeoutMs,
      accept,
      onBytes: take,
    }),
  );
  switch (answer.kind) {
    case "answer":
      return answer.status === 200 ? { kind: "read" } : { kind: "failed", reason: `http-${answer.status}` };
    case "not-our-turn":
      return { kind: "later", afterSeconds: answer.comeBackInSeconds };
    case "refused-url":
      return { kind: "failed", reason: `address: ${answer.reason}` };
    case "too-large":
      return { kind: "failed", reason: "feed-too-large" };
    default:
      return { kind: "failed", reason: answer.kind };
  }
}

/** Streamed: the client of Storage would hold the whole file. */
export async function readSentFile(
  object: string,
  { settings }: Pick<Scraper, "settings">,
  send: typeof fetch,
  take: TakeBytes,
): Promise<FetchedFeed> {
  const key = settings.SUPABASE_SCRAPER_KEY;
  try {
    const answer = await send(`${settings.SUPABASE_URL}/storage/v1/object/authenticated/feeds/${object}`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(feedTimeoutMs),
    });
    if (!answer.ok || !answer.body) {
      await answer.body?.cancel();
      return { kind: "failed", reason: answer.status >= 500 ? `http-${answer.status}` : "feed-no-file" };
    }
    for await (const chunk of answer.body) if (!(await take(chunk))) break;
    return { kind: "read" };
  } catch (error) {
    return { kind: "failed", reason: `network: ${describeError(error)}` };
  }
}
