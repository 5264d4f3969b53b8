/**
 * Sends what waits, one after the other. The time is limited, so that a service that hangs does not hold up the rest
 * of cron.
 */

const longestMs = 60_000;

/** What was not reached waits for the next tick. */
export async function sendUntil<Waiting>(
  waiting: readonly Waiting[],
  send: (one: Waiting) => Promise<void>,
): Promise<void> {
  const end = Date.now() + longestMs;
  for (const one of waiting) {
    if (Date.now() >= end) break;
    await send(one);
  }
}
