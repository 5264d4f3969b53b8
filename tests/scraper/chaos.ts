/**
 * A durable queue, controlled by the test, feeds the scraper in workerd, whose process is killed at random points.
 * Like Cloudflare's, the queue delivers at least once and out of order, redelivers what a killed consumer had not
 * answered, and gives up on a message after five retries. Unlike workerd's own queue, it survives the kill.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBackend, type Backend } from "../../local/backend.ts";
import { ensureBuild } from "../../local/ensure-build.ts";
import { workerVars } from "../../local/site-vars.ts";
import { type QueuedMessage, startWorkers, type Workers } from "../../local/workers.ts";
import { readRows, type Rows } from "./compare-databases.ts";
import { listingPage, sendHtml, startOutside } from "./outside.ts";
import { findWorkerd } from "./workerd-processes.ts";

export type ChaosOptions = { pages: number; duplicates: number; poison: number; kills: number; seed: number };

export type ChaosResult = {
  kills: number;
  /** Kills that happened before the consumer had answered. The others came after its work. */
  interrupted: number;
  deliveries: number;
  seconds: number;
  /** Every row of every table, without ids and times. */
  rows: Rows;
};

type BatchAnswer = {
  outcome: string;
  ackAll: boolean;
  explicitAcks: string[];
  retryMessages: { msgId: string }[];
  retryBatch: { retry: boolean };
};

const batchSize = 10;
const maxAttempts = 6;
/** Waiting longer only costs time: a message sent again too early is a duplicate, and duplicates do no harm. */
const patienceMs = 3000;

