import { expect, test } from "vitest";
import {
  readLongWait,
  endTurn,
  freshHost,
  readRetryAfter,
  takeTurn,
  type HostState,
} from "../../../scraper/fetch/politeness.ts";

const pace = { requestsPerSecond: 1, maxInFlight: 2 };
const now = 1_000_000;

function take(state: HostState, at: number, ticket: string) {
  return takeTurn(state, pace, at, ticket, 12_000);
}

test("Send times are one interval apart, and a third request waits for a place in flight", () => {
  const first = take(freshHost, now, "a");
  const second = take(first.state, now, "b");
  const third = take(second.state, now, "c");
  expect(first.turn).toEqual({ go: true, waitMs: 0, ticket: "a" });
  expect(second.turn).toEqual({ go: true, waitMs: 1000, ticket: "b" });
  expect(third.turn.go).toBe(false);
  const freed = endTurn(third.state, "a", { status: 200, retryAfter: null }, now + 500, 0);
  expect(take(freed, now + 500, "c").turn).toEqual({ go: true, waitMs: 1500, ticket: "c" });
});

test("Callers sent away get different times, one interval apart", () => {
  let state = take(take(freshHost, now, "a").state, now, "b").state;
  const seconds: number[] = [];
  for (const ticket of ["c", "d", "e"]) {
    const result = take(state, now, ticket);
    state = result.state;
    if ("comeBackInSeconds" in result.turn) seconds.push(result.turn.comeBackInSeconds);
  }
  expect(seconds).toEqual([2, 3, 4]);
});

test("A crashed consumer's place is freed once its fetch must have ended, later for a sitemap than for a page", () => {
  const sitemap = takeTurn(freshHost, { ...pace, maxInFlight: 1 }, now, "a", 60_000).state;
  const next = (at: number) => takeTurn(sitemap, { ...pace, maxInFlight: 1 }, at, "b", 12_000).turn.go;
  expect([next(now + 59_000), next(now + 79_000)]).toEqual([false, true]);
  const state = take(take(freshHost, now, "a").state, now, "b").state;
  expect(take(state, now + 31_000, "c").turn.go).toBe(true);
});

test("A host that keeps refusing is left alone even when its Retry-After is 0", () => {
  const refuse = (state: HostState) => endTurn(state, "a", { status: 429, retryAfter: "0" }, now, 0.5);
  const once = refuse(freshHost);
  expect(once.blockedUntil).toBe(now);
  expect(refuse(once).blockedUntil - now).toBe(7500);
});

test("A refusal never shortens the time that the host asked for before", () => {
  const asked = endTurn(freshHost, "a", { status: 503, retryAfter: "120" }, now, 0);
  const again = endTurn(asked, "b", { status: 503, retryAfter: "1" }, now, 0);
  expect(again.blockedUntil).toBe(now + 120_000);
});

test("429 and 503 block the host, longer each time; Retry-After is obeyed; a success resets the count", () => {
  const first = endTurn(freshHost, "a", { status: 429, retryAfter: null }, now, 1);
  const second = endTurn(first, "b", { status: 503, retryAfter: null }, now, 1);
  const asked = endTurn(second, "c", { status: 429, retryAfter: "120" }, now, 0);
  expect(first.blockedUntil - now).toBe(5000);
  expect(second.blockedUntil - now).toBe(10_000);
  expect(asked.blockedUntil - now).toBe(120_000);
  expect(take(asked, now, "d").turn).toEqual({ go: false, comeBackInSeconds: 120 });
  expect(endTurn(asked, "d", { status: 200, retryAfter: null }, now, 0).refusals).toBe(0);
});

test("Retry-After is seconds or a date, limited to a day; nonsense is ignored", () => {
  const at = Date.parse("2026-01-01T00:00:00Z");
  expect(readRetryAfter("30", at)).toBe(30_000);
  expect(readRetryAfter("Thu, 01 Jan 2026 00:01:00 GMT", at)).toBe(60_000);
  expect(readRetryAfter("Wed, 31 Dec 2025 00:00:00 GMT", at)).toBe(0);
  expect(readRetryAfter("99999999999", at)).toBe(86_400_000);
  expect(readRetryAfter("soon", at)).toBeNull();
  expect(readRetryAfter("-5", at)).toBeNull();
  expect(readRetryAfter(null, at)).toBeNull();
});

test("Who is told to wait for more than an hour is sent away for good; an hour is borne", () => {
  const after = (retryAfter: string) => endTurn(freshHost, "a", { status: 503, retryAfter }, now, 0);
  expect(take(after("3600"), now, "b").turn).toEqual({ go: false, comeBackInSeconds: 3600 });
  const long = take(after("7200"), now, "b");
  expect(long.turn).toEqual({ go: false, toldToWaitSeconds: 7200 });
  expect(take(long.state, now + 3600_000, "c").turn).toEqual({ go: false, comeBackInSeconds: 3600 });
  expect(take(long.state, now + 7200_000, "d").turn).toMatchObject({ go: true });
});

test("Only a busy answer asks for patience", () => {
  expect(readLongWait({ status: 429, retryAfter: "3601" }, now)).toBe(3601);
  expect(readLongWait({ status: 503, retryAfter: "3600" }, now)).toBeNull();
  expect(readLongWait({ status: 429, retryAfter: null }, now)).toBeNull();
  expect(readLongWait({ status: 404, retryAfter: "7200" }, now)).toBeNull();
});
