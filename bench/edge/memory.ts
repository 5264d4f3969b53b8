/**
 * The memory of the site's isolate: `npm run bench:memory`. Fifty visitors at once ask for a thousand lists that no
 * cache holds. V8 collects garbage only when it nears its limit, so what the site needs shows under a limit: half of
 * the 128 MB that an isolate has, which leaves room for a busy minute. If that were too little, answers would be missing.
 */
import { startProduct } from "../../tests/start-product.ts";
import { reportFigure } from "../report-figure.ts";
import { fillCatalogue } from "../search/fill-catalogue.ts";
import { type Heap, openHeap } from "./heap-of-site.ts";

const listingCount = 2_000;
const addresses = 1_000;
const visitorsAtOnce = 50;
const sampleEveryMs = 250;
const megabyte = 1024 ** 2;
const mostMegabytes = 64;

const underLimit = await measure(`--max-heap-size=${mostMegabytes}`);
reportFigure({
  figure: `site isolate at ${addresses} misses, ${visitorsAtOnce} at once, with a heap of ${mostMegabytes} MB, most at any time`,
  value: underLimit.most,
  unit: "MB",
  atMost: mostMegabytes,
});
reportFigure({
  figure: "the same, not answered 200",
  value: underLimit.wrong,
  unit: `of ${addresses}`,
  atMost: 0,
});
const withoutLimit = await measure("");
reportFigure({
  figure: "the same without a limit, garbage with it, most at any time",
  value: withoutLimit.most,
  unit: "MB",
});

async function measure(flags: string): Promise<{ most: number; wrong: number }> {
  process.env["MINIFLARE_WORKERD_V8_FLAGS"] = flags;
  const product = await startProduct({ inspectorPort: 0 });
  await fillCatalogue(product.backend.database, listingCount);
  const heap = await openHeap(await product.workers.miniflare.getInspectorURL());
  const samples: Heap[] = [];
  const sampler = setInterval(() => void heap.read().then((sample) => samples.push(sample)), sampleEveryMs);

  let next = 0;
  let wrong = 0;
  const visit = async () => {
    while (next < addresses) {
      next += 1;
      const response = await product.fetch(`/listings?minPrice=${100_000 + next}`, {
        headers: { "cf-connecting-ip": `10.0.${next % 200}.${next % 250}` },
      });
      await response.arrayBuffer();
      if (response.status !== 200) wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: visitorsAtOnce }, visit));
  clearInterval(sampler);
  samples.push(await heap.read());
  heap.close();
  await product.close();
  return { most: Math.max(...samples.map(megabytes)), wrong };
}

function megabytes({ usedBytes, buffersBytes }: Heap): number {
  return (usedBytes + buffersBytes) / megabyte;
}
