/**
 * The processor time of workerd until the first answer, with our Worker and with a bare one: the difference is ours.
 * The least of some rounds, because other work on the machine only ever adds.
 */
import { startWorkers, type Workers } from "../local/workers.ts";
import { findWorkerd } from "../tests/scraper/workerd-processes.ts";
import type { Product } from "../tests/start-product.ts";
import { startBareWorker } from "./start-bare-worker.ts";
import { processorMs } from "./processor-time.ts";

const rounds = 7;

export async function measureStart(product: Product): Promise<number> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await startOnce(() => startWorkers({ port: 0, vars: product.vars })));
    bare.push(await startOnce(() => startBareWorker(product)));
  }
  const [ourLeast, bareLeast] = [Math.min(...ours), Math.min(...bare)];
  console.log(`  ours ${ourLeast.toFixed(0)} ms, bare ${bareLeast.toFixed(0)} ms`);
  return ourLeast - bareLeast;
}

async function startOnce(start: () => Promise<Workers>): Promise<number> {
  const others = new Set(findWorkerd());
  const workers = await start();
  const pid = findWorkerd().find((one) => !others.has(one));
  if (pid === undefined) throw new Error("no workerd was started");
  await (await fetch(`${workers.url}/healthz`)).arrayBuffer();
  const spent = processorMs(pid);
  await workers.close();
  return spent;
}
