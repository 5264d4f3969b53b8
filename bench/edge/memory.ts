/**
 * The memory of the site's isolate: `npm run bench:memory`. Fifty visitors at once ask for a thousand lists that no
 * cache holds. We cannot make workerd collect its garbage, so dead objects count too. The isolate has 128 MB; staying
 * below half of them leaves room for a busy minute.
 */
import { startProduct } from "../../tests/start-product.ts";
import { reportFigure } from "../report-figure.ts";
import { fillCatalogue } from "../search/fill-catalogue.ts";
import { type Heap, openHeap } from "./heap-of-site.ts";

/** As deployed: see edge.ts. */
process.env["MINIFLARE_WORKERD_V8_FLAGS"] ??= "";

const listingCount = 2_000;
const addresses = 1_000;
const visitorsAtOnce = 50;
const sampleEveryMs = 250;
const megabyte = 1024 ** 2;

const product = await startProduct({ inspectorPort: 0 });
await fillCatalogue(product.backend.database, listingCount);
const heap = await openHeap(await product.workers.miniflare.getInspectorURL());
const samples: Heap[] = [];
const sampler = setInterval(() => void heap.read().then((sample) => samples.push(sample)), sampleEveryMs);

let next = 0;
let wrong = 0;
await Promise.all(Array.from({ length: visitorsAtOnce }, visit));
clearInterval(sampler);
samples.push(await heap.read());

reportFigure({
  figure: `site isolate at ${addresses} misses, ${visitorsAtOnce} at once, most at any time`,
  value: Math.max(...samples.map(megabytes)),
  unit: "MB",
  atMost: 64,
});
reportFigure({ figure: "the same, not answered 200", value: wrong, unit: `of ${addresses}`, atMost: 0 });
heap.close();
await product.close();

async function visit(): Promise<void> {
  while (next < addresses) {
    next += 1;
    const response = await product.fetch(`/listings?minPrice=${100_000 + next}`, {
      headers: { "cf-connecting-ip": `10.0.${next % 200}.${next % 250}` },
    });
    await response.arrayBuffer();
    if (response.status !== 200) wrong += 1;
  }
}

function megabytes({ usedBytes, buffersBytes }: Heap): number {
  return (usedBytes + buffersBytes) / megabyte;
}
