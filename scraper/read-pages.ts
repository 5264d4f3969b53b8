/**
 * The page messages of one batch: opened in one call, each read on its own, the unchanged ones stored in one call.
 * Where a call for all fails, each page is on its own: one that the database refuses never fails the others.
 */
import type { ScrapeMessage } from "../domain/scrape-messages.ts";
import { describeError, type MessageOutcome } from "./outcome.ts";
import { type PageReading, readPage } from "./read-page.ts";
import type { Scraper } from "./scraper.ts";
import { openPage, openPages, type OpenedPage, storePage, storeUnchanged } from "./store/pages.ts";

export type PageMessage = Extract<ScrapeMessage, { kind: "page" }>;
type Unchanged = Extract<PageReading, { kind: "unchanged" }>;

/** Outcomes in the order of the messages. */
export async function readPages(
  messages: readonly PageMessage[],
  scraper: Scraper,
): Promise<MessageOutcome[]> {
  if (messages.length === 0) return [];
  const opened = await openPages(scraper.database, messages).catch(() => null);
  const readings = await Promise.all(
    messages.map((message, index) => readOne(message, opened?.[index], scraper)),
  );
  const unchanged = messages.flatMap((message, index) => {
    const reading = readings[index];
    return reading?.kind === "unchanged" ? [{ message, reading }] : [];
  });
  const stored = await storeTogether(unchanged, scraper);
  return messages.map((message, index): MessageOutcome => {
    const reading = readings[index];
    if (reading?.kind !== "unchanged") return reading ?? { kind: "again", reason: "unread" };
    return stored.get(message) ?? { kind: "again", reason: "not stored" };
  });
}

/** `opened` is undefined when the batch's call failed: then the page asks for itself. */
async function readOne(
  { runId, url }: PageMessage,
  opened: OpenedPage | null | undefined,
  scraper: Scraper,
): Promise<PageReading> {
  try {
    const page = opened === undefined ? await openPage(scraper.database, runId, url) : opened;
    return page ? await readPage(runId, url, page, scraper) : { kind: "done" };
  } catch (error) {
    return { kind: "again", reason: describeError(error) };
  }
}

async function storeTogether(
  pages: readonly { message: PageMessage; reading: Unchanged }[],
  scraper: Scraper,
): Promise<Map<PageMessage, MessageOutcome>> {
  const outcomes = new Map<PageMessage, MessageOutcome>();
  for (const [runId, ofRun] of Map.groupBy(pages, ({ message }) => message.runId)) {
    const rows = ofRun.map(({ message, reading }) => ({ url: message.url, ...reading.page }));
    const isPublished = await storeUnchanged(scraper.database, runId, rows).catch(() => null);
    for (const { message, reading } of ofRun) {
      outcomes.set(
        message,
        isPublished === null ? await storeAlone(message, reading, scraper) : { kind: "done", isPublished },
      );
    }
  }
  return outcomes;
}

async function storeAlone(
  { runId, url }: PageMessage,
  { page }: Unchanged,
  scraper: Scraper,
): Promise<MessageOutcome> {
  try {
    const stored = await storePage(scraper.database, runId, url, page);
    return { kind: "done", isPublished: stored.published ?? false };
  } catch (error) {
    return { kind: "again", reason: describeError(error) };
  }
}
