/**
 * What a batch's pages came to, stored while the others are still being read: changed pages ten at a time, unchanged ones
 * in one call at the end. Where a call for several fails, each is stored alone: one that the database refuses never fails
 * the others.
 */
import { describeError, type MessageOutcome } from "./outcome.ts";
import type { PageMessage } from "./read-pages.ts";
import type { Scraper } from "./scraper.ts";
import { sendWaitingImages } from "./send-images.ts";
import {
  type OpenedPage,
  type PageOutcome,
  storePage,
  storePages,
  storeUnchanged,
  type StoredPage,
} from "./store/pages.ts";

export type ReadPage = { message: PageMessage; opened: OpenedPage; page: PageOutcome };

/** Ten readings are about 150 KB, and their transaction about 30 ms. */
const storedTogether = 10;

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
    // A kept copy is a whole page: no other goes with it.
    if (this.#changed.length >= storedTogether || read.page.copy) this.#storeChanged();
  }

  /** Nothing is added any more; answers what each message came to. */
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
    for (const [index, read] of pages.entries()) await this.#end(read, stored?.[index]);
  }

  async #storeUnchanged(runId: string, pages: readonly ReadPage[]): Promise<void> {
    const rows = pages.map(({ message, page }) => ({ url: message.url, ...page }));
    const isPublished = await storeUnchanged(this.#scraper.database, runId, rows).catch(() => null);
    for (const read of pages) {
      if (isPublished === null) await this.#end(read, undefined);
      else this.#outcomes.set(read.message, { kind: "done", isPublished });
    }
  }

  /** `stored` is undefined when the call for several failed: then the page is stored alone. */
  async #end({ message, opened, page }: ReadPage, stored: StoredPage | undefined): Promise<void> {
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
