import * as v from "valibot";
import { expect, test } from "vitest";
import {
  messagesPerSend,
  scrapeMessageSchema,
  type ScrapeMessage,
} from "../../../domain/scraping/scrape-messages.ts";

const id = "00000000-0000-4000-8000-000000000001";
const longest = `https://homes.example/${"x".repeat(2048 - "https://homes.example/".length)}`;
const isAccepted = (message: ScrapeMessage) => v.safeParse(scrapeMessageSchema, message).success;

test("The longest accepted messages fit into the queue, alone and sent together", () => {
  for (const message of [
    { kind: "page", runId: id, url: longest },
    { kind: "image", listingId: id, url: longest },
  ] satisfies ScrapeMessage[]) {
    expect(isAccepted(message)).toBe(true);
    expect(isAccepted({ ...message, url: `${longest}x` })).toBe(false);
    // The queue adds about a hundred bytes to each.
    const size = JSON.stringify(message).length + 100;
    expect(size).toBeLessThan(128_000);
    expect(size * messagesPerSend).toBeLessThan(256_000);
  }
  expect(messagesPerSend).toBeLessThanOrEqual(100);
});
