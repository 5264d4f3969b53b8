import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { sweep } from "../../../scraper/schedule/sweep.ts";
import { openScene, type Scene } from "../scene.ts";
import { urlOf } from "../visitor.ts";

let backend: Backend;
beforeAll(async () => void (backend = await startBackend({ port: 0 })));
afterAll(() => backend.close());
// The clock looks at every run there is.
beforeEach(() => backend.database.query("delete from public.scrape_runs"));

const readStates = async (scene: Scene) =>
  (await scene.query<{ state: string }>("select state from public.scrape_runs")).map(({ state }) => state);

test("A run whose message was never sent gets it once", async () => {
  const scene = openScene(backend);
  const runId = await scene.addRun(await scene.addSource());
  await sweep(scene.scraper);
  await sweep(scene.scraper);
  expect(scene.sent).toEqual([{ body: { kind: "run", runId } }]);
});

test("A run whose message could not be sent is not marked as sent", async () => {
  const scene = openScene(backend);
  const runId = await scene.addRun(await scene.addSource());
  scene.failing.add("send run");
  await expect(sweep(scene.scraper)).rejects.toThrow("send run fails");
  scene.failing.clear();
  await sweep(scene.scraper);
  expect(scene.sent).toEqual([{ body: { kind: "run", runId } }]);
});

test("A source that is due gets a run, and its message in the same sweep", async () => {
  const scene = openScene(backend);
  await scene.addSource({ schedule_minutes: 60 });
  await sweep(scene.scraper);
  expect(await readStates(scene)).toEqual(["queued"]);
  expect(scene.sent.map(({ body }) => body.kind)).toEqual(["run"]);
  await scene.query("update public.scrape_sources set schedule_minutes = null");
});

test("Pages whose messages were lost are sent again, and those under way are not", async () => {
  const scene = openScene(backend);
  const runId = await scene.addFetchingRun([urlOf(1), urlOf(2), urlOf(3)]);
  await scene.query("update public.scrape_pages set message_sent_at = null where url = $1", [urlOf(1)]);
  await scene.query(
    "update public.scrape_pages set message_sent_at = now() - interval '31 minutes' where url = $1",
    [urlOf(2)],
  );
  await sweep(scene.scraper);
  expect(scene.sent.map(({ body }) => body)).toEqual(
    [1, 2].map((id) => ({ kind: "page", runId, url: urlOf(id) })),
  );
  expect(await readStates(scene)).toEqual(["fetching"]);
});

test("A run whose last pages ended unseen is finished", async () => {
  const scene = openScene(backend);
  await scene.addFetchingRun([urlOf(1)]);
  await scene.query("update public.scrape_pages set state = 'failed'");
  await sweep(scene.scraper);
  expect(await readStates(scene)).toEqual(["done"]);
});

test("A run past its deadline is ended before anything is sent for it", async () => {
  const scene = openScene(backend);
  await scene.addRun(await scene.addSource(), { deadline_at: "2026-01-01" });
  await sweep(scene.scraper);
  expect(await readStates(scene)).toEqual(["failed"]);
  expect(scene.sent).toEqual([]);
});

test("While the database is away, the sweep fails with an error", async () => {
  const scene = openScene(backend);
  scene.failing.add("unsent_runs");
  await expect(sweep(scene.scraper)).rejects.toThrow("read unsent runs");
});
