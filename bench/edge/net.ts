/**
 * What an uncached list, home and front page cost beside the platform: `npm run bench -- net`. On 500 listings, in
 * processor time of workerd. The front page has one address, so each of its misses follows a save, which makes every
 * copy outdated: it reads the settings and the owner's texts again too.
 */
import { startProduct } from "../../tests/start-product.ts";
import { findWorkerd } from "../../tests/scraper/workerd-processes.ts";
import { reportFigure } from "../report-figure.ts";
import { fillCatalogue } from "../search/fill-catalogue.ts";
import { measureMisses } from "./measure-misses.ts";
import { findMissedPages } from "./missed-pages.ts";
import { startBareWorker } from "./start-bare-worker.ts";

/** As deployed: see edge.ts. */
process.env["MINIFLARE_WORKERD_V8_FLAGS"] ??= "";

const goals = { medianMs: 4.5, p95Ms: 8 };

// Shorter than the pause between two misses, so that each of the front page's finds the new version.
const product = await startProduct({ siteVars: { VERSION_LOOK_SECONDS: "0.02" } });
await fillCatalogue(product.backend.database, 500);
const [productPid = 0] = findWorkerd();
const bare = await startBareWorker(product);
const barePid = findWorkerd().find((pid) => pid !== productPid) ?? 0;

for (const page of await findMissedPages(product)) {
  const { medianMs, p95Ms, wholeMs, platformMs } = await measureMisses(
    { server: product, pid: productPid },
    { server: bare, pid: barePid },
    page,
  );
  reportFigure({ figure: `${page.name}, whole, median`, value: wholeMs, unit: "ms" });
  reportFigure({ figure: `${page.name}, the platform's share`, value: platformMs, unit: "ms" });
  reportFigure({ figure: `${page.name}, net, median`, value: medianMs, unit: "ms", atMost: goals.medianMs });
  reportFigure({ figure: `${page.name}, net, p95`, value: p95Ms, unit: "ms", atMost: goals.p95Ms });
}
await bare.close();
await product.close();
