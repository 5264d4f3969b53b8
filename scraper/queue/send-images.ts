/** Sends messages for pictures that wait: those of a listing just read, or, by the clock, whatever was forgotten. */
import { messagesPerSend } from "../domain/scrape-messages.ts";
import type { Scraper } from "./scraper.ts";
import { takeUnsentImages } from "./store/images.ts";

export async function sendWaitingImages(scraper: Scraper, listingId?: string): Promise<void> {
  const wanted = await takeUnsentImages(scraper.database, listingId);
  for (let start = 0; start < wanted.length; start += messagesPerSend) {
    const batch = wanted.slice(start, start + messagesPerSend);
    await scraper.queue.sendBatch(batch.map((image) => ({ body: { kind: "image" as const, ...image } })));
  }
}
