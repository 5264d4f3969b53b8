/**
 * The processor time of a page of 24 cards on a cache miss. It is workerd's time for a miss of ours, minus its time for
 * the same reads, lookups and stores of the same bytes by the bare Worker. The rest is reading the rows, rendering and
 * hashing.
 */
import type { Workers } from "../../local/workers.ts";
import type { Product } from "../../tests/start-product.ts";
import { mostPins } from "../../domain/listings/pin-listing.ts";
import { median, processorMs } from "./processor-time.ts";
import { copyAnswers } from "./start-bare-worker.ts";

const cards = 24;
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
};

export async function measureMisses(ours: Target<Product>, bare: Target<Workers>): Promise<Misses> {
  const askOurs = (n: number) =>
    readPage(`${ours.server.url}/listings?minPrice=${100_000 + n}`, { "cf-connecting-ip": `10.0.0.${n}` });
  const miss = await describeMiss(ours.server, bare.server);
  const askBare = () => readPage(bare.server.url, { "x-miss": miss });
  for (let n = 0; n < warmUps; n += 1) {
    await askOurs(n);
    await askBare();
  }
  const times: number[] = [];
  const platform: number[] = [];
  for (let n = warmUps; n < warmUps + misses; n += 1) {
    times.push(await measure(ours.pid, () => askOurs(n)));
    platform.push(await measure(bare.pid, askBare));
  }
  const base = median(platform);
  console.log(`  a miss ${median(times).toFixed(1)} ms, of which the platform ${base.toFixed(1)} ms`);
  const sorted = times.toSorted((one, other) => one - other);
  const p95 = sorted[Math.floor(misses * 0.95)] ?? Number.NaN;
  return { medianMs: median(times) - base, p95Ms: p95 - base, wholeMs: median(times) };
}

/** The backend reads of such a page, of its cards and of its map's pins, and the three answers that are stored. */
async function describeMiss(product: Product, bare: Workers): Promise<string> {
  const query = "?minPrice=99000";
  const paths = [
    `/listings${query}`,
    `/api/listings${query}&fields=card`,
    `/api/listings${query}&fields=pin`,
  ];
  await copyAnswers(product, bare, paths);
  const { url, publishableKey } = product.backend;
  const reads = [
    { fields: "card", limit: cards },
    { fields: "pin", limit: mostPins },
  ].map((asked) => {
    const search = JSON.stringify({ minPrice: 99_000, sort: "newest", ...asked });
    return `${url}/rest/v1/rpc/search_listings?query=${encodeURIComponent(search)}`;
  });
  return JSON.stringify({ reads, headers: { apikey: publishableKey }, paths });
}

async function measure(pid: number, work: () => Promise<void>): Promise<number> {
  const before = processorMs(pid);
  await work();
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  return processorMs(pid) - before;
}

/** Without compression, which the platform does outside the Worker. */
async function readPage(address: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(address, { headers: { "accept-encoding": "identity", ...headers } });
  const html = await response.text();
  const shown = html.split("<article").length - 1;
  if (shown !== cards) throw new Error(`${address} answered ${response.status} with ${shown} cards`);
}
