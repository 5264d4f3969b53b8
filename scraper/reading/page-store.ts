/**
 * Stores the outcomes of a batch's pages while others are still being read: changed pages ten at a time, unchanged
 * ones in one call at the end. When a call for several pages fails, each page is stored alone, so that one page the
 * database refuses does not fail the others.
 */
import { describeError } from "../../domain/describe-error.ts";
import type { PageMessage } from "../../domain/scraping/scrape-messages.ts";
import { type MessageOutcome } from "../queue/outcome.ts";
import type { Scraper } from "../scraper.ts";
import { sendWaitingImages } from "../queue/send-images.ts";
import {
  type OpenedPage,
  type PageOutcome,
  storePage,
  storePages,
  storeUnchanged,
  type StoredPage,
} from "../store/pages.ts";

export type ReadPage = { message: PageMessage; opened: OpenedPage; page: PageOutcome };

/** Ten readings are about 150 KB, and their transaction takes about 30 ms. */
const pagesPerCall = 10;

export class PageStore {
  readonly #scraper: Scraper;
  readonly #outcomes = new Map<PageMessage, MessageOutcome>();
  readonly #calls: Promise<void>[] = [];
  readonly #unchanged: ReadPage[] = [];
  #changed: ReadPage[] = [];

  constructor(scraper: Scraper) {
    this.#scraper = scraper;
  }

  add(read: ReadPage): void {
    if (read.page.state === "unchanged") return void this.#unchanged.push(read);
    this.#changed.push(read);
    // A kept copy is a whole page, so no further page joins this call.
    if (this.#changed.length >= pagesPerCall || read.page.copy) this.#storeChanged();
  }

  /** Call this after the last add(). Returns each message's outcome. */
  async finish(): Promise<ReadonlyMap<PageMessage, MessageOutcome>> {
    this.#storeChanged();
    for (const [runId, pages] of Map.groupBy(this.#unchanged, ({ message }) => message.runId)) {
      this.#calls.push(this.#storeUnchanged(runId, pages));
    }
    await Promise.all(this.#calls);
    return this.#outcomes;
  }

  #storeChanged(): void {
    const pages = this.#changed;
    this.#changed = [];
    if (pages.length > 0) this.#calls.push(this.#storeTogether(pages));
  }

  async #storeTogether(pages: readonly ReadPage[]): Promise<void> {
    const stored = await storePages(
      this.#scraper.database,
      pages.map(({ message, page }) => ({ run: message.runId, url: message.url, outcome: page })),
    ).catch(() => null);
    for (const [index, read] of pages.entries()) await this.#finishPage(read, stored?.[index]);
  }

  async #storeUnchanged(runId: string, pages: readonly ReadPage[]): Promise<void> {
    const rows = pages.map(({ message, page }) => ({ url: message.url, ...page }));
    const isPublished = await storeUnchanged(this.#scraper.database, runId, rows).catch(() => null);
    for (const read of pages) {
      if (isPublished === null) await this.#finishPage(read, undefined);
      else this.#outcomes.set(read.message, { kind: "done", isPublished });
    }
  }

  /** `stored` is undefined when the call for several pages failed: then the page is stored alone. */
  async #finishPage({ message, opened, page }: ReadPage, stored: StoredPage | undefined): Promise<void> {
    try {
      const row = stored ?? (await storePage(this.#scraper.database, message.runId, message.url, page));
      if (row.listing_id && opened.source.may_keep_images) {
        await sendWaitingImages(this.#scraper, row.listing_id);
      }
      this.#outcomes.set(message, { kind: "done", isPublished: row.published });
    } catch (error) {
      this.#outcomes.set(message, { kind: "again", reason: describeError(error) });
    }
  }
}
