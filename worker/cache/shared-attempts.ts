/**
 * When many requests of an isolate want the same answer at once, the first one makes it and the others wait
 * for its value. They poll: a promise of one request must not be awaited by another.
 */
import { isLimit } from "./errors.ts";

export type Answer = { status: number; headers: [string, string][]; body: ArrayBuffer };

type Outcome = { endedAt: number } & ({ answer: Answer } | { error: Error });
type Attempt = { startedAt: number; outcome?: Outcome };

const firstPollMs = 10;
const longestPollMs = 80;
/** Longer than a read of three seconds: whoever does not report by then was cancelled with its visitor. */
const abandonedAfterMs = 4_000;
/** A failure is everybody's for this long: a backend that is failing is spared. */
const failureKeptMs = 100;
const mostAttempts = 1_000;

const attempts = new Map<string, Attempt>();

export function isUnderWay(key: string, now: number): boolean {
  const attempt = attempts.get(key);
  return attempt !== undefined && !attempt.outcome && now - attempt.startedAt < abandonedAfterMs;
}

/** `release` ends the sharing: call it when later requests find the answer elsewhere. */
export async function makeOnce(
  key: string,
  now: () => number,
  make: () => Promise<Answer>,
): Promise<{ answer: Answer; isMaker: boolean; release: () => void }> {
  const others = attempts.get(key);
  const ended = others && (await waitFor(others, now));
  const outcome = ended && isMakersOwn(ended) ? undefined : ended;
  if (outcome && "error" in outcome) throw outcome.error;
  if (outcome) return { answer: outcome.answer, isMaker: false, release: () => {} };
  // While this one waited, another may have begun anew.
  if (attempts.has(key) && attempts.get(key) !== others) return makeOnce(key, now, make);

  forgetOld(now());
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

/** The outcome of an attempt that was under way, or of one that ended just now; undefined when it was abandoned. */
async function waitFor(attempt: Attempt, now: () => number): Promise<Outcome | undefined> {
  if (attempt.outcome) return isFresh(attempt.outcome, now()) ? attempt.outcome : undefined;
  for (let pollMs = firstPollMs; !attempt.outcome; pollMs = Math.min(2 * pollMs, longestPollMs)) {
    if (now() - attempt.startedAt >= abandonedAfterMs) return undefined;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return attempt.outcome;
}

/** That the maker has asked too much is nobody else's failure. */
function isMakersOwn(outcome: Outcome): boolean {
  return "error" in outcome ? isLimit(outcome.error) : outcome.answer.status === 429;
}

function isFresh(outcome: Outcome, now: number): boolean {
  return now - outcome.endedAt < failureKeptMs;
}

function forget(key: string, attempt: Attempt): void {
  if (attempts.get(key) === attempt) attempts.delete(key);
}

/** Timers end with their request, so nothing can clean up later: it is done here, when there are many. */
function forgetOld(now: number): void {
  if (attempts.size < mostAttempts) return;
  for (const [key, attempt] of attempts) {
    const isOver = attempt.outcome ? !isFresh(attempt.outcome, now) : !isUnderWay(key, now);
    if (isOver) forget(key, attempt);
  }
}
