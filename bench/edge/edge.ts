/**
 * Compares the site Worker with a bare one in the same run, on 2,000 listings and real queries: `npm run bench:edge`.
 * Reports cache hits as a ratio of requests per second, checked by the backend's count of reads; the processor time of
 * a rendered page, of the start and of the first page; the backend reads caused by a thousand visitors of one cold
 * address; and reads and processor time while copies are past their fresh time. Its twelve minutes take one, with
 * lifetimes to match; `-- --minute-seconds=60` measures real ones.
 */
import { parseArgs } from "node:util";
import { startProduct } from "../../tests/start-product.ts";
import { findWorkerd } from "../../tests/scraper/workerd-processes.ts";
import { copyAnswers, startBareWorker } from "./start-bare-worker.ts";
import { fillCatalogue } from "../search/fill-catalogue.ts";
import { measureHits } from "./measure-hits.ts";
import { measureMisses } from "./measure-misses.ts";
import { findMissedPages } from "./missed-pages.ts";
import { measureStaleWindow } from "./measure-stale-window.ts";
import { measureStart } from "./measure-start.ts";
import { findRealQueries } from "../search/real-queries.ts";
import { median } from "./processor-time.ts";
import { reportFigure } from "../report-figure.ts";

/**
 * The young generation that V8 gives an isolate by itself. Locally workerd runs with the smallest one
 * (local/processes/collect-garbage.ts), which deployed isolates do not have: its collections are a fifth of a miss.
 */
process.env["MINIFLARE_WORKERD_V8_FLAGS"] ??= "";

const listingCount = 2_000;
const visitorsAtOnce = 1_000;

const product = await startProduct();
await fillCatalogue(product.backend.database, listingCount);
const [productPid = 0] = findWorkerd();
const bare = await startBareWorker(product);
const barePid = findWorkerd().find((pid) => pid !== productPid) ?? 0;

const queries = await findRealQueries(product);
for (const kind of ["json", "html"] as const) {
  const paths = queries[kind];
  await copyAnswers(product, bare, paths);
  const readsBefore = product.backend.allReads();
  const hits = await measureHits([
    { url: product.url, pid: productPid, paths },
    { url: bare.url, pid: barePid, paths },
  ]);
  reportFigure({
    figure: `cached ${kind}, requests/s relative to a bare Worker`,
    value: hits.ratio,
    unit: "×",
    atLeast: 0.9,
  });
  reportFigure({
    figure: `cached ${kind}, processor time relative to a bare Worker`,
    value: hits.processorRatio,
    unit: "×",
  });
  reportFigure({
    figure: `cached ${kind}, backend reads`,
    value: product.backend.allReads() - readsBefore,
    unit: "",
    atMost: 0,
  });
}

const [list] = await findMissedPages(product);
if (!list) throw new Error("There is no page to measure.");
const misses = await measureMisses(
  { server: product, pid: productPid },
  { server: bare, pid: barePid },
  list,
);
await bare.close();
reportFigure({
  figure: "SSR of 24 cards on a miss, processor time, median",
  value: misses.medianMs,
  unit: "ms",
  atMost: 10,
});
reportFigure({
  figure: "the same, 95th percentile relative to the median",
  value: misses.p95Ms / misses.medianMs,
  unit: "×",
  atMost: 2,
});

for (const path of [
  "/api/listings?type=condo-for-sale&minPrice=123000",
  "/listings?type=condo-for-sale&minPrice=124000",
]) {
  const readsBefore = product.backend.allReads();
  const statuses = await Promise.all(Array.from({ length: visitorsAtOnce }, () => statusOf(path)));
  reportFigure({
    figure: `${visitorsAtOnce} simultaneous requests for cold ${path.split("?")[0]}, backend reads`,
    value: product.backend.allReads() - readsBefore,
    unit: "",
    atMost: 10,
  });
  reportFigure({
    figure: "the same, not answered 200",
    value: statuses.filter((status) => status !== 200).length,
    unit: "",
    atMost: 0,
  });
}

const { startMs, firstPageMs } = await measureStart(product);
reportFigure({
  figure: "start of the site Worker, processor time",
  value: startMs,
  unit: "ms",
  atMost: 60,
});
reportFigure({
  figure: "first page of a cold isolate after its start, relative to a warm miss",
  value: firstPageMs / misses.wholeMs,
  unit: "×",
  atMost: 2.5,
});
await product.close();

const { values } = parseArgs({ options: { "minute-seconds": { type: "string", default: "5" } } });
const { first, each } = await measureStaleWindow(Number(values["minute-seconds"]));
reportFigure({
  figure: "minutes 6 to 10, backend reads beside those of the first visits",
  value: each.slice(5, 10).reduce((sum, { reads }) => sum + reads, 0) / first.reads,
  unit: "×",
  atMost: 1.5,
});
reportFigure({
  figure: "all twelve minutes, failed requests",
  value: each.reduce((sum, { failed }) => sum + failed, 0),
  unit: "",
  atMost: 0,
});
const timeOf = (minutes: typeof each) => median(minutes.map(({ processorMs }) => processorMs));
reportFigure({
  figure: "the same minutes, processor time beside minutes 2 to 5",
  value: timeOf(each.slice(5, 10)) / timeOf(each.slice(1, 5)),
  unit: "×",
  atMost: 1.5,
});

async function statusOf(path: string): Promise<number> {
  const response = await product.fetch(path);
  await response.arrayBuffer();
  return response.status;
}
