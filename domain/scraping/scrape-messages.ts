/** The messages on the scrape queue. The site Worker sends runs, and the scraper Worker sends itself the rest. */
import * as v from "valibot";

/** Queues take at most 100 messages and 256 KB at once, each of at most 128 KB. `URL.href` is limited to 2 KB. */
export const messagesPerSend = 100;

export const scrapeMessageSchema = v.variant("kind", [
  v.object({ kind: v.literal("run"), runId: v.pipe(v.string(), v.uuid()) }),
  v.object({
    kind: v.literal("page"),
    runId: v.pipe(v.string(), v.uuid()),
    url: v.pipe(v.string(), v.url(), v.maxLength(2048)),
    /** How often it failed before this message, which took another's place while a host's turn had not come. */
    failures: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  v.object({
    kind: v.literal("image"),
    listingId: v.pipe(v.string(), v.uuid()),
    url: v.pipe(v.string(), v.url(), v.maxLength(2048)),
  }),
  v.object({ kind: v.literal("heartbeat"), at: v.pipe(v.string(), v.isoTimestamp()) }),
]);

export type ScrapeMessage = v.InferOutput<typeof scrapeMessageSchema>;
export type PageMessage = Extract<ScrapeMessage, { kind: "page" }>;
