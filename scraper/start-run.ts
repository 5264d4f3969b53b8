/** A run message: discovers the source's pages, then sends a message for each page that waits for one. Repeatable. */
import { bumpCatalogueVersion } from "../domain/catalogue-version.ts";
import { messagesPerSend } from "../domain/scrape-messages.ts";
import { discoverPages } from "./discover-pages.ts";
import type { MessageOutcome } from "./outcome.ts";
import type { Scraper } from "./scraper.ts";
import {
  endDiscovery,
  failRun,
  markPagesSent,
  openRun,
  pauseSource,
  readUnsentPages,
  startDiscovery,
} from "./store/runs.ts";

export async function startRun(runId: string, scraper: Scraper): Promise<MessageOutcome> {
  const opened = await openRun(scraper.database, runId);
  if (!opened) return { kind: "dead", reason: "unknown-run" };
  const { run, source } = opened;
  if (run.state === "queued" || run.state === "discovering") {
    if (!source.enabled) {
      await failRun(scraper.database, run, "source-is-paused");
      return { kind: "done" };
    }
    await startDiscovery(scraper.database, runId);
    const discovery = await discoverPages(runId, source, scraper);
    if (discovery.kind === "later") return discovery;
    if (discovery.kind === "failed") {
      if (discovery.reason === "refused-by-robots") await pauseSource(scraper.database, source.id, runId);
      await failRun(scraper.database, run, discovery.reason);
      return { kind: "done" };
    }
    await sendWaitingPages(runId, scraper);
    await endDiscovery(scraper.database, runId, discovery);
    return { kind: "done" };
  }
  if (run.state === "fetching") await sendWaitingPages(runId, scraper);
  return { kind: "done" };
}

/** Rows are there before their messages: a crash in between leaves rows that the clock's sweep finds. */
export async function sendWaitingPages(runId: string, scraper: Scraper): Promise<number> {
  const urls = await readUnsentPages(scraper.database, runId);
  for (let start = 0; start < urls.length; start += messagesPerSend) {
    const batch = urls.slice(start, start + messagesPerSend);
    await scraper.queue.sendBatch(batch.map((url) => ({ body: { kind: "page" as const, runId, url } })));
    await markPagesSent(scraper.database, runId, batch);
  }
  return urls.length;
}

export async function announceChange(scraper: Scraper): Promise<void> {
  await bumpCatalogueVersion(scraper.catalogue, new Date());
}
