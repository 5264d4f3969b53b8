/**
 * What a discovery has read and what it still must: kept with its run while it rests. A host may ask for minutes between
 * two requests, and a message is held for minutes only: without this each beginning would read the first page again.
 */
import * as v from "valibot";

const waitingSchema = v.object({ url: v.string(), depth: v.number() });

const progressSchema = v.object({
  from: v.picklist(["sitemap", "pages"]),
  waiting: v.array(waitingSchema),
  seen: v.array(v.string()),
  read: v.number(),
  isComplete: v.boolean(),
  failure: v.nullable(v.string()),
  /** Why a sitemap could not be read for which the start pages stand in. */
  leftOut: v.nullable(v.string()),
});
export type DiscoveryProgress = v.InferOutput<typeof progressSchema>;
export type WaitingAddress = v.InferOutput<typeof waitingSchema>;

/** Well under the quarter of an hour after which the platform ends a consumer. */
export const longestSittingMs = 5 * 60_000;

export function beginDiscovery(
  from: DiscoveryProgress["from"],
  addresses: readonly string[],
): DiscoveryProgress {
  const seen = [...new Set(addresses)];
  const waiting = seen.map((url) => ({ url, depth: 1 }));
  return { from, waiting, seen, read: 0, isComplete: true, failure: null, leftOut: null };
}

export function readProgress(kept: unknown): DiscoveryProgress | null {
  const result = v.safeParse(progressSchema, kept);
  return result.success ? result.output : null;
}

/** What leads to more addresses than a run looks at is not read to its end. */
export function addWaiting(
  progress: DiscoveryProgress,
  found: readonly WaitingAddress[],
  most: number,
): void {
  for (const address of found) {
    if (progress.seen.includes(address.url)) continue;
    if (progress.seen.length >= most) return void (progress.isComplete = false);
    progress.seen.push(address.url);
    progress.waiting.push(address);
  }
}
