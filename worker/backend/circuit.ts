/**
 * Stops asking a backend that does not answer: after some failures in a row nobody asks for a while, then one
 * request tries, and its answer decides. Holds numbers only, so that an isolate's requests may share one.
 */
export type Circuit = {
  /** False while nobody should ask. Whoever is told true must report what came of it. */
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
      // Half open: this one tries, the others wait another pause, also if it never reports.
      askAgainAt = now() + pauseMs;
      return true;
    },
    report: (outcome) => {
      failures = outcome === "answered" ? 0 : failures + 1;
      if (failures >= failuresToOpen) askAgainAt = now() + pauseMs;
    },
  };
}
