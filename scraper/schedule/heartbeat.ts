/** A tick in which everything succeeded sends a message to the queue: its arrival proves cron, queue and consumer. */
import { noteHeartbeat } from "../../domain/heartbeat.ts";
import type { MessageOutcome } from "../queue/outcome.ts";
import type { Scraper } from "../scraper.ts";

export async function sendHeartbeat({ queue }: Pick<Scraper, "queue">, now: Date): Promise<void> {
  await queue.send({ kind: "heartbeat", at: now.toISOString() });
}

export async function takeHeartbeat(
  at: string,
  { catalogue, settings }: Pick<Scraper, "catalogue" | "settings">,
): Promise<MessageOutcome> {
  await noteHeartbeat("scraper", at, catalogue, settings.HEARTBEAT_URL, fetch);
  return { kind: "done" };
}
