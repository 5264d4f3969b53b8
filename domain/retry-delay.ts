const firstRetrySeconds = 10;
const longestRetrySeconds = 3600;

/** Doubles from ten seconds. Half is random, so that messages that failed together do not return together. */
export function retryDelaySeconds(attempts: number, chance: number): number {
  const doubled = Math.min(firstRetrySeconds * 2 ** Math.max(attempts - 1, 0), longestRetrySeconds);
  return Math.round(doubled / 2 + (doubled / 2) * chance);
}
