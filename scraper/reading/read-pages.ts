/**
 * The page messages of one batch: opened in two calls, read five at a time, and stored together while the next are read.
 * Where a call for all fails, each page is on its own.
 */
import type { ScrapeMessage } from "../domain/scrape-messages.ts";
import { leave, type Visitor } from "./fetch/visit.ts";
import { describeError, type MessageOutcome } from "./outcome.ts";
import { PageStore } from "./page-store.ts";
import { readPage } from "./read-page.ts";
import type { Scraper } from "./scraper.ts";
import { openPage, openPages, type OpenedPage } from "./store/pages.ts";
import type { SourceRow } from "./store/runs.ts";

export type PageMessage = Extract<ScrapeMessage, { kind: "page" }>;

/** A Worker has six connections at a time, and one is the database's. */
const mostInHand = 5;
const openedFirst = 10;

/** Outcomes in the order of the messages. */
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
  const readOn = async () => {
    for (const [index, message] of waiting) {
      const outcome = await readOne(message, await openedAt(index), scraper, visitorOf, store);
      if (outcome) outcomes.set(message, outcome);
    }
  };
  await Promise.all(Array.from({ length: mostInHand }, readOn));
  await Promise.all([...visitors.values()].map(giveBack));
  const stored = await store.finish();
  return messages.map(
    (message) => outcomes.get(message) ?? stored.get(message) ?? { kind: "again", reason: "not stored" },
  );
}

/** The first pages are read while the others are being opened. Undefined where the call for several failed. */
function openInParts(
  messages: readonly PageMessage[],
  scraper: Scraper,
): (index: number) => Promise<OpenedPage | null | undefined> {
  const open = async (part: readonly PageMessage[]) =>
    part.length === 0 ? null : openPages(scraper.database, part).catch(() => null);
  const first = open(messages.slice(0, openedFirst));
  const others = open(messages.slice(openedFirst));
  return async (index) =>
    index < openedFirst ? (await first)?.[index] : (await others)?.[index - openedFirst];
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

/** What cannot be given back is free when its lease ends: no page fails for it. */
async function giveBack(visitor: Visitor): Promise<void> {
  await leave(visitor).catch((error: unknown) =>
    console.error("turns not given back", { error: describeError(error) }),
  );
}
