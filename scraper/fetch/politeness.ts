/**
 * Decides when a host may be asked next: limits requests per second and in flight, and pauses after 429 and 503.
 * Pure: time and chance are passed in. The Durable Object `HostGate` keeps the state.
 */
export type Pace = { requestsPerSecond: number; maxInFlight: number };

export type HostState = {
  /** The earliest time of the next request. */
  nextAt: number;
  /** Where the queue of callers sent away ends. Each gets its own later time, so that they do not return together. */
  queueEndsAt: number;
  /** No requests before this time, because of Retry-After or back-off. */
  blockedUntil: number;
  /** Refusals in a row, for the back-off. */
  refusals: number;
  /** Requests under way, by ticket, with the time when a crashed consumer's place is freed. */
  inFlight: Record<string, number>;
};

export type Turn =
  | { go: true; waitMs: number; ticket: string }
  | { go: false; comeBackInSeconds: number }
  /** The host has asked for more patience than a page has. */
  | { go: false; toldToWaitSeconds: number };

/** A consumer holds its message for this long; for longer waits the message goes back to the queue. */
const longestWaitMs = 3000;
/** A place is freed this long after its fetch must have ended: by then its consumer is gone. */
const leaseSpareMs = 18_000;
const firstBackOffMs = 5000;
const longestBackOffMs = 15 * 60_000;
/** A site that asks for more than a day is asked again after a day. */
const longestRetryAfterMs = 24 * 3600_000;
/** A page does not wait longer for a host that asks for patience: it is given up, so that its run can end and say why. */
const longestPatienceMs = 3600_000;
/** Queues delay a message by at most 24 hours. This stays well below, so that a run is not parked for a day. */
const longestAbsenceSeconds = 12 * 3600;

export const freshHost: HostState = { nextAt: 0, queueEndsAt: 0, blockedUntil: 0, refusals: 0, inFlight: {} };

/** `longestFetchMs` is the time limit of the request that the turn is for: a sitemap may take longer than a page. */
export function takeTurn(
  state: HostState,
  pace: Pace,
  now: number,
  ticket: string,
  longestFetchMs: number,
): { state: HostState; turn: Turn } {
  const inFlight = Object.fromEntries(Object.entries(state.inFlight).filter(([, until]) => until > now));
  const interval = 1000 / pace.requestsPerSecond;
  const isFull = Object.keys(inFlight).length >= pace.maxInFlight;
  const startAt = Math.max(now, state.nextAt, state.blockedUntil);
  if (startAt - now <= longestWaitMs && !isFull) {
    return {
      state: {
        ...state,
        nextAt: startAt + interval,
        inFlight: { ...inFlight, [ticket]: startAt + longestFetchMs + leaseSpareMs },
      },
      turn: { go: true, waitMs: startAt - now, ticket },
    };
  }
  const toldToWaitSeconds = secondsToldToWait(state.blockedUntil - now);
  if (toldToWaitSeconds !== null)
    return { state: { ...state, inFlight }, turn: { go: false, toldToWaitSeconds } };
  // Queues delay by whole seconds. Each caller that already waits adds one interval.
  const soonest = Math.max(startAt, now + 1000);
  const queueEndsAt = Math.max(state.queueEndsAt, soonest) + interval;
  const seconds = Math.ceil((queueEndsAt - interval - now) / 1000);
  return {
    state: { ...state, queueEndsAt, inFlight },
    turn: { go: false, comeBackInSeconds: Math.min(Math.max(seconds, 1), longestAbsenceSeconds) },
  };
}

export type Answer = { status: number; retryAfter: string | null };
export type EndedTurn = { ticket: string; answer: Answer | null };

/** `chance` is a number from 0 to 1 that spreads the back-off, so that consumers do not return together. */
export function endTurn(
  state: HostState,
  ticket: string,
  answer: Answer | null,
  now: number,
  chance: number,
): HostState {
  const { [ticket]: _done, ...inFlight } = state.inFlight;
  if (!answer) return { ...state, inFlight };
  if (answer.status !== 429 && answer.status !== 503) return { ...state, inFlight, refusals: 0 };
  const refusals = state.refusals + 1;
  const doubled = Math.min(firstBackOffMs * 2 ** (refusals - 1), longestBackOffMs);
  const ownBackOff = doubled / 2 + (doubled / 2) * chance;
  // "Retry-After: 0" from a host that keeps refusing is not an invitation.
  const asked = readRetryAfter(answer.retryAfter, now);
  const backOff = asked === null ? ownBackOff : Math.max(asked, refusals > 1 ? ownBackOff : 0);
  return { ...state, inFlight, refusals, blockedUntil: Math.max(state.blockedUntil, now + backOff) };
}

/** Null for a wait that a page can bear. */
function secondsToldToWait(waitMs: number): number | null {
  return waitMs > longestPatienceMs ? Math.ceil(waitMs / 1000) : null;
}

/** What a host that is busy asks for, if it is more than a page waits. */
export function readLongWait({ status, retryAfter }: Answer, now: number): number | null {
  if (status !== 429 && status !== 503) return null;
  return secondsToldToWait(readRetryAfter(retryAfter, now) ?? 0);
}

/** Reads seconds or an HTTP date (RFC 9110 §10.2.3), limited to a day. Anything else gives null. */
export function readRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  const text = value.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : /[a-z]/i.test(text) ? Date.parse(text) - now : NaN;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), longestRetryAfterMs) : null;
}
