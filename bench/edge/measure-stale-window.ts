/**
 * Backend reads and processor time a minute, over twelve minutes of steady visitors of a few addresses: five in which
 * their copies are fresh, five in which they may be served stale, and two after that.
 */
import { startProduct } from "../../tests/start-product.ts";
import { findWorkerd } from "../../tests/scraper/workerd-processes.ts";
import { fillCatalogue } from "../search/fill-catalogue.ts";
import { processorMs } from "./processor-time.ts";
import { sendSteadily } from "./send-steadily.ts";

const minutes = 12;
const perSecond = 10;
const listingCount = 2_000;

type Minute = { reads: number; processorMs: number; failed: number };

/** With shorter minutes the lifetimes are shorter too. */
export async function measureStaleWindow(minuteSeconds: number): Promise<{ first: Minute; each: Minute[] }> {
  const others = new Set(findWorkerd());
  const product = await startProduct({
    siteVars: {
      CACHE_FRESH_SECONDS: String(5 * minuteSeconds),
      CACHE_STALE_SECONDS: String(10 * minuteSeconds),
    },
  });
  await fillCatalogue(product.backend.database, listingCount);
  const pid = findWorkerd().find((found) => !others.has(found)) ?? 0;
  const [row] = await product.backend.database.query<{ slug: string }>(
    "select slug from listings where publication = 'published' and not excluded order by created_at limit 1",
  );
  const paths = [
    "/",
    "/th/listings?type=condo",
    `/property/${row?.slug}`,
    "/api/front-page",
    "/api/listings?type=house",
  ];
  const measure = async (seconds: number): Promise<Minute> => {
    const [readsBefore, timeBefore] = [product.backend.allReads(), processorMs(pid)];
    const { failed } = await sendSteadily(product, paths, perSecond, seconds);
    return {
      reads: product.backend.allReads() - readsBefore,
      processorMs: Math.round(processorMs(pid) - timeBefore),
      failed: failed.length,
    };
  };
  const first = await measure(paths.length / perSecond);
  const each: Minute[] = [];
  for (let minute = 0; minute < minutes; minute += 1) each.push(await measure(minuteSeconds));
  console.table(each);
  await product.close();
  return { first, each };
}
