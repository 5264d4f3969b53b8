/**
 * The processor time of a page on a cache miss. It is workerd's time for a miss of ours, minus its time for the same
 * calls to the platform by the bare Worker: reads, limits, lookups, and stores of the same bytes. The rest is ours.
 */
import type { Workers } from "../../local/workers.ts";
import type { Product } from "../../tests/start-product.ts";
import type { MissedPage } from "./missed-pages.ts";
import { median, processorMs } from "./processor-time.ts";
import { copyAnswers } from "./start-bare-worker.ts";

/** Visitors rarely meet a cold isolate. */
const warmUps = 100;
const misses = 100;
/** Storing the answer happens after it is sent but belongs to the miss. */
const settleMs = 25;

type Target<Server> = { server: Server; pid: number };

type Misses = {
  medianMs: number;
  p95Ms: number;
  /** The platform's part included. */
  wholeMs: number;
  platformMs: number;
};

export async function measureMisses(
  ours: Target<Product>,
  bare: Target<Workers>,
  page: MissedPage,
): Promise<Misses> {
  const askOurs = (n: number) =>
    readPage(page, ours.server.url + page.path(n), { "cf-connecting-ip": `10.0.0.${n}` });
  const askBare = await prepareBare(page, ours.server, bare.server);
  const times: number[] = [];
  const platform: number[] = [];
  for (let n = 0; n < warmUps + misses; n += 1) {
    await page.prepare?.(n);
    const [time, base] = [await measure(ours.pid, () => askOurs(n)), await measure(bare.pid, askBare)];
    if (n < warmUps) continue;
    times.push(time);
    platform.push(base);
  }
  const [wholeMs, platformMs] = [median(times), median(platform)];
  const p95 = times.toSorted((one, other) => one - other)[Math.floor(misses * 0.95)] ?? Number.NaN;
  console.log(
    `  ${page.name}: ${wholeMs.toFixed(1)} ms whole, of which the platform ${platformMs.toFixed(1)} ms`,
  );
  return { medianMs: wholeMs - platformMs, p95Ms: p95 - platformMs, wholeMs, platformMs };
}

async function prepareBare(page: MissedPage, product: Product, bare: Workers): Promise<() => Promise<void>> {
  await copyAnswers(product, bare, page.stored);
  const { url, publishableKey } = product.backend;
  const miss = JSON.stringify({
    reads: page.reads.map((read) => `${url}/rest/v1/${read}`),
    headers: { apikey: publishableKey },
    paths: page.stored,
    limits: page.limits,
  });
  return () => readPage(page, bare.url, { "x-miss": miss });
}

async function measure(pid: number, work: () => Promise<void>): Promise<number> {
  const before = processorMs(pid);
  await work();
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  return processorMs(pid) - before;
}

/** Without compression, which the platform does outside the Worker. */
async function readPage(
  { cards }: MissedPage,
  address: string,
  headers: Record<string, string>,
): Promise<void> {
  const response = await fetch(address, { headers: { "accept-encoding": "identity", ...headers } });
  const html = await response.text();
  const shown = html.split("<article").length - 1;
  if (response.status !== 200 || shown < cards)
    throw new Error(`${address} answered ${response.status} with ${shown} cards`);
}
