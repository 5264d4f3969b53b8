/**
 * The same pages read by Crawlee's CheerioCrawler: "read" keeps nothing and takes only the title, which is its best case;
 * "keep" is what its guide shows, a record of each page put into its storage.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CheerioCrawler, Configuration, LogLevel, log } from "@crawlee/cheerio";

const [host = "", many = "0", what = "read"] = process.argv.slice(2);
const keeps = what === "keep";
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
const urls = Array.from({ length: Number(many) }, (_, n) => `http://${host}/home/${n}`);
const before = process.cpuUsage();
const start = performance.now();
await crawler.run(urls);
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(before);
await rm(folder, { recursive: true });
process.send?.({ read, seconds, processorSeconds: (user + system) / 1e6 });
process.disconnect();
