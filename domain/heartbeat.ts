/**
 * A Worker's sign of life: the time of its last tick in which everything succeeded, kept in KV, where
 * `npm run deploy:check` reads it, and a call of the address that watches it. The service behind the address raises an
 * alarm when the calls stop, even if Cloudflare or the database is down.
 */
import { describeError } from "./describe-error.ts";

export const heartbeatKeys = { scraper: "heartbeat", office: "office-heartbeat" } as const;

type HeartbeatStore = { put(key: string, value: string): Promise<void> };

const timeoutMs = 5_000;

export async function noteHeartbeat(
  worker: keyof typeof heartbeatKeys,
  at: string,
  store: HeartbeatStore,
  address: string | undefined,
  send: typeof fetch,
): Promise<void> {
  await store.put(heartbeatKeys[worker], at);
  if (address) await call(address, send);
}

/** A failure is only logged: the next tick calls again, and the missing call is what the service watches for. */
async function call(address: string, send: typeof fetch): Promise<void> {
  try {
    const response = await send(address, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (error) {
    console.warn(JSON.stringify({ event: "heartbeat_not_heard", reason: describeError(error) }));
  }
}
