import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listingPage, sendHtml, startOutside, type Answer, type Outside } from "./outside.ts";
import { startScraper, waitForRun, type RunRow, type ScraperUnderTest } from "./start-scraper.ts";

let outside: Outside;
let scraper: ScraperUnderTest;
/** How addresses answer at the moment. All others serve a listing. */
let answers: Record<string, Answer> = {};

beforeAll(async () => {
  outside = await startOutside((request, response) => {
    const path = request.url ?? "";
    const answer = answers[path];
    if (answer) return answer(request, response);
    if (path === "/robots.txt") return void response.writeHead(404).end();
    return sendHtml(response, listingPage({ title: `Home ${path}`, price: 2_000_000, id: `H${path}` }));
  });
});

beforeEach(async () => {
  answers = {};
  outside.requests.length = 0;
  // Each test gets its own host gate, so that one test's delays do not slow the next.
  scraper = await startScraper([outside.host]);
  return () => scraper.close();
});

afterAll(() => outside.close());

const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join("");

async function addSource(columns: Record<string, unknown> = {}): Promise<string> {
  return scraper.addSource({
    name: `Discovery ${crypto.randomUUID()}`,
    start_urls: [`${outside.url}/list`],
    allowed_hosts: [outside.host],
    listing_url_pattern: "/homes/",
    requests_per_second: 1000,
    max_in_flight: 10,
    ...columns,
  });
}

const pathsOf = () => outside.requests.map(({ path }) => path);

test("A discovery with long waits between pages continues where it stopped", async () => {
  answers = {
    "/list": (_, response) => sendHtml(response, links("/homes/1", "/list?page=2")),
    "/list?page=2": (_, response) => sendHtml(response, links("/homes/2", "/list?page=3")),
    "/list?page=3": (_, response) => sendHtml(response, links("/homes/3")),
  };
  // 21 seconds between requests: longer than a message is held.
  answers["/robots.txt"] = (_, response) => void response.end("User-agent: *\nCrawl-delay: 21");
  const sourceId = await addSource();
  await scraper.query("insert into public.scrape_runs (source_id) values ($1)", [sourceId]);
  await scraper.tick();
  const readRun = async () => (await scraper.query<RunRow>("select * from public.scrape_run_progress"))[0];
  await expect.poll(async () => (await readRun())?.state, { timeout: 90_000 }).toBe("fetching");
  expect(pathsOf().filter((path) => path.startsWith("/list"))).toEqual([
    "/list",
    "/list?page=2",
    "/list?page=3",
  ]);
  expect(await readRun()).toMatchObject({ pages: 3, complete: true });
  expect(await scraper.query("select discovery from public.scrape_runs")).toEqual([{ discovery: null }]);
}, 180_000);

const sitemap = (kind: "urlset" | "sitemapindex", ...paths: string[]) => {
  const element = kind === "urlset" ? "url" : "sitemap";
  const entries = paths.map((path) => `<${element}><loc>${outside.url}${path}</loc></${element}>`);
  return `<?xml version="1.0"?><${kind}>${entries.join("")}</${kind}>`;
};

test("Sitemaps are followed three deep, each once, packed or not; deeper ones make the run incomplete", async () => {
  const files: Record<string, string> = {
    "/sitemap.xml": sitemap("sitemapindex", "/second.xml", "/sitemap.xml", "/packed.xml.gz"),
    "/second.xml": sitemap("sitemapindex", "/third.xml", "/second.xml", "/sitemap.xml"),
    "/third.xml": sitemap("urlset", "/homes/2", "/about"),
    "/packed.xml.gz": sitemap("urlset", "/homes/1", "/homes/2"),
  };
  const serve = () => {
    for (const [path, xml] of Object.entries(files))
      answers[path] = (_, response) =>
        void response.end(path.endsWith(".gz") ? gzipSync(Buffer.from(xml)) : xml);
  };
  serve();
  const sourceId = await addSource({ sitemap_url: `${outside.url}/sitemap.xml` });
  expect(await scraper.run(sourceId)).toMatchObject({ state: "done", pages: 2, new: 2, complete: true });
  const filesRead = () => pathsOf().filter((path) => path.includes(".xml"));
  expect(filesRead().toSorted()).toEqual(Object.keys(files).toSorted());

  files["/third.xml"] = sitemap("sitemapindex", "/fourth.xml");
  serve();
  expect(await scraper.run(sourceId)).toMatchObject({ state: "done", pages: 2, complete: false });
  expect(filesRead()).not.toContain("/fourth.xml");
});

