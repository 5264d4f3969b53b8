/**
 * Reads the same pages with Crawlee's CheerioCrawler. "read" takes only the title and keeps nothing, which is its best
 * case. "keep" stores a record of each page, as Crawlee's guide shows.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CheerioCrawler, Configuration, LogLevel, log } from "@crawlee/cheerio";

const [host = "", count = "0", mode = "read"] = process.argv.slice(2);
const keeps = mode === "keep";
const folder = await mkdtemp(join(tmpdir(), "crawlee-"));
process.env["CRAWLEE_STORAGE_DIR"] = folder;
log.setLevel(LogLevel.OFF);
let read = 0;
const crawler = new CheerioCrawler(
  {
    minConcurrency: 10,
    maxConcurrency: 50,
    requestHandler: async ({ $, request, pushData }) => {
      const title = $("title").text();
      if (keeps) {
        const description = $('meta[name="description"]').attr("content") ?? "";
        await pushData({ url: request.url, title, heading: $("h1").text(), description });
      }
      read += 1;
    },
  },
  new Configuration({ persistStorage: keeps }),
);
const urls = Array.from({ length: Number(count) }, (_, n) => `http://${host}/home/${n}`);
const before = process.cpuUsage();
const start = performance.now();
await crawler.run(urls);
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(before);
await rm(folder, { recursive: true });
process.send?.({ read, seconds, processorSeconds: (user + system) / 1e6 });
process.disconnect();
