/**
 * The processor time of workerd until the first answer, with our Worker minus with a bare one. It is the minimum of
 * several rounds, because other work on the machine only adds to it.
 */
import { startWorkers, type Workers } from "../../local/workers.ts";
import { findWorkerd } from "../../tests/scraper/workerd-processes.ts";
import type { Product } from "../../tests/start-product.ts";
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
  const [ourMinimum, bareMinimum] = [Math.min(...ours), Math.min(...bare)];
  console.log(`  ours ${ourMinimum.toFixed(0)} ms, bare ${bareMinimum.toFixed(0)} ms`);
  return ourMinimum - bareMinimum;
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
