/**
 * The pages that a discovery has read and has still to read, stored with its run while it pauses. A host may demand
 * minutes between two requests, and a message is held for only a few minutes. Without this, every message would start
 * again at the first page.
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
  /** Why the sitemap could not be read, when the start pages are used instead. */
  leftOut: v.nullable(v.string()),
});
export type DiscoveryProgress = v.InferOutput<typeof progressSchema>;
export type WaitingAddress = v.InferOutput<typeof waitingSchema>;

/** How long one message may work on a discovery. The platform ends a consumer after 15 minutes. */
export const longestDiscoveryMs = 5 * 60_000;

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

/** Queues addresses not seen before. A discovery that finds more than `limit` is incomplete. */
export function addWaiting(
  progress: DiscoveryProgress,
  found: readonly WaitingAddress[],
  limit: number,
): void {
  for (const address of found) {
    if (progress.seen.includes(address.url)) continue;
    if (progress.seen.length >= limit) return void (progress.isComplete = false);
    progress.seen.push(address.url);
    progress.waiting.push(address);
  }
}
