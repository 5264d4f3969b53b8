/**
 * The processor time that workerd takes for a page of 24 cards of which there is no copy: reading, rendering and
 * storing it, less what a cached page of the same size takes.
 */
import type { Product } from "../tests/start-product.ts";
import { median, processorMs } from "./processor-time.ts";

const cards = 24;
/** An isolate that has just begun is not what visitors meet. */
const warmUps = 60;
const misses = 100;
/** Compressing is the platform's work, outside of the Worker. */
const plain = { headers: { "accept-encoding": "identity" } };
/** What goes on after the answer (storing it) belongs to the miss. */
const settleMs = 25;

export async function measureMisses(
  product: Product,
  pid: number,
): Promise<{ medianMs: number; p95Ms: number }> {
  const addressOf = (n: number) => `/listings?minPrice=${100_000 + n}`;
  for (let n = 0; n < warmUps; n += 1) await readPage(product, addressOf(n));
  const times: number[] = [];
  const hits: number[] = [];
  for (let n = warmUps; n < warmUps + misses; n += 1) {
    times.push(await measure(product, pid, addressOf(n)));
    hits.push(await measure(product, pid, addressOf(n)));
  }
  const hit = median(hits);
  const sorted = times.toSorted((one, other) => one - other);
  console.log(`  a miss ${median(times).toFixed(2)} ms, a hit ${hit.toFixed(2)} ms`);
  return { medianMs: median(times) - hit, p95Ms: (sorted[Math.floor(misses * 0.95)] ?? Number.NaN) - hit };
}

async function measure(product: Product, pid: number, path: string): Promise<number> {
  const before = processorMs(pid);
  await readPage(product, path);
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  return processorMs(pid) - before;
}

async function readPage(product: Product, path: string): Promise<void> {
  const html = await (await product.fetch(path, plain)).text();
  const shown = html.split("<article").length - 1;
  if (shown !== cards) throw new Error(`${path} shows ${shown} cards`);
}
