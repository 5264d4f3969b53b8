/**
 * The processor time of workerd until its first answers, with our Worker minus with a bare one: the start ends with
 * `/healthz`, which needs no renderer; the first page is a list on a cold isolate, which loads one. The first number
 * format of a process takes 27 ms in any isolate and nothing in the next ones (measured). Deployed, a process has had
 * one long before, so the bare Worker makes one too. Each is the minimum of several rounds, because other work on the
 * machine only adds to it.
 */
import { startWorkers, type Workers } from "../../local/workers.ts";
import { findWorkerd } from "../../tests/scraper/workerd-processes.ts";
import type { Product } from "../../tests/start-product.ts";
import { startBareWorker } from "./start-bare-worker.ts";
import { processorMs } from "./processor-time.ts";

const rounds = 7;
/** Storing the page happens after it is sent but belongs to it. */
const settleMs = 25;

type Start = { startMs: number; firstPageMs: number };

export async function measureStart(product: Product): Promise<Start> {
  const ours: Start[] = [];
  const bare: Start[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const path = `/listings?minPrice=${90_000 + round}`;
    ours.push(await startOnce(() => startWorkers({ port: 0, vars: product.vars }), path));
    bare.push(await startOnce(() => startBareWorker(product), "/format"));
  }
  const least = (starts: readonly Start[], of: keyof Start) => Math.min(...starts.map((start) => start[of]));
  const [ourStart, bareStart] = [least(ours, "startMs"), least(bare, "startMs")];
  const [ourPage, format] = [least(ours, "firstPageMs"), least(bare, "firstPageMs")];
  console.log(`  start: ours ${ourStart.toFixed(0)} ms, bare ${bareStart.toFixed(0)} ms`);
  console.log(`  first page ${ourPage.toFixed(0)} ms, the process's first format ${format.toFixed(0)} ms`);
  return { startMs: ourStart - bareStart, firstPageMs: ourPage - format };
}

async function startOnce(start: () => Promise<Workers>, page: string): Promise<Start> {
  const others = new Set(findWorkerd());
  const workers = await start();
  const pid = findWorkerd().find((one) => !others.has(one));
  if (pid === undefined) throw new Error("no workerd was started");
  await (await fetch(`${workers.url}/healthz`)).arrayBuffer();
  const startMs = processorMs(pid);
  await (await fetch(workers.url + page, { headers: { "accept-encoding": "identity" } })).arrayBuffer();
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const firstPageMs = processorMs(pid) - startMs;
  await workers.close();
  return { startMs, firstPageMs };
}
