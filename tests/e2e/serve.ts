/** The product for the browser journeys: in memory, with lifetimes of seconds. */
import { startProduct } from "../start-product.ts";

const product = await startProduct({
  port: Number(process.argv[2]),
  siteVars: { CACHE_FRESH_SECONDS: "5", CACHE_STALE_SECONDS: "10" },
});
process.on("SIGTERM", () => void product.close().then(() => process.exit(0)));
