import { afterEach, beforeEach, expect, test } from "vitest";
import { callAtOnce, repeatAtOnce } from "./call-at-once.ts";
import { makeReadings, openScene, type Scene, urlsOf } from "./scene.ts";

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(() => scene.close());

const plain = () => ({});

test("A run whose last pages are stored at the same moment ends by itself", async () => {
  // For review: published listings would wait for each other's counts.
  await scene.query("update public.scrape_sources set auto_publish = false");
  const ended: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    const readings = makeReadings(round * 8, 8, plain);
    const run = await scene.startRun(urlsOf(readings));
    const { failures } = await callAtOnce(readings.map((reading) => () => scene.storePages(run, [reading])));
    expect(failures).toEqual([]);
    const { state } = await scene.one<{ state: string }>(
      "select state from public.scrape_runs where id = $1",
      [run],
    );
    ended.push(state);
    await scene.query("update public.scrape_runs set state = 'done' where id = $1", [run]);
  }
  expect(ended).toEqual(Array.from({ length: 20 }, () => "done"));
});

test("Pages that are unchanged end their run too, when the last of them are stored at the same moment", async () => {
  const urls = Array.from({ length: 8 }, (_, n) => `https://homes.example/${n}`);
  for (let round = 0; round < 10; round += 1) {
    const run = await scene.startRun(urls);
    const { failures } = await callAtOnce(
      urls.map(
        (url) => () => scene.asScraper("select public.store_unchanged($1, $2::jsonb)", [run, [{ url }]]),
      ),
    );
    expect(failures).toEqual([]);
    const { state } = await scene.one<{ state: string }>(
      "select state from public.scrape_runs where id = $1",
      [run],
    );
    expect(state).toBe("done");
  }
});

test("Eight ticks of the clock start one run", async () => {
  await scene.query("update public.scrape_sources set schedule_minutes = 5");
  const { failures } = await repeatAtOnce(() => scene.asScraper("select public.start_due_runs()"), 8);
  expect(failures).toEqual([]);
  expect(await scene.one("select count(*)::int as runs from public.scrape_runs")).toEqual({ runs: 1 });
});

test("Eight openings of a run answer the same run", async () => {
  const run = await scene.startRun([]);
  const { answers, failures } = await repeatAtOnce(
    () => scene.asScraper<{ id: string }>("select public.open_run($1) #>> '{run,id}' as id", [run]),
    8,
  );
  expect(failures).toEqual([]);
  expect(new Set(answers.flat().map(({ id }) => id))).toEqual(new Set([run]));
});

test("Eight discoveries of the same pages add each once, and no more than the source's limit", async () => {
  await scene.query("update public.scrape_sources set max_pages = 150");
  const run = await scene.startRun([]);
  const urls = Array.from({ length: 200 }, (_, n) => `https://homes.example/${n}`);
  const { failures } = await callAtOnce(
    Array.from({ length: 8 }, (_, n) => () => {
      const given = urls.slice(n * 10).concat(urls.slice(0, n * 10));
      return scene.asScraper("select public.add_pages($1, $2::text[])", [
        run,
        n % 2 ? given : given.toReversed(),
      ]);
    }),
  );
  expect(failures).toEqual([]);
  expect(await scene.one("select count(*)::int as pages from public.scrape_pages")).toEqual({ pages: 150 });
});

test("Pages are opened, marked as sent, stored and cancelled at the same time", async () => {
  const readings = makeReadings(1, 300, plain);
  const urls = urlsOf(readings);
  for (let round = 0; round < 5; round += 1) {
    const run = await scene.startRun(urls);
    const shuffled = urls.map((_, n) => urls[(n * 7) % 300] ?? "");
    const asked = shuffled.map((url) => ({ run, url }));
    const { failures } = await callAtOnce([
      ...[0, 100, 200].map(
        (start) => () =>
          scene.asScraper("select public.mark_pages_sent($1, $2::text[])", [
            run,
            shuffled.slice(start).toReversed(),
          ]),
      ),
      ...[0, 150].map(
        (start) => () =>
          scene.asScraper("select public.open_pages($1::jsonb)", [asked.slice(start, start + 150)]),
      ),
      () => scene.storePages(run, readings.slice(0, 50)),
      () => scene.storePages(run, readings.slice(30, 80).toReversed()),
      () => scene.asAdmin("select public.cancel_run($1)", [run]),
    ]);
    expect(failures).toEqual([]);
    const left = await scene.query("select from public.scrape_pages where run_id = $1 and state = 'queued'", [
      run,
    ]);
    expect(left).toEqual([]);
  }
});

test("A source that is paused while its pages are stored stops its run", async () => {
  const readings = makeReadings(1, 200, plain);
  for (let round = 0; round < 10; round += 1) {
    await scene.query("update public.scrape_sources set enabled = true");
    const run = await scene.startRun(urlsOf(readings));
    await scene.query("update public.scrape_runs set state = 'discovering' where id = $1", [run]);
    const { failures } = await callAtOnce([
      ...[0, 40, 80, 120].map((start) => () => scene.storePages(run, readings.slice(start, start + 40))),
      () => scene.asScraper("select public.pause_source($1, $2, 'robots-forbids')", [scene.sourceId, run]),
      () => scene.asAdmin("select public.cancel_run($1)", [run]),
      () => scene.asScraper("select public.end_overdue_runs()"),
    ]);
    expect(failures).toEqual([]);
    const { state } = await scene.one<{ state: string }>(
      "select state from public.scrape_runs where id = $1",
      [run],
    );
    // Failed, when the pause came first.
    expect(["cancelled", "failed"]).toContain(state);
  }
});

test("Two messages of one page that are given up at the same time leave one dead message", async () => {
  for (let round = 0; round < 10; round += 1) {
    const url = `https://homes.example/${round}`;
    const run = await scene.startRun([url]);
    const { failures } = await callAtOnce(
      Array.from(
        { length: 8 },
        (_, n) => () =>
          scene.asScraper("select public.keep_dead_message($1, '{}', $2, $3, 5, 'gave-up')", [
            `${round}-${n}`,
            run,
            url,
          ]),
      ),
    );
    expect(failures).toEqual([]);
    const kept = await scene.one(
      "select count(*)::int as messages from public.scrape_dead_messages where run_id = $1 and url = $2",
      [run, url],
    );
    expect(kept).toEqual({ messages: 1 });
  }
});
