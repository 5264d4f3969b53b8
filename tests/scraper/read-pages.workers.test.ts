import { afterAll, beforeAll, expect, test } from "vitest";
import { homePage, sendHtml, startOutside, type Outside } from "./outside.ts";
import { startScraper, type ScraperUnderTest } from "./start-scraper.ts";

let outside: Outside;
let scraper: ScraperUnderTest;

beforeAll(async () => {
  outside = await startOutside((request, response) => {
    if (request.url === "/robots.txt") return void response.writeHead(404).end();
    const id = Number(request.url?.slice("/home/".length));
    return sendHtml(
      response,
      homePage({ title: `Home number ${id} by the sea`, price: 1_000_000 + id, id: `H-${id}` }),
    );
  });
  scraper = await startScraper([outside.host]);
});

afterAll(async () => {
  await scraper.close();
  await outside.close();
});

test("A page that the database refuses leaves its batch mates alone", async () => {
  const sourceId = await scraper.addSource({
    name: "Batch",
    start_urls: [outside.url],
    allowed_hosts: [outside.host],
    requests_per_second: 1000,
    max_in_flight: 10,
  });
  const [run] = await scraper.query<{ id: string }>(
    "insert into public.scrape_runs (source_id, state, message_sent_at) values ($1, 'fetching', now()) returning id",
    [sourceId],
  );
  const urls = [1, 2].map((id) => `${outside.url}/home/${id}`);
  await scraper.query("select public.add_pages($1, $2)", [run?.id, urls]);
  // Postgres has no text with a zero in it: the call that opens the whole batch fails.
  const asked = [urls[0], `${outside.url}/home/\u0000`, urls[1]];
  const worker = await scraper.workers.miniflare.getWorker("scraper");
  await worker.queue(
    "scrape",
    asked.map((url, index) => ({
      id: `m${index}`,
      timestamp: new Date(),
      attempts: 1,
      body: { kind: "page", runId: run?.id, url },
    })),
  );
  const pages = await scraper.query<{ url: string; state: string }>(
    "select url, state from public.scrape_pages order by url",
  );
  expect(pages).toEqual(urls.map((url) => ({ url, state: "new" })));
}, 30_000);
