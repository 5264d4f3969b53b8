/** Sends a fixed number of requests per second, each on time, without waiting for earlier answers. */
import type { Product } from "../../tests/start-product.ts";

type Sent = {
  sent: number;
  /** The address and the problem of each bad answer. */
  failed: string[];
  slowestMs: number;
};

export async function sendSteadily(
  product: Pick<Product, "fetch">,
  paths: readonly string[],
  perSecond: number,
  seconds: number,
): Promise<Sent> {
  const result: Sent = { sent: 0, failed: [], slowestMs: 0 };
  const underWay = new Set<Promise<void>>();
  const startedAt = performance.now();
  const total = Math.round(perSecond * seconds);
  for (let n = 0; n < total; n += 1) {
    const waitMs = startedAt + (n * 1000) / perSecond - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    const request = sendOne(product, paths[n % paths.length] ?? "/", n, result);
    underWay.add(request);
    void request.finally(() => underWay.delete(request));
  }
  await Promise.all(underWay);
  return result;
}

async function sendOne(
  product: Pick<Product, "fetch">,
  path: string,
  n: number,
  result: Sent,
): Promise<void> {
  const startedAt = performance.now();
  const problem = await findProblem(product, path, n);
  result.sent += 1;
  result.slowestMs = Math.max(result.slowestMs, performance.now() - startedAt);
  if (problem) result.failed.push(`${path} → ${problem}`);
}

/** Each of them sends one request per second. */
const visitors = 50;

/** The problem with an answer, undefined when it is complete. */
async function findProblem(
  product: Pick<Product, "fetch">,
  path: string,
  n: number,
): Promise<string | undefined> {
  try {
    const address = `10.0.0.${n % visitors}`;
    const response = await product.fetch(path, { headers: { "cf-connecting-ip": address } });
    const body = await response.text();
    if (response.status !== 200) return String(response.status);
    if (/^\/api\/listings(\?|$)/.test(path) && body.includes('"listings":[]')) return "an empty list";
    if (!path.startsWith("/api/") && !body.endsWith("</html>")) return "half a page";
    return undefined;
  } catch (error) {
    return error instanceof Error ? `${error.message}, ${String(error.cause)}` : String(error);
  }
}
