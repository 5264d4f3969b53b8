/** The same pages read by Crawlee's CheerioCrawler, nothing persisted and only the title taken: its best case. */
import { CheerioCrawler, Configuration, LogLevel, log } from "@crawlee/cheerio";

const [host = "", many = "0"] = process.argv.slice(2);
log.setLevel(LogLevel.OFF);
const titles: string[] = [];
const crawler = new CheerioCrawler(
  {
    minConcurrency: 10,
    maxConcurrency: 50,
    requestHandler: ({ $ }) => {
      titles.push($("title").text());
    },
  },
  new Configuration({ persistStorage: false }),
);
const urls = Array.from({ length: Number(many) }, (_, n) => `http://${host}/home/${n}`);
const before = process.cpuUsage();
const start = performance.now();
await crawler.run(urls);
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(before);
process.send?.({ read: titles.length, seconds, processorSeconds: (user + system) / 1e6 });
process.disconnect();
