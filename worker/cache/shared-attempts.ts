/**
 * When many requests of an isolate want the same answer at once, the first makes it and the others wait for the
 * value. They poll, because one request must not await a promise of another.
 */
import { isLimit } from "../errors.ts";
import type { Bytes } from "./plain-answer.ts";

export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Bytes;
  /** What the body says, where it was made just now. */
  data?: unknown;
};

type Outcome = { endedAt: number } & ({ answer: Answer } | { error: Error });
type Attempt = { startedAt: number; outcome?: Outcome };

const firstPollMs = 10;
const longestPollMs = 80;
/** A failure is shared for this long, to spare a failing backend. */
const failureKeptMs = 100;
const mostAttempts = 1_000;

export type Patience = {
  now: () => number;
  /** Longer than a read may take. A maker that has not reported by then was cancelled with its visitor. */
  abandonedAfterMs: number;
};

export function patienceWith(config: { BACKEND_TIMEOUT_SECONDS: number }): Patience {
  return { now: Date.now, abandonedAfterMs: (config.BACKEND_TIMEOUT_SECONDS + 1) * 1000 };
}

const attempts = new Map<string, Attempt>();

export function isUnderWay(key: string, patience: Patience): boolean {
  const attempt = attempts.get(key);
  return attempt !== undefined && !attempt.outcome && !isAbandoned(attempt, patience);
}

function isAbandoned({ startedAt }: Attempt, { now, abandonedAfterMs }: Patience): boolean {
  return now() - startedAt >= abandonedAfterMs;
}

/** `release` ends the sharing. Call it once later requests find the answer elsewhere. */
export async function makeOnce(
  key: string,
  patience: Patience,
  make: () => Promise<Answer>,
): Promise<{ answer: Answer; isMaker: boolean; release: () => void }> {
  const { now } = patience;
  const others = attempts.get(key);
  const ended = others && (await waitFor(others, patience));
  const outcome = ended && isMakersOwn(ended) ? undefined : ended;
  if (outcome && "error" in outcome) throw outcome.error;
  if (outcome) return { answer: outcome.answer, isMaker: false, release: () => {} };
  // Another request may have started a new attempt meanwhile.
  if (attempts.has(key) && attempts.get(key) !== others) return makeOnce(key, patience, make);

  forgetOld(patience);
  const attempt: Attempt = { startedAt: now() };
  attempts.set(key, attempt);
  try {
    const answer = await make();
    attempt.outcome = { answer, endedAt: now() };
    return { answer, isMaker: true, release: () => forget(key, attempt) };
  } catch (error) {
    const shown = error instanceof Error ? error : new Error(String(error));
    attempt.outcome = { error: shown, endedAt: now() };
    throw error;
  }
}

/** The outcome of an attempt that is under way or has just ended. Undefined when it was abandoned. */
async function waitFor(attempt: Attempt, patience: Patience): Promise<Outcome | undefined> {
  if (attempt.outcome) return isFresh(attempt.outcome, patience.now()) ? attempt.outcome : undefined;
  for (let pollMs = firstPollMs; !attempt.outcome; pollMs = Math.min(2 * pollMs, longestPollMs)) {
    if (isAbandoned(attempt, patience)) return undefined;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return attempt.outcome;
}

/** The maker's rate limit is not the others' failure. */
function isMakersOwn(outcome: Outcome): boolean {
  return "error" in outcome ? isLimit(outcome.error) : outcome.answer.status === 429;
}

function isFresh(outcome: Outcome, now: number): boolean {
  return now - outcome.endedAt < failureKeptMs;
}

function forget(key: string, attempt: Attempt): void {
  if (attempts.get(key) === attempt) attempts.delete(key);
}

/** Timers end with their request, so no later clean-up is possible. It happens here, once there are many attempts. */
function forgetOld(patience: Patience): void {
  if (attempts.size < mostAttempts) return;
  for (const [key, attempt] of attempts) {
    const { outcome } = attempt;
    const isOver = outcome ? !isFresh(outcome, patience.now()) : isAbandoned(attempt, patience);
    if (isOver) forget(key, attempt);
  }
}