export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  await ensureBuild();
  const random = seeded(options.seed);
  const backend = await startBackend({ port: 0 });
  const outside = await startOutside((request, response) => {
    const id = Number(/^\/home\/(\d+)$/.exec(request.url ?? "")?.[1] ?? Number.NaN);
    if (request.url === "/robots.txt") return void response.writeHead(404).end();
    if (Number.isNaN(id)) return sendHtml(response, "broken", 500);
    return sendHtml(
      response,
      listingPage({ title: `Home number ${id} of many`, price: 1_000_000 + id, id: `N-${id}` }),
    );
  });
  // The host gates survive the kills: the places of killed consumers stay taken until their leases end.
  const folder = await mkdtemp(join(tmpdir(), "chaos-"));
  const start = () =>
    startWorkers({ port: 0, folder, vars: workerVars("http://site.test", backend, [outside.host]) });
  let workers = await start();
  const began = performance.now();
  const [runId, queue] = await fillQueue(backend, outside.url, options, random);
  const dead: QueuedMessage[] = [];
  const killedBatches = chooseBatches(Math.floor(queue.length / batchSize), options.kills, random);
  let batches = 0;
  let deliveries = 0;
  let kills = 0;
  let interrupted = 0;
  try {
    while (queue.length > 0 || dead.length > 0 || (await countWaiting(backend, runId)) > 0) {
      if (queue.length === 0 && dead.length === 0) {
        // Some pages may still be waiting for the host's turn.
        const isOver = await endsWithin(patienceMs, backend, runId);
        if (isOver) continue;
        // After half an hour cron's sweep sends again the messages that workerd's queue lost when it was killed.
        await backend.database.query(
          "update public.scrape_pages set message_sent_at = now() - interval '1 hour' where run_id = $1 and state = 'queued'",
          [runId],
        );
        await workers.tick("*/5 * * * *");
        continue;
      }
      const isBurial = dead.length > 0;
      const batch = (isBurial ? dead : queue).splice(0, batchSize);
      deliveries += batch.length;
      batches += 1;
      const killAfter = killedBatches.has(batches) ? random() * 120 : null;
      if (killAfter !== null) {
        setTimeout(() => (kills += killWorkerd()), killAfter);
      }
      const answer = await deliver(workers, isBurial ? "scrape-dead" : "scrape", batch);
      if (answer === null || killAfter !== null) {
        if (answer === null && killAfter !== null) interrupted += 1;
        if (answer === null) (isBurial ? dead : queue).push(...batch);
        else settle(answer, batch, isBurial ? dead : queue, dead);
        await new Promise((resolve) => setTimeout(resolve, 150));
        await workers.close().catch(() => undefined);
        workers = await start();
        continue;
      }
      settle(answer, batch, isBurial ? dead : queue, dead);
    }
    await workers.tick("*/5 * * * *");
    return {
      kills,
      interrupted,
      deliveries,
      seconds: (performance.now() - began) / 1000,
      rows: await readRows(backend.database, outside.host),
    };
  } finally {
    await workers.close().catch(() => undefined);
    await outside.close();
    await backend.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns how many processes it killed: all Workers share one, and it may already be gone. */
function killWorkerd(): number {
  const processes = findWorkerd();
  for (const pid of processes) process.kill(pid, "SIGKILL");
  return processes.length;
}

function chooseBatches(count: number, kills: number, random: () => number): Set<number> {
  const chosen = new Set<number>();
  while (chosen.size < Math.min(kills, count)) chosen.add(1 + Math.floor(random() * count));
  return chosen;
}

/** Inserts page rows and returns their messages shuffled: some twice, some unreadable, some for a page that fails. */
async function fillQueue(
  backend: Backend,
  origin: string,
  { pages, duplicates, poison }: ChaosOptions,
  random: () => number,
): Promise<[string, QueuedMessage[]]> {
  const [source] = await backend.database.query<{ id: string }>(
    `insert into public.scrape_sources (name, start_urls, allowed_hosts, requests_per_second, max_in_flight)
     values ('Chaos', array[$1], array[$2], 5000, 10) returning id`,
    [origin, new URL(origin).host],
  );
  const [run] = await backend.database.query<{ id: string }>(
    "insert into public.scrape_runs (source_id, state, message_sent_at) values ($1, 'fetching', now()) returning id",
    [source?.id],
  );
  await backend.database.query("update public.scrape_sources set max_pages = 10000");
  const failing = Math.floor((pages * poison) / 2);
  const urls = Array.from(
    { length: pages },
    (_, index) => `${origin}/${index < failing ? "broken" : "home"}/${index}`,
  );
  await backend.database.query("select public.add_pages($1, $2)", [run?.id, urls]);
  await backend.database.query("update public.scrape_pages set message_sent_at = now()");
  const bodies: unknown[] = urls.map((url) => ({ kind: "page", runId: run?.id, url }));
  bodies.push(...bodies.slice(0, Math.floor(pages * duplicates)));
  for (let n = 0; n < failing; n += 1) bodies.push({ kind: "poison", n });
  const queue = bodies.map((body, index) => ({ id: `m${index}`, body, attempts: 1 }));
  return [run?.id ?? "", queue.toSorted(() => random() - 0.5)];
}

async function deliver(
  workers: Workers,
  queue: string,
  batch: readonly QueuedMessage[],
): Promise<BatchAnswer | null> {
  try {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("late")), 20_000));
    return (await Promise.race([workers.deliver(queue, batch), late])) as unknown as BatchAnswer;
  } catch {
    return null; // The consumer is gone, and the queue does not know what it did.
  }
}

function settle(
  answer: BatchAnswer,
  batch: readonly QueuedMessage[],
  back: QueuedMessage[],
  dead: QueuedMessage[],
): void {
  const acked = new Set(answer.explicitAcks);
  for (const message of batch) {
    const isRetried =
      answer.retryBatch.retry || answer.retryMessages.some((retry) => retry.msgId === message.id);
    if (!isRetried && (acked.has(message.id) || answer.ackAll || answer.outcome === "ok")) continue;
    if (message.attempts >= maxAttempts && back !== dead) dead.push({ ...message, attempts: 1 });
    else back.push({ ...message, attempts: message.attempts + 1 });
  }
}

async function endsWithin(ms: number, backend: Backend, runId: string): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (Date.now() < deadline) {
    if ((await countWaiting(backend, runId)) === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

async function countWaiting(backend: Backend, runId: string): Promise<number> {
  const rows = await backend.database.query<{ many: number }>(
    "select count(*)::int as many from public.scrape_pages where run_id = $1 and state = 'queued'",
    [runId],
  );
  return rows[0]?.many ?? 0;
}

/** A small random generator. The same seed gives the same order and the same moments. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
