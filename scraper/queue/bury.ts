/** The dead-letter queue's consumer: the letter is kept, its page is marked dead, and its run can end. */
import { describeError, retryDelaySeconds } from "./outcome.ts";
import type { Scraper } from "./scraper.ts";
import { keepDeadLetter } from "./store/dead-letters.ts";

export async function buryBatch(batch: MessageBatch, scraper: Scraper): Promise<void> {
  for (const message of batch.messages) {
    try {
      await keepDeadLetter(scraper.database, message, null);
      message.ack();
    } catch (error) {
      console.error("dead letter not kept", { id: message.id, error: describeError(error) });
      message.retry({ delaySeconds: retryDelaySeconds(message.attempts, Math.random()) });
    }
  }
}
