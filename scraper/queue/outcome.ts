/** What becomes of a message. Decided by tags, turned into queue calls in one place (consume.ts). */

export type MessageOutcome =
  /** Nothing more to do. */
  | { kind: "done"; isPublished?: boolean }
  /** It is not our turn: a fresh delayed message, since waiting is no failure and must not count as one. */
  | { kind: "later"; afterSeconds: number }
  /** It failed in a way that may pass: the queue retries it and gives it up after max_retries. */
  | { kind: "again"; reason: string }
  /** It can never succeed: straight to the dead letters. */
  | { kind: "dead"; reason: string };

const firstRetrySeconds = 10;
const longestRetrySeconds = 3600;

/** Doubles from ten seconds, spread by half, so that what failed together does not return together. */
export function retryDelaySeconds(attempts: number, chance: number): number {
  const doubled = Math.min(firstRetrySeconds * 2 ** Math.max(attempts - 1, 0), longestRetrySeconds);
  return Math.round(doubled / 2 + (doubled / 2) * chance);
}

/** The name and the message of an error: never a whole record. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : "unknown error";
}
