import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  adminId,
  listingOutcome,
  openScrapeDatabase,
  type ScrapeDatabaseUnderTest,
} from "./scrape-database.ts";

let scrape: ScrapeDatabaseUnderTest;

beforeAll(async () => {
  scrape = await openScrapeDatabase();
});

beforeEach(async () => {
  await scrape.database.query("delete from public.listings");
  await scrape.database.query("delete from public.scrape_runs");
  await scrape.database.query("delete from public.scrape_alarms");
  await scrape.database.query("update public.scrape_sources set enabled = true, schedule_minutes = null");
});

afterAll(() => scrape.database.close());

const asAdmin = (sql: string, parameters: unknown[] = []) =>
  scrape.as("authenticated", adminId, sql, parameters);

const addRun = async (state: string) =>
  (
    await scrape.one<{ id: string }>(
      "insert into public.scrape_runs (source_id, state) values ($1, $2) returning id",
      [scrape.sourceId, state],
    )
  ).id;

test("Pausing a source cancels its run and the waiting pages, but not a pasted page", async () => {
  const run = await addRun("fetching");
  await scrape.database.query("select public.add_pages($1, $2)", [run, ["https://homes.example/1"]]);
  await asAdmin("select public.import_html($1, 'https://homes.example/2', repeat('<p>a page</p>', 20))", [
    scrape.sourceId,
  ]);
  await asAdmin("update public.scrape_sources set enabled = false where id = $1", [scrape.sourceId]);
  expect(
    await scrape.database.query("select kind, state, reason from public.scrape_runs order by kind"),
  ).toEqual([
    { kind: "crawl", state: "cancelled", reason: "source-is-paused" },
    { kind: "paste", state: "fetching", reason: null },
  ]);
  expect(await scrape.one("select state from public.scrape_pages where run_id = $1", [run])).toEqual({
    state: "cancelled",
  });
});

test("A paused source takes no new run and no retry", async () => {
  const run = await scrape.crawl([{ url: "https://homes.example/1", state: "failed", reason: "http-404" }]);
  await asAdmin("update public.scrape_sources set enabled = false where id = $1", [scrape.sourceId]);
  await expect(asAdmin("select public.retry_failed($1)", [run])).rejects.toThrow("The source is paused");
  await expect(
    asAdmin("insert into public.scrape_runs (source_id, started_by) values ($1, $2)", [
      scrape.sourceId,
      adminId,
    ]),
  ).rejects.toThrow("The source is paused");
  await asAdmin("update public.scrape_sources set enabled = true where id = $1", [scrape.sourceId]);
  expect(await asAdmin("select public.retry_failed($1) as waiting", [run])).toEqual([{ waiting: 1 }]);
});

test("Failing a cancelled run does nothing; failing a running one raises an alarm, once", async () => {
  const cancelled = await addRun("cancelled");
  const running = await addRun("discovering");
  for (const run of [cancelled, running, running])
    await scrape.database.query("select public.fail_run($1, 'http-404')", [run]);
  expect(await scrape.database.query("select run_id, kind from public.scrape_alarms")).toEqual([
    { run_id: running, kind: "run-failed" },
  ]);
  expect(await scrape.one("select state, reason from public.scrape_runs where id = $1", [running])).toEqual({
    state: "failed",
    reason: "http-404",
  });
});

test("Pages added to a run that has ended are refused, and the answer says so", async () => {
  const run = await addRun("cancelled");
  expect(
    await scrape.one("select public.add_pages($1, array['https://homes.example/1']) as added", [run]),
  ).toEqual({ added: { pages: 0, left_out: 0, ended: true } });
});

test("A schedule keeps its time although the clock ticks a moment early or late", async () => {
  await scrape.database.query("update public.scrape_sources set schedule_minutes = 60 where id = $1", [
    scrape.sourceId,
  ]);
  const dueAfter = async (age: string) => {
    await scrape.database.query("delete from public.scrape_runs");
    await scrape.database.query(
      "insert into public.scrape_runs (source_id, state, created_at) values ($1, 'done', now() - $2::interval)",
      [scrape.sourceId, age],
    );
    return (await scrape.one<{ started: number }>("select public.start_due_runs() as started")).started;
  };
  expect(await dueAfter("55 minutes 1 second")).toBe(0);
  expect(await dueAfter("59 minutes 59 seconds")).toBe(1);
  expect(await dueAfter("60 minutes")).toBe(1);
});

test("A source with homes cannot be deleted; one without can, with its runs", async () => {
  await scrape.crawl([listingOutcome(1)]);
  await expect(asAdmin("delete from public.scrape_sources where id = $1", [scrape.sourceId])).rejects.toThrow(
    "listing_origins_source_id_fkey",
  );
  const other = await scrape.addSource("Mistyped");
  await scrape.database.query("insert into public.scrape_runs (source_id, state) values ($1, 'failed')", [
    other,
  ]);
  await asAdmin("delete from public.scrape_sources where id = $1", [other]);
  expect(
    await scrape.database.query("select id from public.scrape_runs where source_id = $1", [other]),
  ).toEqual([]);
});

test("Due sources get one run, however many ticks overlap", async () => {
  await scrape.database.query("update public.scrape_sources set schedule_minutes = 60");
  const started = async () =>
    (await scrape.one<{ runs: number }>("select public.start_due_runs() as runs")).runs;
  expect([await started(), await started()]).toEqual([1, 0]);
  await scrape.database.query("update public.scrape_runs set state = 'done'");
  expect(await started()).toBe(0);
  await scrape.database.query("update public.scrape_runs set created_at = now() - interval '2 hours'");
  expect(await started()).toBe(1);
});

test("An overdue run ends, and its waiting pages are dead", async () => {
  const { id } = await scrape.one<{ id: string }>(
    "insert into public.scrape_runs (source_id, state, deadline_at) values ($1, 'fetching', now() - interval '1 minute') returning id",
    [scrape.sourceId],
  );
  await scrape.database.query(
    "insert into public.scrape_pages (run_id, url) values ($1, 'https://homes.example/1')",
    [id],
  );
  await scrape.database.query("select public.end_overdue_runs(), public.finish_run($1)", [id]);
  await scrape.database.query("select public.finish_run($1)", [id]);
  expect(await scrape.one("select state from public.scrape_runs where id = $1", [id])).toEqual({
    state: "done",
  });
  expect(await scrape.one("select state, reason from public.scrape_pages")).toEqual({
    state: "dead",
    reason: "deadline",
  });
});
