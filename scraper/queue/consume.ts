/**
 * The only place that turns a message's outcome into a queue call. Messages are independent:
 * whatever one of them throws, the rest of its batch is unaffected.
 */
import { describeError } from "../../domain/describe-error.ts";
import { retryDelaySeconds } from "../../domain/retry-delay.ts";
import * as v from "valibot";
import {
  scrapeMessageSchema,
  type PageMessage,
  type ScrapeMessage,
} from "../../domain/scraping/scrape-messages.ts";
import type { MessageOutcome } from "./outcome.ts";
import { readPages } from "../reading/read-pages.ts";
import { takeHeartbeat } from "../schedule/heartbeat.ts";
import type { Scraper } from "../scraper.ts";
import { announceChange, startRun } from "./start-run.ts";
import { keepDeadMessage } from "../store/dead-messages.ts";
import { noteImageFailure } from "../store/images.ts";
import { importImage } from "../store/import-image.ts";
import { noteFailure } from "../store/pages.ts";

export async function consumeBatch(batch: MessageBatch, scraper: Scraper): Promise<void> {
  const parsed = batch.messages.map((message) => ({ message, body: readBody(message) }));
  const pages: { message: Message; body: PageMessage }[] = [];
  const pictures: Parsed[] = [];
  const others: Parsed[] = [];
  for (const { message, body } of parsed) {
    if (body?.kind === "page") pages.push({ message, body });
    else (body?.kind === "image" ? pictures : others).push({ message, body });
  }
  const published = await Promise.all([
    consumePages(pages, scraper),
    ...others.map(({ message, body }) => consumeMessage(message, body, scraper)),
    consumeOneByOne(pictures, scraper),
  ]);
  if (published.includes(true)) await announceChange(scraper);
}

type OtherMessage = Exclude<ScrapeMessage, PageMessage>;
type Parsed = { message: Message; body: OtherMessage | null };

function readBody(message: Message): ScrapeMessage | null {
  const parsed = v.safeParse(scrapeMessageSchema, message.body);
  return parsed.success ? parsed.output : null;
}

/** A whole batch of pictures at once would take a hundred megabytes: most of a Worker's memory. */
async function consumeOneByOne(pictures: readonly Parsed[], scraper: Scraper): Promise<boolean> {
  let isPublished = false;
  for (const { message, body } of pictures) {
    if (await consumeMessage(message, body, scraper)) isPublished = true;
  }
  return isPublished;
}

async function consumePages(
  pages: readonly { message: Message; body: PageMessage }[],
  scraper: Scraper,
): Promise<boolean> {
  const outcomes = await readPages(
    pages.map(({ body }) => body),
    scraper,
  );
  const published = await Promise.all(
    pages.map(({ message, body }, index) =>
      settleOrRetry(message, body, outcomes[index] ?? { kind: "again", reason: "unread" }, scraper),
    ),
  );
  return published.includes(true);
}

async function consumeMessage(
  message: Message,
  body: OtherMessage | null,
  scraper: Scraper,
): Promise<boolean> {
  const outcome: MessageOutcome = body
    ? await handle(body, scraper)
    : { kind: "dead", reason: "invalid-message" };
  return settleOrRetry(message, body, outcome, scraper);
}

/** True when what visitors see has changed. */
async function settleOrRetry(
  message: Message,
  body: ScrapeMessage | null,
  outcome: MessageOutcome,
  scraper: Scraper,
): Promise<boolean> {
  try {
    await settle(message, body, outcome, scraper);
  } catch (error) {
    console.error("message not settled", { id: message.id, error: describeError(error) });
    message.retry({ delaySeconds: retryDelaySeconds(message.attempts, Math.random()) });
  }
  return outcome.kind === "done" && outcome.isPublished === true;
}

async function handle(body: OtherMessage, scraper: Scraper): Promise<MessageOutcome> {
  try {
    switch (body.kind) {
      case "run":
        return await startRun(body.runId, scraper);
      case "image":
        return await importImage(body, scraper);
      case "heartbeat":
        return await takeHeartbeat(body.at, scraper);
    }
  } catch (error) {
    return { kind: "again", reason: describeError(error) };
  }
}

async function settle(
  message: Message,
  body: ScrapeMessage | null,
  outcome: MessageOutcome,
  scraper: Scraper,
): Promise<void> {
  switch (outcome.kind) {
    case "done":
      return message.ack();
    case "later":
      // Send the new message before acknowledging the old one: a crash in between duplicates it, which is harmless.
      if (body) {
        const next = body.kind === "page" ? keepFailures(body, failuresBefore(message, body)) : body;
        await scraper.queue.send(next, { delaySeconds: outcome.afterSeconds });
      }
      return message.ack();
    case "dead":
      await keepDeadMessage(scraper.database, message, outcome.reason);
      return message.ack();
    case "again":
      if (outcome.most !== undefined && failuresBefore(message, body) + 1 >= outcome.most) {
        await keepDeadMessage(scraper.database, message, outcome.reason);
        return message.ack();
      }
      if (body?.kind === "page") await noteFailure(scraper.database, body.runId, body.url, outcome.reason);
      if (body?.kind === "image") await noteImageFailure(scraper.database, body, outcome.reason);
      return message.retry({ delaySeconds: retryDelaySeconds(message.attempts, Math.random()) });
  }
}

/** The queue counts the deliveries of one message; those of the messages before it are in its body. */
function failuresBefore({ attempts }: Message, body: ScrapeMessage | null): number {
  return (body?.kind === "page" ? (body.failures ?? 0) : 0) + Math.max(attempts - 1, 0);
}

function keepFailures(body: PageMessage, failures: number): PageMessage {
  return failures > 0 ? { ...body, failures } : body;
}
