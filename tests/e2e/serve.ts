/** The product for the browser journeys: in memory, with lifetimes of seconds. */
import { startProduct } from "../start-product.ts";
import { addScraperHistory } from "./scraper-history.ts";

const product = await startProduct({
  port: Number(process.argv[2]),
  siteVars: { CACHE_FRESH_SECONDS: "5", CACHE_STALE_SECONDS: "10", VERSION_LOOK_SECONDS: "1" },
  addRows: addScraperHistory,
});
process.on("SIGTERM", () => void product.close().then(() => process.exit(0)));
