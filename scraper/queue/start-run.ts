/** Handles a run message: discovers the source's pages, then sends a message for each waiting page. Repeatable. */
import * as v from "valibot";
import { bumpCatalogueVersion } from "../../domain/listings/catalogue/catalogue-version.ts";
import { messagesPerSend } from "../../domain/scraping/scrape-messages.ts";
import { selectorsSchema } from "../../domain/scraping/scrape-source.ts";
import { readFeedSettings } from "../../domain/feeds/feed-settings.ts";
import { readFeed } from "../feeds/read-feed.ts";
import { failFeed } from "../store/feeds.ts";
import { isReadable } from "../extract/linear-pattern.ts";
import { discoverPages } from "../reading/discover-pages.ts";
import { longestDiscoveryMs, readProgress } from "../reading/discovery-progress.ts";
import { forgetOldRobots } from "../fetch/visit.ts";
import type { MessageOutcome } from "./outcome.ts";
import type { Scraper } from "../scraper.ts";
import {
  endDiscovery,
  failRun,
  keepProgress,
  markPagesSent,
  openRun,
  pauseSource,
  readUnsentPages,
  type SourceRow,
  startDiscovery,
} from "../store/runs.ts";

export async function startRun(runId: string, scraper: Scraper): Promise<MessageOutcome> {
  const opened = await openRun(scraper.database, runId);
  if (!opened) return { kind: "dead", reason: "unknown-run" };
  const { run, source } = opened;
  if (run.state === "queued" || run.state === "discovering") {
    if (!source.enabled) {
      await failRun(scraper.database, runId, "source-is-paused");
      return { kind: "done" };
    }
    if (!hasReadablePatterns(source)) {
      await failRun(scraper.database, runId, "unreadable-pattern");
      return { kind: "done" };
    }
    await startDiscovery(scraper.database, runId);
    if (source.feed !== null) return startFeed(runId, source, scraper);
    if (run.state === "queued") await forgetOldRobots(hostsOf(source), scraper.visitorOf(source));
    const restAt = Date.now() + longestDiscoveryMs;
    const discovery = await discoverPages({ runId, source, scraper, restAt }, readProgress(run.discovery));
    if (discovery.kind === "later") {
      await keepProgress(scraper.database, runId, discovery.progress);
      return { kind: "later", afterSeconds: discovery.afterSeconds };
    }
    if (discovery.kind === "ended") return { kind: "done" };
    if (discovery.kind === "failed") {
      if (discovery.reason === "refused-by-robots") await pauseSource(scraper.database, source.id, runId);
      else await failRun(scraper.database, runId, discovery.reason);
      return { kind: "done" };
    }
    await sendWaitingPages(runId, scraper);
    const isPublished = await endDiscovery(scraper.database, runId, discovery);
    return { kind: "done", ...(isPublished && { isPublished }) };
  }
  if (run.state === "fetching") await sendWaitingPages(runId, scraper);
  return { kind: "done" };
}

async function startFeed(runId: string, source: SourceRow, scraper: Scraper): Promise<MessageOutcome> {
  const settings = readFeedSettings(source.feed);
  if (settings?.from === "address") await forgetOldRobots(hostsOf(source), scraper.visitorOf(source));
  const read = settings
    ? await readFeed({ runId, source, settings, scraper })
    : { kind: "failed" as const, reason: "unreadable-pattern" };
  if (read.kind === "later") return read;
  if (read.kind === "read" && read.goesOn) await sendWaitingPages(runId, scraper);
  if (read.kind === "failed") {
    if (read.reason === "refused-by-robots") await pauseSource(scraper.database, source.id, runId);
    else await failFeed(scraper.database, runId, read.reason);
  }
  return { kind: "done" };
}

function hostsOf({ allowed_hosts, start_urls, sitemap_url }: SourceRow): Set<string> {
  const named = [...start_urls, sitemap_url ?? ""].flatMap((address) => URL.parse(address)?.host ?? []);
  return new Set([...allowed_hosts, ...named]);
}

/** The form refuses other patterns, but a source may be older than the form's rules. */
function hasReadablePatterns({ listing_url_pattern, selectors }: SourceRow): boolean {
  const read = v.safeParse(selectorsSchema, selectors);
  if (!read.success) return false;
  const inSelectors = Object.values(read.output).flatMap((rows) =>
    (rows ?? []).map(({ pattern }) => pattern),
  );
  return [listing_url_pattern ?? undefined, ...inSelectors].every(
    (pattern) => pattern === undefined || isReadable(pattern),
  );
}

/** Rows are written before their messages are sent: after a crash in between, cron's sweep finds the rows. */
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
