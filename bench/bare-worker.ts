/**
 * The measure of the site Worker: in its place, in the same workerd configuration, a Worker that returns the very
 * bytes from memory and does nothing else.
 */
import { type Workers, startWorkers } from "../local/workers.ts";
import type { Product } from "../tests/start-product.ts";

const script = `
const answers = new Map();
export default {
  async fetch(request) {
    const address = request.url.slice(request.url.indexOf("/", 8));
    const known = answers.get(address);
    if (known) return new Response(known.body, known.init);
    if (request.method !== "PUT") return new Response("unknown", { status: 404 });
    const headers = JSON.parse(request.headers.get("x-answer-headers"));
    answers.set(address, { body: await request.arrayBuffer(), init: { headers } });
    return new Response("kept");
  },
};
`;

/** The server adds these itself; with an encoding among them it would compress each answer anew. */
const ofTheConnection = [
  "content-encoding",
  "content-length",
  "transfer-encoding",
  "connection",
  "keep-alive",
  "date",
];

export function startBareWorker(product: Product): Promise<Workers> {
  return startWorkers({ port: 0, vars: product.vars, siteScript: script });
}

/** Gives it what the product answers, headers and all. */
export async function copyAnswers(product: Product, bare: Workers, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const response = await product.fetch(path);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    const body = await response.arrayBuffer();
    const kept = [...response.headers].filter(([name]) => !ofTheConnection.includes(name));
    const given = await fetch(bare.url + path, {
      method: "PUT",
      body,
      headers: { "x-answer-headers": JSON.stringify(kept) },
    });
    if ((await given.text()) !== "kept") throw new Error(`the bare Worker did not keep ${path}`);
  }
}
