/** So many requests a second, each begun at its time whether or not the ones before it were answered. */
import type { Product } from "../tests/start-product.ts";

type Sent = {
  sent: number;
  /** Address and answer of each that was not what a visitor wants. */
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
  const begunAt = performance.now();
  const outcome = await judge(product, path, n);
  result.sent += 1;
  result.slowestMs = Math.max(result.slowestMs, performance.now() - begunAt);
  if (outcome) result.failed.push(`${path} → ${outcome}`);
}

/** Each of them asks once a second. */
const visitors = 50;

/** What is wrong with an answer; undefined when it is whole. */
async function judge(product: Pick<Product, "fetch">, path: string, n: number): Promise<string | undefined> {
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
