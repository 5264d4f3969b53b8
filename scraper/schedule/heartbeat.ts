/**
 * The sign of life. A tick in which everything succeeded sends a message to the queue, and the consumer notes its time
 * and calls HEARTBEAT_URL. So one call proves that cron, the queue and the consumer work, and the service behind the
 * address can raise an alarm when the calls stop, even if Cloudflare or the database is down.
 */
import { describeError } from "../../domain/describe-error.ts";
import type { MessageOutcome } from "../queue/outcome.ts";
import type { Scraper } from "../scraper.ts";

/** The time of the last heartbeat in KV, where `npm run deploy:check` reads it. */
export const heartbeatKey = "heartbeat";

const timeoutMs = 5_000;

export async function sendHeartbeat({ queue }: Pick<Scraper, "queue">, now: Date): Promise<void> {
  await queue.send({ kind: "heartbeat", at: now.toISOString() });
}

export async function noteHeartbeat(
  at: string,
  { catalogue, settings }: Pick<Scraper, "catalogue" | "settings">,
): Promise<MessageOutcome> {
  await catalogue.put(heartbeatKey, at);
  if (settings.HEARTBEAT_URL) await call(settings.HEARTBEAT_URL);
  return { kind: "done" };
}

/** A failure is only logged: the next tick calls again, and the missing call is what the service watches for. */
async function call(address: string): Promise<void> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (error) {
    console.warn(JSON.stringify({ event: "heartbeat_not_heard", reason: describeError(error) }));
  }
}
