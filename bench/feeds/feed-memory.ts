/** What reading a feed of 200 MB takes: memory above the start, and time. Nothing of the file is ever whole in memory. */
import { CsvScan } from "../../scraper/feeds/csv-scan.ts";
import { FeedReader } from "../../scraper/feeds/feed-reader.ts";
import { KyeroScan } from "../../scraper/feeds/kyero-scan.ts";

const megabytes = 200;
const encoder = new TextEncoder();
const words = "Bright and quiet home near the beach. ".repeat(60);

const kyeroHome = (id: number) =>
  `<property><id>${id}</id><price>3000000</price><price_freq>sale</price_freq><type>Apartment</type><desc><en>${words}</en><th>${words}</th></desc></property>`;
const row = (id: number) => `${id},condo,3000000,"${words}${words}"\n`;

const mega = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

async function measure(
  name: string,
  scan: KyeroScan | CsvScan,
  head: string,
  part: (id: number) => string,
  foot: string,
) {
  let records = 0;
  const reader = new FeedReader(scan, async (found) => {
    records += found.length;
    return true;
  });
  const start = process.memoryUsage();
  const startedAt = Date.now();
  const most = { heapUsed: 0, rss: 0 };
  await reader.push(encoder.encode(head));
  for (let id = 0; reader.bytes < megabytes * 1e6; id += 20) {
    const text = Array.from({ length: 20 }, (_, index) => part(id + index)).join("");
    await reader.push(encoder.encode(text));
    if (id % 400 === 0) {
      const now = process.memoryUsage();
      most.heapUsed = Math.max(most.heapUsed, now.heapUsed - start.heapUsed);
      most.rss = Math.max(most.rss, now.rss - start.rss);
    }
  }
  await reader.push(encoder.encode(foot));
  const failure = await reader.end();
  console.log(
    `${name}: ${mega(reader.bytes)}, ${records} homes, ${failure ?? "whole"}, ${((Date.now() - startedAt) / 1000).toFixed(1)} s, heap +${mega(most.heapUsed)}, resident +${mega(most.rss)}`,
  );
}

await measure(
  "Kyero",
  new KyeroScan(),
  "<root><kyero><feed_version>3</feed_version></kyero>",
  kyeroHome,
  "</root>",
);
await measure("table", new CsvScan({ columns: {} }), "id,type,price,description\n", row, "");
