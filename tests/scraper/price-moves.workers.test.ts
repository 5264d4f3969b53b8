/** What a site's prices do to the catalogue, read by the real Workers: they are judged together when the run ends. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { listingPage, sendHtml, startOutside, type Outside } from "./outside.ts";
import { startScraper, waitForRun, type ScraperUnderTest } from "./start-scraper.ts";

const many = 64;
const usual = (index: number) => 3_120_000 + index * 10_000;
let priceOf = usual;
let outside: Outside;
let scraper: ScraperUnderTest;
let sourceId: string;

beforeAll(async () => {
  outside = await startOutside((request, response) => {
    const path = request.url ?? "";
    if (path === "/robots.txt") return void response.writeHead(404).end();
    const index = Number(/^\/home\/(\d+)$/.exec(path)?.[1] ?? Number.NaN);
    if (Number.isNaN(index)) {
      const links = Array.from({ length: many }, (_, home) => `<a href="/home/${home}">A home</a>`);
      return sendHtml(response, links.join(" "));
    }
    const title = `Bright home ${index} by the sea`;
    return sendHtml(
      response,
      listingPage({ title, price: Math.round(priceOf(index)), id: `P-${index}`, area: 30 + index }),
    );
  });
  scraper = await startScraper([outside.host]);
  sourceId = await scraper.addSource({
    name: "Moving prices",
    start_urls: [outside.url],
    allowed_hosts: [outside.host],
    listing_url_pattern: "/home/",
    requests_per_second: 1000,
    max_in_flight: 10,
  });
  expect(await scraper.run(sourceId)).toMatchObject({ state: "done", new: many });
  await scraper.query("update public.listings set publication = 'published' where publication = 'review'");
});

afterAll(async () => {
  await scraper.close();
  await outside.close();
});

const prices = async () => {
  const rows = await scraper.query<{ price: number }>(
    "select price::float from public.listings order by square_meters",
  );
  return rows.map(({ price }) => price);
};
const asBefore = Array.from({ length: many }, (_, index) => usual(index));
const frozen = { state: "frozen", reason: "too-many-changes" };

test("Halved prices of 60 of 64 published homes wait for a person, and the catalogue keeps its own", async () => {
  priceOf = (index) => (index < 60 ? usual(index) / 2 : usual(index));
  expect(await scraper.run(sourceId)).toMatchObject({ ...frozen, changed: 60 });
  expect(await prices()).toEqual(asBefore);
});

test("So do × 0.6 on all, and a fifth of the price on 60", async () => {
  priceOf = (index) => usual(index) * 0.6;
  expect(await scraper.run(sourceId)).toMatchObject(frozen);
  priceOf = (index) => (index < 60 ? usual(index) / 5 : usual(index));
  expect(await scraper.run(sourceId)).toMatchObject(frozen);
  expect(await prices()).toEqual(asBefore);
});

test("A run that the clock starts holds back one price × 20, and writes what moved a little", async () => {
  priceOf = (index) => (index === 0 ? usual(0) * 20 : index === 9 ? usual(9) + 5_000 : usual(index));
  await scraper.query("update public.scrape_sources set schedule_minutes = 5 where id = $1", [sourceId]);
  await scraper.query("update public.scrape_runs set created_at = created_at - interval '1 hour'");
  await scraper.tick();
  const [run] = await scraper.query<{ id: string; started_by: string | null }>(
    "select id, started_by from public.scrape_runs order by created_at desc limit 1",
  );
  expect(run?.started_by).toBeNull();
  expect(await waitForRun(scraper.query, run?.id ?? "")).toMatchObject(frozen);
  expect(await prices()).toEqual(asBefore.with(9, usual(9) + 5_000));
  const held = "select after::float as price from public.scrape_held_changes where field = 'price'";
  expect(await scraper.query(held)).toEqual([{ price: usual(0) * 20 }]);
});
