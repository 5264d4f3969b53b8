/** Consumes the queue of dead messages: keeps each dead message and marks its page dead, so that its run can end. */
import { describeError } from "../../domain/describe-error.ts";
import { retryDelaySeconds } from "../../domain/retry-delay.ts";
import { mostAttempts } from "./outcome.ts";
import type { Scraper } from "../scraper.ts";
import { keepDeadMessage } from "../store/dead-messages.ts";

export async function buryBatch(batch: MessageBatch, scraper: Scraper): Promise<void> {
  for (const message of batch.messages) {
    try {
      // `message.attempts` counts the deliveries of the queue of dead messages.
      const dead = { id: message.id, body: message.body, attempts: mostAttempts };
      await keepDeadMessage(scraper.database, dead, null);
      message.ack();
    } catch (error) {
      console.error("dead message not kept", { id: message.id, error: describeError(error) });
      message.retry({ delaySeconds: retryDelaySeconds(message.attempts, Math.random()) });
    }
  }
}
