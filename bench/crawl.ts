/**
 * A crawl of local pages with the pace off, and the same crawl again with nothing changed: pages a second,
 * the Worker's processor time, and what the second crawl wrote. CRAWL_PAGES=1000 npm run bench:crawl.
 */
import { createHash } from "node:crypto";
import { homePage, sendHtml, startOutside } from "../tests/scraper/outside.ts";
import { startScraper, waitForRun } from "../tests/scraper/start-scraper.ts";
import { reportFigure } from "./report-figure.ts";
import { findWorkerd, processorSeconds } from "../tests/scraper/workerd-processes.ts";

const pages = Number(process.env["CRAWL_PAGES"] ?? 1000);
/** A real page is not three lines: what stands around the home is markup that has to be parsed. */
const surroundings = Array.from(
  { length: 700 },
  (_, n) => `<div class="row-${n % 9}"><span>Line ${n}</span><a href="/about/${n}">more of it</a></div>`,
).join("");

const outside = await startOutside((request, response) => {
  const path = request.url ?? "";
  if (path === "/robots.txt") return void response.writeHead(404).end();
  if (path === "/sitemap.xml") {
    const urls = Array.from({ length: pages }, (_, n) => `<url><loc>${outside.url}/home/${n}</loc></url>`);
    return void response
      .writeHead(200, { "content-type": "application/xml" })
      .end(`<urlset>${urls.join("")}</urlset>`);
  }
  const id = path.slice("/home/".length);
  const html = homePage({
    title: `Home number ${id} by the sea`,
    price: 1_000_000 + Number(id),
    id: `B-${id}`,
  });
  const etag = `"${createHash("sha1").update(html).digest("hex")}"`;
  if (request.headers["if-none-match"] === etag) return void response.writeHead(304, { etag }).end();
  response.setHeader("etag", etag);
  return sendHtml(response, html.replace("</body>", `${surroundings}</body>`));
});
const scraper = await startScraper([outside.host]);
const sourceId = await scraper.addSource({
  name: "Bench",
  start_urls: [outside.url],
  sitemap_url: `${outside.url}/sitemap.xml`,
  allowed_hosts: [outside.host],
  requests_per_second: 9000,
  max_in_flight: 10,
  max_pages: 10_000,
});

async function crawl(): Promise<{
  "pages/s": number;
  "processor s": number;
  state: string;
  new: number;
  unchanged: number;
}> {
  const before = findWorkerd().reduce((sum, pid) => sum + processorSeconds(pid), 0);
  const [run] = await scraper.query<{ id: string }>(
    "insert into public.scrape_runs (source_id) values ($1) returning id",
    [sourceId],
  );
  const start = performance.now();
  await scraper.tick();
  const ended = await waitForRun(scraper.query, run?.id ?? "", 600_000);
  const seconds = (performance.now() - start) / 1000;
  const after = findWorkerd().reduce((sum, pid) => sum + processorSeconds(pid), 0);
  return {
    "pages/s": Math.round(pages / seconds),
    "processor s": Math.round((after - before) * 100) / 100,
    state: ended.state,
    new: Number(ended["new"]),
    unchanged: Number(ended["unchanged"]),
  };
}

const touched = async () =>
  (await scraper.query<{ at: string }>("select max(updated_at)::text as at from public.listings"))[0]?.at;

const first = await crawl();
const writtenAt = await touched();
const again = await crawl();
console.table({ first, again });
reportFigure({ figure: `first crawl of ${pages} pages`, value: first["pages/s"], unit: "pages/s" });
reportFigure({
  figure: "processor time of the unchanged crawl beside the first",
  value: (100 * again["processor s"]) / first["processor s"],
  unit: "%",
});
reportFigure({
  figure: "pages that were not found unchanged",
  value: pages - again.unchanged,
  unit: "",
  atMost: 0,
});
reportFigure({
  figure: "listings written by the unchanged crawl",
  value: (await touched()) === writtenAt ? 0 : Number.NaN,
  unit: "",
  atMost: 0,
});
await scraper.close();
await outside.close();
