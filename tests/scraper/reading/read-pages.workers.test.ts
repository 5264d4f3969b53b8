import { afterAll, beforeAll, expect, test } from "vitest";
import { listingPage, sendHtml, startOutside, type Outside } from "../outside.ts";
import { startScraper, type ScraperUnderTest } from "../start-scraper.ts";

/** The listing that the database refuses. */
const unstorable = 13;

let outside: Outside;
let scraper: ScraperUnderTest;

beforeAll(async () => {
  outside = await startOutside((request, response) => {
    if (request.url === "/robots.txt") return void response.writeHead(404).end();
    const id = Number(request.url?.slice("/home/".length));
    return sendHtml(response, listingPage({ title: titleOf(id), price: 1_000_000 + id, id: `H-${id}` }));
  });
  scraper = await startScraper([outside.host]);
  await scraper.query(
    `alter table public.listings add constraint refused check (title <> '${titleOf(unstorable)}')`,
  );
});

afterAll(async () => {
  await scraper.close();
  await outside.close();
});

const titleOf = (id: number) => `Home number ${id} by the sea`;
const urlOf = (id: number) => `${outside.url}/home/${id}`;

async function startRun(ids: number[], maxInFlight = 10): Promise<string> {
  const sourceId = await scraper.addSource({
    name: `Homes ${ids.join(" ")}`,
    start_urls: [outside.url],
    allowed_hosts: [outside.host],
    requests_per_second: 1000,
    max_in_flight: maxInFlight,
  });
  const [run] = await scraper.query<{ id: string }>(
    "insert into public.scrape_runs (source_id, state, message_sent_at) values ($1, 'fetching', now()) returning id",
    [sourceId],
  );
  await scraper.query("select public.add_pages($1, $2)", [run?.id, ids.map(urlOf)]);
  return run?.id ?? "";
}

/** Delivers one batch of page messages, as the queue does. */
async function deliver(runId: string, urls: string[]): Promise<void> {
  const bodies = urls.map((url) => ({ kind: "page", runId, url }));
  await scraper.workers.deliver(
    "scrape",
    bodies.map((body) => ({ id: crypto.randomUUID(), attempts: 1, body })),
  );
}

const readStates = (runId: string) =>
  scraper.query<{ url: string; state: string }>(
    "select url, state from public.scrape_pages where run_id = $1 order by url",
    [runId],
  );

test("A page that cannot be opened does not affect the rest of its batch", async () => {
  const run = await startRun([1, 2]);
  // Postgres does not accept a null character in text, so the call that opens the whole batch fails.
  await deliver(run, [urlOf(1), `${outside.url}/home/\u0000`, urlOf(2)]);
  expect(await readStates(run)).toEqual([1, 2].map((id) => ({ url: urlOf(id), state: "new" })));
});

test("A page that cannot be stored says why, and the rest of its batch is stored", async () => {
  const run = await startRun([11, 12, unstorable]);
  await deliver(run, [11, unstorable, 12].map(urlOf));
  expect(await readStates(run)).toEqual([
    { url: urlOf(11), state: "new" },
    { url: urlOf(12), state: "new" },
    { url: urlOf(unstorable), state: "queued" },
  ]);
  const [page] = await scraper.query<{ reason: string }>(
    "select reason from public.scrape_pages where run_id = $1 and state = 'queued'",
    [run],
  );
  expect(page?.reason).toMatch(/23514/);
});

test("A batch gives its turns back when it ends", async () => {
  const run = await startRun([21, 22], 1);
  await deliver(run, [urlOf(21)]);
  await deliver(run, [urlOf(22)]);
  expect(await readStates(run)).toEqual([21, 22].map((id) => ({ url: urlOf(id), state: "new" })));
});
