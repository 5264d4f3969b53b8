/**
 * The page messages of one batch: opened in one call, read five at a time, and stored together while the next are read.
 * Where a call for all fails, each page is on its own.
 */
import type { ScrapeMessage } from "../domain/scrape-messages.ts";
import type { Visitor } from "./fetch/visit.ts";
import { describeError, type MessageOutcome } from "./outcome.ts";
import { PageStore } from "./page-store.ts";
import { readPage } from "./read-page.ts";
import type { Scraper } from "./scraper.ts";
import { openPage, openPages, type OpenedPage } from "./store/pages.ts";
import type { SourceRow } from "./store/runs.ts";

export type PageMessage = Extract<ScrapeMessage, { kind: "page" }>;

/** A Worker has six connections at a time, and one is the database's. */
const mostInHand = 5;

/** Outcomes in the order of the messages. */
export async function readPages(
  messages: readonly PageMessage[],
  scraper: Scraper,
): Promise<MessageOutcome[]> {
  if (messages.length === 0) return [];
  const opened = await openPages(scraper.database, messages).catch(() => null);
  const visitorOf = oneVisitorASource(scraper);
  const store = new PageStore(scraper);
  const outcomes = new Map<PageMessage, MessageOutcome>();
  const waiting = messages.entries();
  const readOn = async () => {
    for (const [index, message] of waiting) {
      const outcome = await readOne(message, opened?.[index], scraper, visitorOf, store);
      if (outcome) outcomes.set(message, outcome);
    }
  };
  await Promise.all(Array.from({ length: mostInHand }, readOn));
  const stored = await store.finish();
  return messages.map(
    (message) => outcomes.get(message) ?? stored.get(message) ?? { kind: "again", reason: "not stored" },
  );
}

/** Null when the page is left to the store. `opened` is undefined when the batch's call failed: then the page asks for itself. */
async function readOne(
  message: PageMessage,
  opened: OpenedPage | null | undefined,
  scraper: Scraper,
  visitorOf: (source: SourceRow) => Visitor,
  store: PageStore,
): Promise<MessageOutcome | null> {
  try {
    const page = opened === undefined ? await openPage(scraper.database, message.runId, message.url) : opened;
    if (!page) return { kind: "done" };
    const outcome = await readPage(message.url, page, visitorOf(page.source));
    if ("kind" in outcome) return outcome;
    store.add({ message, opened: page, page: outcome });
    return null;
  } catch (error) {
    return { kind: "again", reason: describeError(error) };
  }
}

/** A visitor remembers what robots.txt said: asked once a batch, not once a page. */
function oneVisitorASource(scraper: Scraper): (source: SourceRow) => Visitor {
  const visitors = new Map<string, Visitor>();
  return (source) => {
    const visitor = visitors.get(source.id) ?? scraper.visitorOf(source);
    visitors.set(source.id, visitor);
    return visitor;
  };
}
