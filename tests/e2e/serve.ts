/**
 * Starts the product for the browser journeys: in memory, with cache lifetimes of seconds. `serve.ts PORT PID` ends
 * with that process.
 */
import { endWithProcess } from "../../local/processes/end-with-process.ts";
import { openProject, readProjectFile } from "../project/project.ts";
import { startProduct, startProductOnProject } from "../start-product.ts";
import { addScraperHistory } from "./administration/scraper/scraper-history.ts";

/** Playwright's journeys read the mailbox there. */
const backendOffset = 10;
const [port, runner] = process.argv.slice(2).map(Number);
if (port === undefined || runner === undefined) throw new Error("Usage: serve.ts PORT PID");
endWithProcess(runner);
const options = {
  port,
  backendPort: port + backendOffset,
  siteVars: { CACHE_FRESH_SECONDS: "5", CACHE_STALE_SECONDS: "10", VERSION_LOOK_SECONDS: "1" },
  leniency: 20,
  addRows: addScraperHistory,
};
const product = process.env["SUPABASE_URL"]
  ? await startProductOnProject(openProject(readProjectFile(process.env)), options)
  : await startProduct(options);
process.on("SIGTERM", () => void product.close().then(() => process.exit(0)));
