/**
 * Reads the page messages of one batch: opens them in two calls, reads five at a time, and stores pages together
 * while the next ones are read. When a call for several pages fails, each page is opened or stored alone.
 */
import { describeError } from "../../domain/describe-error.ts";
import type { PageMessage } from "../../domain/scraping/scrape-messages.ts";
import { endAllTurns, type Visitor } from "../fetch/visit.ts";
import { type MessageOutcome } from "../queue/outcome.ts";
import { PageStore } from "./page-store.ts";
import { readPage } from "./read-page.ts";
import type { Scraper } from "../scraper.ts";
import { openPage, openPages, type OpenedPage } from "../store/pages.ts";
import type { SourceRow } from "../store/runs.ts";

/** A Worker may have six connections open at a time, and the database needs one. */
const pagesAtOnce = 5;
const firstPartSize = 10;

/** Returns outcomes in the order of the messages. */
export async function readPages(
  messages: readonly PageMessage[],
  scraper: Scraper,
): Promise<MessageOutcome[]> {
  if (messages.length === 0) return [];
  const openedAt = openInParts(messages, scraper);
  const visitors = new Map<string, Visitor>();
  const visitorOf = (source: SourceRow) => {
    const visitor = visitors.get(source.id) ?? { ...scraper.visitorOf(source), ended: new Map() };
    visitors.set(source.id, visitor);
    return visitor;
  };
  const store = new PageStore(scraper);
  const outcomes = new Map<PageMessage, MessageOutcome>();
  const waiting = messages.entries();
  const readNextPages = async () => {
    for (const [index, message] of waiting) {
      const outcome = await readOne(message, await openedAt(index), scraper, visitorOf, store);
      if (outcome) outcomes.set(message, outcome);
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, readNextPages));
  await Promise.all([...visitors.values()].map(giveBack));
  const stored = await store.finish();
  return messages.map(
    (message) => outcomes.get(message) ?? stored.get(message) ?? { kind: "again", reason: "not stored" },
  );
}

/** The first pages are read while the rest are being opened. Undefined when the call for several pages failed. */
function openInParts(
  messages: readonly PageMessage[],
  scraper: Scraper,
): (index: number) => Promise<OpenedPage | null | undefined> {
  const open = async (part: readonly PageMessage[]) =>
    part.length === 0 ? null : openPages(scraper.database, part).catch(() => null);
  const first = open(messages.slice(0, firstPartSize));
  const others = open(messages.slice(firstPartSize));
  return async (index) =>
    index < firstPartSize ? (await first)?.[index] : (await others)?.[index - firstPartSize];
}

/**
 * Returns null when the store will provide the outcome. `opened` is undefined when the batch's call failed: then the
 * page is opened alone.
 */
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

/** A turn that cannot be given back is freed when its lease ends, so no page fails because of it. */
async function giveBack(visitor: Visitor): Promise<void> {
  await endAllTurns(visitor).catch((error: unknown) =>
    console.error("turns not given back", { error: describeError(error) }),
  );
}
