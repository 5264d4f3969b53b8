/**
 * Cache hits of more pages than an isolate's memory holds: `npm run bench:many-pages`. Lists are asked for in turn, as
 * compressed as browsers ask for them, and compared with a bare Worker that has its answers in memory. Locally a copy
 * that is not in the isolate's memory comes from Miniflare's cache, a Worker of its own; a data centre's may cost less.
 */
import { startProduct } from "../../tests/start-product.ts";
import { findWorkerd } from "../../tests/scraper/workerd-processes.ts";
import { reportFigure } from "../report-figure.ts";
import { fillCatalogue } from "../search/fill-catalogue.ts";
import { measureHits } from "./measure-hits.ts";
import { copyAnswers, startBareWorker } from "./start-bare-worker.ts";

/** As deployed: see edge.ts. */
process.env["MINIFLARE_WORKERD_V8_FLAGS"] ??= "";

const listingCount = 2_000;
/** The first fit into an isolate's memory (worker/cache/hot-copies.ts), the others do not. */
const pageCounts = [32, 240, 2_000];
const encodings = ["gzip", "br"];
/** The bare Worker's work does not depend on how many answers it has. */
const barePages = 16;

const product = await startProduct();
await fillCatalogue(product.backend.database, listingCount);
const [productPid = 0] = findWorkerd();
const bare = await startBareWorker(product);
const barePid = findWorkerd().find((pid) => pid !== productPid) ?? 0;

const kept: string[] = [];
await fillCache(barePages);
const copied = [...kept];
await copyAnswers(product, bare, copied);
for (const count of pageCounts) {
  await fillCache(count);
  const paths = [...kept];
  for (const encoding of encodings) {
    const hits = await measureHits(
      [
        { url: product.url, pid: productPid, paths },
        { url: bare.url, pid: barePid, paths: copied },
      ],
      { rounds: 3, secondsEach: 3, encoding },
    );
    reportFigure({
      figure: `${count} cached lists in turn, ${encoding}, requests/s relative to a bare Worker`,
      value: hits.ratio,
      unit: "×",
      atLeast: 0.9,
    });
    reportFigure({
      figure: "the same, processor time",
      value: hits.processorRatio,
      unit: "×",
    });
  }
}
await bare.close();
await product.close();

async function fillCache(count: number): Promise<void> {
  while (kept.length < count) {
    const path = `/listings?minPrice=${100_000 + kept.length}`;
    // A visitor may ask for only so many.
    const headers = { "cf-connecting-ip": `10.0.${kept.length >> 8}.${kept.length & 255}` };
    const response = await product.fetch(path, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    kept.push(path);
  }
}
