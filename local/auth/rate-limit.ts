/** Rate limits in fixed windows, per kind of request and sender. They are in memory, so a restart resets them. */
import { AuthError } from "./auth-error.ts";

export type RateLimiter = { take(kind: string, sender: string, limit: number, code?: string): void };

/** Beyond this number the oldest counter is dropped, so that thousands of invented addresses cost no memory. */
const maxCounters = 10_000;

export function makeRateLimiter(windowSeconds: number, now: () => Date): RateLimiter {
  const counters = new Map<string, { startedAt: number; count: number }>();
  return {
    take(kind, sender, limit, code = "over_request_rate_limit") {
      const at = now().getTime();
      const key = `${kind}\n${sender}`;
      const counter = counters.get(key);
      if (!counter || at - counter.startedAt >= windowSeconds * 1000) {
        counters.delete(key);
        counters.set(key, { startedAt: at, count: 1 });
        const [oldest] = counters.keys();
        if (counters.size > maxCounters && oldest !== undefined) counters.delete(oldest);
        return;
      }
      counter.count += 1;
      if (counter.count > limit) {
        throw new AuthError(429, code, "Request rate limit reached");
      }
    },
  };
}