const failures: [string, Answer, string][] = [
  [
    "a bot wall",
    (_, response) =>
      sendHtml(response, "<title>Just a moment...</title><script>window._cf_chl_opt={}</script>", 403),
    "bot-wall: Cloudflare",
  ],
  [
    "a bot wall with status 200",
    (_, response) => sendHtml(response, "<title>Pardon our interruption</title><p>Are you a human?</p>"),
    "bot-wall: unknown",
  ],
  ["nothing", (_, response) => sendHtml(response, "<h1>Not found</h1>", 404), "http-404"],
  ["an error", (_, response) => sendHtml(response, "<h1>Oh</h1>", 500), "http-500"],
  [
    "a picture",
    (_, response) => void response.writeHead(200, { "content-type": "image/png" }).end("x"),
    "content-type",
  ],
  [
    "a way to cloud metadata",
    (_, response) => void response.writeHead(302, { location: "http://169.254.169.254/" }).end(),
    "address: private-address",
  ],
];

test("A run whose start page is not a list fails and says what the page was", async () => {
  for (const [what, answer, reason] of failures) {
    answers = { "/list": answer };
    const run = await scraper.run(await addSource());
    expect([what, run.state, run.reason]).toEqual([what, "failed", reason]);
  }
});

test("A run cancelled during discovery stays cancelled, raises no alarm and sends no more requests", async () => {
  let isAsked: () => void;
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  let answerNow = () => undefined as void;
  answers = {
    "/list": (_, response) => {
      answerNow = () => sendHtml(response, links("/homes/1", "/list?page=2"));
      isAsked();
    },
    "/list?page=2": (_, response) => sendHtml(response, links("/homes/2")),
  };
  const sourceId = await addSource();
  const ended = scraper.run(sourceId);
  await asked;
  await scraper.query("update public.scrape_runs set state = 'cancelled', finished_at = now()");
  answerNow();
  expect((await ended).state).toBe("cancelled");
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(pathsOf()).toEqual(["/robots.txt", "/list"]);
  expect(await scraper.query("select kind from public.scrape_alarms")).toEqual([]);
});

test("A paused source gets no more requests, and its run says why it ended", async () => {
  const homes = Array.from({ length: 30 }, (_, index) => `/homes/${index}`);
  answers = { "/list": (_, response) => sendHtml(response, links(...homes)) };
  const sourceId = await addSource({ requests_per_second: 2 });
  const ended = scraper.run(sourceId);
  const homesRead = () => pathsOf().filter((path) => path.startsWith("/homes/")).length;
  await expect.poll(homesRead, { timeout: 20_000 }).toBeGreaterThan(1);
  await scraper.query("update public.scrape_sources set enabled = false where id = $1", [sourceId]);
  const run = await ended;
  expect(run).toMatchObject({ state: "cancelled", reason: "source-is-paused", queued: 0 });
  // Requests already under way may still arrive.
  await new Promise((resolve) => setTimeout(resolve, 5000));
  expect(pathsOf().length).toBeLessThan(20);
  expect((await waitForRun(scraper.query, run.id)).state).toBe("cancelled");
});

test("'Not modified' in answer to the first request for a page counts as a failure", async () => {
  answers = {
    "/list": (_, response) => sendHtml(response, links("/homes/1")),
    "/homes/1": (_, response) => void response.writeHead(304).end(),
  };
  const run = await scraper.run(await addSource());
  expect(run).toMatchObject({ state: "done", unchanged: 0, failed: 1 });
});
