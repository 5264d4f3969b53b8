/** How fast memory rises. */

export type Sample = { minute: number; megabytes: number };

/**
 * Megabytes a minute: the median slope between all pairs of samples (Theil and Sen). Garbage collection makes memory a
 * saw; the least-squares line would follow wherever the last tooth was cut.
 */
export function risePerMinute(samples: readonly Sample[]): number {
  const slopes = samples.flatMap((first, n) =>
    samples
      .slice(n + 1)
      .map((second) => (second.megabytes - first.megabytes) / (second.minute - first.minute)),
  );
  const sorted = slopes.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle] ?? Number.NaN;
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

export function secondHalf(samples: readonly Sample[]): Sample[] {
  return samples.slice(Math.floor(samples.length / 2));
}
