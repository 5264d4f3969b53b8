import * as v from "valibot";
import { expect, test } from "vitest";
import { messagesPerSend, scrapeMessageSchema, type ScrapeMessage } from "../../domain/scrape-messages.ts";

const id = "00000000-0000-4000-8000-000000000001";
const longest = `https://homes.example/${"x".repeat(2048 - "https://homes.example/".length)}`;
const isTaken = (message: ScrapeMessage) => v.safeParse(scrapeMessageSchema, message).success;

test("The longest messages that are taken fit the queue, one by one and sent together", () => {
  for (const message of [
    { kind: "page", runId: id, url: longest },
    { kind: "image", listingId: id, url: longest },
  ] satisfies ScrapeMessage[]) {
    expect(isTaken(message)).toBe(true);
    expect(isTaken({ ...message, url: `${longest}x` })).toBe(false);
    // Each carries about a hundred bytes of the queue's own.
    const size = JSON.stringify(message).length + 100;
    expect(size).toBeLessThan(128_000);
    expect(size * messagesPerSend).toBeLessThan(256_000);
  }
  expect(messagesPerSend).toBeLessThanOrEqual(100);
});
