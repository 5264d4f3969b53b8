/**
 * The site with a dead backend, at 50 requests per second: `npm run bench:outage [-- --minutes=1]`. It runs ten minutes
 * with every address cached and no snapshot, then one minute with nothing cached and only the snapshot. Fewer minutes
 * also shorten the cache lifetimes, so that copies still grow stale during the run.
 */
import { parseArgs } from "node:util";
import { locales, localisePath } from "../../domain/languages/locales.ts";
import { type Product, eventually, startProduct } from "../../tests/start-product.ts";
import { fillCatalogue } from "../search/fill-catalogue.ts";
import { findRealQueries } from "../search/real-queries.ts";
import { reportFigure } from "../report-figure.ts";
import { sendSteadily } from "./send-steadily.ts";

const listingCount = 2_000;
const perSecond = 50;
const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const minutes = Number(values.minutes);
const lifetimes = {
  CACHE_FRESH_SECONDS: String(30 * minutes),
  CACHE_STALE_SECONDS: String(60 * minutes),
};

await report("warm cache, no snapshot", minutes, async (product) => {
  const { json, html } = await findRealQueries(product);
  for (const path of [...json, ...html]) {
    const response = await product.fetch(path);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  }
  return [...json, ...html];
});
await report("cold cache, snapshot", minutes / 10, async (product) => {
  await product.workers.tick("*/5 * * * *");
  const store = await product.workers.miniflare.getKVNamespace("SNAPSHOT", "office");
  await eventually(
    () => store.get("snapshot", "text"),
    (value) => value !== null,
  );
  return findColdAddresses(product);
});

async function report(
  name: string,
  forMinutes: number,
  prepare: (product: Product) => Promise<string[]>,
): Promise<void> {
  const product = await startProduct({ siteVars: lifetimes });
  await fillCatalogue(product.backend.database, listingCount);
  const paths = await prepare(product);
  await product.backend.close();
  const { sent, failed, slowestMs } = await sendSteadily(product, paths, perSecond, forMinutes * 60);
  console.log(`  ${sent} requests in ${forMinutes} minutes, slowest ${slowestMs.toFixed(0)} ms`);
  for (const line of failed.slice(0, 10)) console.log(`  failed: ${line}`);
  reportFigure({
    figure: `dead backend, ${name}, ${forMinutes} min at ${perSecond}/s, failed`,
    value: sent === 0 ? Number.NaN : failed.length,
    unit: `of ${sent}`,
    atMost: 0,
  });
  await product.workers.close();
  await product.outside.close();
}

/** Reads the addresses from the database, so that the site has cached none of them. */
async function findColdAddresses(product: Product): Promise<string[]> {
  const rows = await product.backend.database.query<{ slug: string }>(
    "select slug from listings where publication = 'published' and not excluded order by created_at desc limit 60",
  );
  const lists = ["", "?type=condo&status=for-sale", "?area=jomtien&sort=price-up", "?maxPrice=3000000"];
  const pages = ["/", "/areas", ...lists.map((query) => `/listings${query}`)];
  return [
    ...locales.flatMap((locale) => pages.map((path) => localisePath(path, locale))),
    ...rows.map(({ slug }, n) => localisePath(`/property/${slug}`, locales[n % locales.length] ?? "en")),
    ...lists.map((query) => `/api/listings${query}`),
    ...rows.slice(0, 20).map(({ slug }) => `/api/listings/${slug}`),
    "/api/front-page",
    "/api/areas",
  ];
}
