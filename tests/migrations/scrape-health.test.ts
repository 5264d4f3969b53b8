import { afterEach, beforeEach, expect, test } from "vitest";
import {
  adminId,
  listingOutcome,
  openScrapeDatabase,
  type ScrapeDatabaseUnderTest,
} from "./scrape-database.ts";

let under: ScrapeDatabaseUnderTest;
beforeEach(async () => {
  under = await openScrapeDatabase();
});
afterEach(() => under.database.close());

const homes = (many: number, columns = {}) =>
  Array.from({ length: many }, (_, index) => listingOutcome(index + 1, columns));
const withdrawn = () =>
  under.database.query<{ slug: string }>(
    "select slug from public.listings where publication = 'withdrawn' order by slug",
  );
const alarms = () =>
  under.database.query<{ kind: string; detail: Record<string, unknown> }>(
    "select kind, detail from public.scrape_alarms order by created_at, kind",
  );
const stateOf = async (run: string) =>
  (await under.one<{ state: string }>("select state from public.scrape_runs where id = $1", [run])).state;

test("A listing is withdrawn after it is missed in three complete runs, and comes back as it was", async () => {
  await under.crawl(homes(10));
  await under.crawl(homes(9));
  await under.crawl(homes(9));
  await under.crawl(homes(9), false);
  expect(await withdrawn()).toEqual([]);
  await under.crawl(homes(9));
  expect(await withdrawn()).toEqual([{ slug: "home-10" }]);
  await under.crawl(homes(10));
  expect(await withdrawn()).toEqual([]);
});

test("A page that answers 404 twice is withdrawn; one that fails is not missed", async () => {
  const gone = { url: "https://homes.example/10", state: "failed", http_status: 404, reason: "http-404" };
  const broken = { url: "https://homes.example/9", state: "failed", http_status: 500, reason: "http-500" };
  await under.crawl(homes(10));
  for (let run = 0; run < 4; run += 1) await under.crawl([...homes(8), broken, gone]);
  expect(await withdrawn()).toEqual([{ slug: "home-10" }]);
});

test("A run that would withdraw more than a fifth freezes and asks; the admin's answer is carried out", async () => {
  await under.crawl(homes(10));
  await under.crawl(homes(6));
  await under.crawl(homes(6));
  const frozen = await under.crawl(homes(6));
  expect(await stateOf(frozen)).toBe("frozen");
  expect(await withdrawn()).toEqual([]);
  expect(await alarms()).toEqual([
    { kind: "too-many-withdrawals", detail: { withdrawals: 4, listings: 10, copy: null } },
  ]);
  const settle = "select public.settle_withdrawals($1, $2) as many";
  const [forgotten] = await under.as<{ many: number }>("authenticated", adminId, settle, [frozen, false]);
  expect(forgotten).toEqual({ many: 4 });
  await under.crawl(homes(6));
  await under.crawl(homes(6));
  const again = await under.crawl(homes(6));
  const [carriedOut] = await under.as<{ many: number }>("authenticated", adminId, settle, [again, true]);
  expect(carriedOut).toEqual({ many: 4 });
  expect(await withdrawn()).toHaveLength(4);
});

test("A field that most listings lost and a run with half the listings raise alarms with a kept page", async () => {
  for (let run = 0; run < 3; run += 1) await under.crawl(homes(10));
  const changed = homes(10).map((outcome) => ({
    ...outcome,
    content_hash: "x",
    fields: ["title"],
    copy: "<p>the page</p>",
  }));
  const run = await under.crawl(changed);
  expect((await alarms()).map(({ kind, detail }) => [kind, detail["field"], detail["copy"]])).toEqual([
    ["field-lost", "images", "https://homes.example/1"],
    ["field-lost", "price", "https://homes.example/1"],
  ]);
  expect(
    await under.database.query("select 1 from public.scrape_page_copies where run_id = $1", [run]),
  ).toHaveLength(3);
  await under.crawl(homes(4));
  expect((await alarms()).at(-1)).toMatchObject({ kind: "fewer-listings", detail: { before: 10, now: 4 } });
});

test("Bot walls are told as such", async () => {
  const wall = { state: "failed", reason: "bot-wall: Cloudflare", http_status: 403 };
  await under.crawl([1, 2, 3].map((id) => ({ url: `https://homes.example/${id}`, ...wall })));
  expect(await alarms()).toEqual([{ kind: "blocked", detail: { pages: 3, copy: null } }]);
});

test("Due sources get one run, however many ticks overlap", async () => {
  await under.database.query("update public.scrape_sources set schedule_minutes = 60");
  const started = async () =>
    (await under.one<{ runs: number }>("select public.start_due_runs() as runs")).runs;
  expect([await started(), await started()]).toEqual([1, 0]);
  await under.database.query("update public.scrape_runs set state = 'done'");
  expect(await started()).toBe(0);
  await under.database.query("update public.scrape_runs set created_at = now() - interval '2 hours'");
  expect(await started()).toBe(1);
});

test("An overdue run ends with its waiting pages dead", async () => {
  const { id } = await under.one<{ id: string }>(
    "insert into public.scrape_runs (source_id, state, deadline_at) values ($1, 'fetching', now() - interval '1 minute') returning id",
    [under.sourceId],
  );
  await under.database.query(
    "insert into public.scrape_pages (run_id, url) values ($1, 'https://homes.example/1')",
    [id],
  );
  await under.database.query("select public.end_overdue_runs(), public.finish_run($1)", [id]);
  await under.database.query("select public.finish_run($1)", [id]);
  expect(await stateOf(id)).toBe("done");
  expect(await under.one("select state, reason from public.scrape_pages")).toEqual({
    state: "dead",
    reason: "deadline",
  });
});
