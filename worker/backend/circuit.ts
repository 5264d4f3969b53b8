/**
 * A circuit breaker for a backend. After several failures in a row it blocks requests for a pause, then lets one
 * through; the outcome of that one decides. It holds only numbers, so the requests of an isolate can share it.
 */
export type Circuit = {
  /** False while requests are blocked. A caller that gets true must report the outcome. */
  mayAsk(): boolean;
  report(outcome: "answered" | "failed"): void;
};

type CircuitOptions = { failuresToOpen: number; pauseMs: number; now: () => number };

export function createCircuit({ failuresToOpen, pauseMs, now }: CircuitOptions): Circuit {
  let failures = 0;
  let askAgainAt = 0;
  return {
    mayAsk: () => {
      if (failures < failuresToOpen) return true;
      if (now() < askAgainAt) return false;
      // Half open: this request tries. The others wait another pause, even if this one never reports.
      askAgainAt = now() + pauseMs;
      return true;
    },
    report: (outcome) => {
      failures = outcome === "answered" ? 0 : failures + 1;
      if (failures >= failuresToOpen) askAgainAt = now() + pauseMs;
    },
  };
}
