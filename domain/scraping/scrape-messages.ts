/** What travels on the scrape queue. The site Worker sends runs; the scraper Worker sends itself the rest. */
import * as v from "valibot";

/** Queues take at most 100 messages and 256 KB at once, of 128 KB each; an address has at most 2 KB, as `URL.href` writes it. */
export const messagesPerSend = 100;

export const scrapeMessageSchema = v.variant("kind", [
  v.object({ kind: v.literal("run"), runId: v.pipe(v.string(), v.uuid()) }),
  v.object({
    kind: v.literal("page"),
    runId: v.pipe(v.string(), v.uuid()),
    url: v.pipe(v.string(), v.url(), v.maxLength(2048)),
  }),
  v.object({
    kind: v.literal("image"),
    listingId: v.pipe(v.string(), v.uuid()),
    url: v.pipe(v.string(), v.url(), v.maxLength(2048)),
  }),
]);

export type ScrapeMessage = v.InferOutput<typeof scrapeMessageSchema>;
