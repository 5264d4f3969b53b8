import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listingPage, sendHtml, startOutside, type Outside } from "./outside.ts";
import { startScraper, type ScraperUnderTest } from "./start-scraper.ts";

let outside: Outside;
let neighbour: Outside;
let scraper: ScraperUnderTest;
/** Where addresses redirect at the moment. All others serve a listing. */
let redirects: Record<string, string> = {};

beforeAll(async () => {
  outside = await startOutside((request, response) => {
    const target = redirects[request.url ?? ""];
    if (target) return void response.writeHead(302, { location: target }).end();
    if (request.url === "/robots.txt") return void response.writeHead(404).end();
    response.setHeader("etag", `"${request.url}"`);
    response.setHeader("last-modified", "Sat, 01 Nov 2025 10:00:00 GMT");
    return sendHtml(
      response,
      listingPage({ title: `Home at ${request.url}`, price: 2_000_000, id: `H-1${request.url}` }),
    );
  });
  neighbour = await startOutside((request, response) =>
    request.url === "/robots.txt"
      ? void response.writeHead(200).end("User-agent: *\nDisallow: /closed/\n")
      : sendHtml(response, listingPage({ title: `Neighbour's ${request.url}`, price: 3_000_000, id: "N-1" })),
  );
  scraper = await startScraper([outside.host, neighbour.host]);
});

beforeEach(() => {
  redirects = {};
  outside.requests.length = 0;
  neighbour.requests.length = 0;
});

afterAll(async () => {
  await scraper.close();
  await outside.close();
  await neighbour.close();
});

async function addSource(requestsPerSecond: number): Promise<string> {
  return scraper.addSource({
    name: `Redirects ${crypto.randomUUID()}`,
    start_urls: [outside.url],
    allowed_hosts: [outside.host, neighbour.host],
    requests_per_second: requestsPerSecond,
    max_in_flight: 1,
  });
}

/** Reads the pages of one run, one after another. */
async function readPages(
  sourceId: string,
  paths: string[],
): Promise<{ state: string; reason: string | null }[]> {
  const [run] = await scraper.query<{ id: string }>(
    "insert into public.scrape_runs (source_id, state, message_sent_at) values ($1, 'fetching', now()) returning id",
    [sourceId],
  );
  const urls = paths.map((path) => outside.url + path);
  await scraper.query("select public.add_pages($1, $2)", [run?.id, urls]);
  for (const url of urls) {
    const body = { kind: "page", runId: run?.id, url };
    await scraper.workers.deliver("scrape", [{ id: crypto.randomUUID(), attempts: 1, body }]);
  }
  return scraper.query("select state, reason from public.scrape_pages where run_id = $1 order by url", [
    run?.id,
  ]);
}

/** Less than the full second between two requests: a busy test may see the first of them late. */
const leastPauseMs = 400;

const pathsOf = ({ requests }: Outside) => requests.map(({ path }) => path);

test("Every hop of a redirect waits for its host's turn", async () => {
  redirects = { "/a": "/b", "/b": "/c" };
  const sourceId = await addSource(1);
  expect(await readPages(sourceId, ["/a"])).toEqual([{ state: "new", reason: null }]);
  expect(pathsOf(outside)).toEqual(["/robots.txt", "/a", "/b", "/c"]);
  const times = outside.requests.map(({ at }) => at);
  for (const [index, at] of times.slice(1).entries())
    expect(at - (times[index] ?? 0)).toBeGreaterThan(leastPauseMs);
});

test("The target host of a redirect is read at its own pace, its robots.txt first", async () => {
  redirects = { "/away": `${neighbour.url}/homes/1`, "/astray": `${neighbour.url}/closed/1` };
  const sourceId = await addSource(1);
  expect(await readPages(sourceId, ["/astray", "/away"])).toEqual([
    { state: "refused", reason: "robots" },
    { state: "new", reason: null },
  ]);
  expect(pathsOf(neighbour)).toEqual(["/robots.txt", "/homes/1"]);
  const [first, second] = neighbour.requests.map(({ at }) => at);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(leastPauseMs);
});

const conditions = (path: string) =>
  outside.requests
    .filter((request) => request.path === path)
    .map(({ headers }) => [headers["if-none-match"] ?? null, headers["if-modified-since"] ?? null]);

test("Conditional headers go only to the address whose answer they came from", async () => {
  redirects = { "/moved": "/now-here" };
  const sourceId = await addSource(1000);
  await readPages(sourceId, ["/moved", "/stays"]);
  // The validators of `/now-here` are not sent to `/moved`.
  expect(await readPages(sourceId, ["/moved", "/stays"])).toEqual([
    { state: "unchanged", reason: null },
    { state: "unchanged", reason: null },
  ]);
  expect(conditions("/moved")).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(conditions("/now-here")).toEqual(conditions("/moved"));
  const own = ['"/stays"', "Sat, 01 Nov 2025 10:00:00 GMT"];
  expect(conditions("/stays")).toEqual([[null, null], own]);

  redirects = { "/stays": "/stayed" };
  await readPages(sourceId, ["/stays"]);
  expect(conditions("/stays").at(-1)).toEqual(own);
  expect(conditions("/stayed")).toEqual([[null, null]]);
});
