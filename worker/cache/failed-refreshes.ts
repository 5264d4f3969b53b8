/**
 * The keys whose refresh has just failed. Their copies are served as they are for a while, so that in an outage not
 * every request tries, renders and logs again.
 */
const pauseMs = 5_000;
const mostKeys = 2_000;

const failedAt = new Map<string, number>();

export function noteFailedRefresh(key: string, now: number): void {
  failedAt.delete(key);
  failedAt.set(key, now);
  if (failedAt.size <= mostKeys) return;
  for (const oldest of failedAt.keys()) {
    failedAt.delete(oldest);
    return;
  }
}

export function hasJustFailed(key: string, now: number): boolean {
  const at = failedAt.get(key);
  return at !== undefined && now - at < pauseMs;
}
