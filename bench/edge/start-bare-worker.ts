/** Starts the bare Worker (bench/edge/bare-worker.js) in place of the site and copies the product's answers into it. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Workers, startWorkers } from "../../local/workers.ts";
import type { Product } from "../../tests/start-product.ts";

/** The server adds these headers itself. With a content encoding it would compress each answer again. */
const connectionHeaders = [
  "content-encoding",
  "content-length",
  "transfer-encoding",
  "connection",
  "keep-alive",
  "date",
];

export async function startBareWorker(product: Product): Promise<Workers> {
  const siteScript = await readFile(join(import.meta.dirname, "bare-worker.js"), "utf8");
  return startWorkers({ port: 0, vars: product.vars, siteScript });
}

export async function copyAnswers(product: Product, bare: Workers, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const response = await product.fetch(path);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    const body = await response.arrayBuffer();
    const kept = [...response.headers].filter(([name]) => !connectionHeaders.includes(name));
    const stored = await fetch(bare.url + path, {
      method: "PUT",
      body,
      headers: { "x-answer-headers": JSON.stringify(kept) },
    });
    if ((await stored.text()) !== "kept") throw new Error(`the bare Worker did not keep ${path}`);
  }
}
