/** Sends messages for waiting pictures: those of a listing that was just read or, from cron, any that were missed. */
import { messagesPerSend } from "../../domain/scraping/scrape-messages.ts";
import type { Scraper } from "../scraper.ts";
import { takeUnsentImages } from "../store/images.ts";

export async function sendWaitingImages(scraper: Scraper, listingId?: string): Promise<void> {
  const wanted = await takeUnsentImages(scraper.database, listingId);
  for (let start = 0; start < wanted.length; start += messagesPerSend) {
    const batch = wanted.slice(start, start + messagesPerSend);
    await scraper.queue.sendBatch(batch.map((image) => ({ body: { kind: "image" as const, ...image } })));
  }
}
