/** The processor time of workerd until the first answer, with our Worker and with a bare one: the difference is ours. */
import { startWorkers, type Workers } from "../local/workers.ts";
import { findWorkerd } from "../tests/scraper/workerd-processes.ts";
import type { Product } from "../tests/start-product.ts";
import { startBareWorker } from "./start-bare-worker.ts";
import { median, processorMs } from "./processor-time.ts";

const rounds = 5;

export async function measureStart(product: Product): Promise<number> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await startOnce(() => startWorkers({ port: 0, vars: product.vars })));
    bare.push(await startOnce(() => startBareWorker(product)));
  }
  console.log(`  ours ${median(ours).toFixed(0)} ms, bare ${median(bare).toFixed(0)} ms`);
  return median(ours) - median(bare);
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
