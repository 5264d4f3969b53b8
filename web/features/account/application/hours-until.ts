const hourMs = 3_600_000;

/** Whole hours left, rounded up; 0 or less once the time has come. */
export function hoursUntil(instant: string, nowMs: number): number {
  return Math.ceil((Date.parse(instant) - nowMs) / hourMs);
}
