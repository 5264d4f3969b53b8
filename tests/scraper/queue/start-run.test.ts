import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { startRun } from "../../../scraper/queue/start-run.ts";
import { openScene, type Scene } from "../scene.ts";
import { host, htmlAnswer, urlOf } from "../visitor.ts";

let backend: Backend;
beforeAll(async () => void (backend = await startBackend({ port: 0 })));
afterAll(() => backend.close());

const ids = (count: number) => Array.from({ length: count }, (_, index) => 1001 + index);

/** A site whose sitemap names so many homes. */
function answerSitemap(homes: number) {
  const locs = ids(homes).map((id) => `<url><loc>${urlOf(id)}</loc></url>`);
  return (url: URL) =>
    url.pathname === "/sitemap.xml"
      ? new Response(`<urlset>${locs.join("")}</urlset>`)
      : new Response(null, { status: 404 });
}
const withSitemap = { sitemap_url: `https://${host}/sitemap.xml` };

async function readRun(scene: Scene, runId: string) {
  const [run] = await scene.query<{ state: string; reason: string | null; discovery: unknown }>(
    "select state, reason, discovery from public.scrape_runs where id = $1",
    [runId],
  );
  return run;
}

async function countSent(scene: Scene, runId: string) {
  const [pages] = await scene.query<{ sent: number; waiting: number }>(
    `select count(message_sent_at)::int as sent, (count(*) - count(message_sent_at))::int as waiting
     from public.scrape_pages where run_id = $1`,
    [runId],
  );
  return pages;
}

test("Pages are rows before their messages are sent, and count as sent only afterwards", async () => {
  const scene = openScene(backend, { answer: answerSitemap(2) });
  const runId = await scene.addRun(await scene.addSource(withSitemap));
  expect(await startRun(runId, scene.scraper)).toEqual({ kind: "done" });
  const steps = scene.journal.filter((name) => /add_pages|send|mark_pages|finish/.test(name));
  expect(steps).toEqual(["add_pages", "send 2 page", "mark_pages_sent", "finish_run"]);
  expect(scene.sent.map(({ body }) => body)).toEqual(
    ids(2).map((id) => ({ kind: "page", runId, url: urlOf(id) })),
  );
  expect(await readRun(scene, runId)).toEqual({ state: "fetching", reason: null, discovery: null });
});

test("Messages are sent a hundred at a time", async () => {
  const scene = openScene(backend, { answer: answerSitemap(230) });
  const runId = await scene.addRun(await scene.addSource(withSitemap));
  await startRun(runId, scene.scraper);
  expect(scene.journal.filter((name) => name.startsWith("send"))).toEqual([
    "send 100 page",
    "send 100 page",
    "send 30 page",
  ]);
  expect(await countSent(scene, runId)).toEqual({ sent: 230, waiting: 0 });
});

test("When the queue fails in between, the next delivery sends only what was not sent", async () => {
  const scene = openScene(backend, { answer: answerSitemap(130) });
  const runId = await scene.addRun(await scene.addSource(withSitemap));
  scene.failing.add("send 30 page");
  await expect(startRun(runId, scene.scraper)).rejects.toThrow("send 30 page fails");
  expect(await countSent(scene, runId)).toEqual({ sent: 100, waiting: 30 });
  expect(await readRun(scene, runId)).toMatchObject({ state: "discovering" });
  scene.failing.clear();
  scene.sent.length = 0;
  await startRun(runId, scene.scraper);
  expect(scene.sent).toHaveLength(30);
  expect(await readRun(scene, runId)).toMatchObject({ state: "fetching" });
});

test("A run that is fetching sends what waits and discovers nothing again", async () => {
  const scene = openScene(backend, { answer: answerSitemap(2) });
  const runId = await scene.addFetchingRun([urlOf(1), urlOf(2)], withSitemap);
  await scene.query("update public.scrape_pages set message_sent_at = null where run_id = $1 and url = $2", [
    runId,
    urlOf(2),
  ]);
  expect(await startRun(runId, scene.scraper)).toEqual({ kind: "done" });
  expect(scene.sent.map(({ body }) => body)).toEqual([{ kind: "page", runId, url: urlOf(2) }]);
  expect(scene.journal).not.toContain("GET /sitemap.xml");
});

test("A run that has ended sends nothing", async () => {
  const scene = openScene(backend, { answer: answerSitemap(2) });
  const runId = await scene.addRun(await scene.addSource(withSitemap), { state: "done" });
  expect(await startRun(runId, scene.scraper)).toEqual({ kind: "done" });
  expect(scene.journal).toEqual(["open_run"]);
});

test("A run that does not exist can never succeed", async () => {
  const scene = openScene(backend);
  expect(await startRun(crypto.randomUUID(), scene.scraper)).toEqual({ kind: "dead", reason: "unknown-run" });
});

test("A run of a paused source fails and asks the site nothing", async () => {
  const scene = openScene(backend, { answer: answerSitemap(2) });
  const runId = await scene.addRun(await scene.addSource({ ...withSitemap, enabled: false }));
  expect(await startRun(runId, scene.scraper)).toEqual({ kind: "done" });
  expect(await readRun(scene, runId)).toMatchObject({ state: "failed", reason: "source-is-paused" });
  expect(scene.journal).toEqual(["open_run", "fail_run"]);
});

test("A site whose robots.txt forbids us fails the run and rests", async () => {
  const scene = openScene(backend, { answer: answerSitemap(2), robots: "User-agent: *\nDisallow: /" });
  const sourceId = await scene.addSource(withSitemap);
  const runId = await scene.addRun(sourceId);
  expect(await startRun(runId, scene.scraper)).toEqual({ kind: "done" });
  expect(await readRun(scene, runId)).toMatchObject({ state: "failed", reason: "refused-by-robots" });
  const sources = await scene.query(
    "select enabled, paused_reason from public.scrape_sources where id = $1",
    [sourceId],
  );
  expect(sources).toEqual([{ enabled: false, paused_reason: "robots-forbids" }]);
});

test("A site that cannot be read fails the run, and its source goes on", async () => {
  const scene = openScene(backend, { answer: () => new Response(null, { status: 500 }) });
  const sourceId = await scene.addSource();
  const runId = await scene.addRun(sourceId);
  expect(await startRun(runId, scene.scraper)).toEqual({ kind: "done" });
  expect(await readRun(scene, runId)).toMatchObject({ state: "failed", reason: "http-500" });
  expect(await scene.query("select enabled from public.scrape_sources where id = $1", [sourceId])).toEqual([
    { enabled: true },
  ]);
});

test("A discovery that must wait goes on where it stopped", async () => {
  const start = `https://${host}/`;
  const waiting = openScene(backend, { turn: { go: false, comeBackInSeconds: 120 } });
  const runId = await waiting.addRun(await waiting.addSource({ start_urls: [start, `${start}more`] }));
  expect(await startRun(runId, waiting.scraper)).toEqual({ kind: "later", afterSeconds: 120 });
  expect(await readRun(waiting, runId)).toMatchObject({
    state: "discovering",
    discovery: { from: "pages", read: 0, waiting: [{ url: start }, { url: `${start}more` }] },
  });
  await waiting.query(
    "update public.scrape_runs set discovery = jsonb_set(discovery, '{waiting}', $2) where id = $1",
    [runId, JSON.stringify([{ url: `${start}more`, depth: 1 }])],
  );
  const going = openScene(backend, { answer: () => htmlAnswer(`<a href="${urlOf(1)}">a home</a>`) });
  expect(await startRun(runId, going.scraper)).toEqual({ kind: "done" });
  expect(going.journal.filter((name) => name.startsWith("GET"))).toEqual(["GET /more"]);
  expect(going.sent).toHaveLength(1);
});

test("A run whose source has a pattern that cannot be used fails with that reason", async () => {
  const scene = openScene(backend, { answer: answerSitemap(2) });
  for (const columns of [
    { listing_url_pattern: "(?:a{900}){900}" },
    { selectors: JSON.stringify({ title: [{ selector: "h1", pattern: "(?=a)a" }] }) },
  ]) {
    const runId = await scene.addRun(await scene.addSource({ ...withSitemap, ...columns }));
    expect(await startRun(runId, scene.scraper)).toEqual({ kind: "done" });
    expect(await readRun(scene, runId)).toMatchObject({ state: "failed", reason: "unreadable-pattern" });
  }
});

test("A run that starts forgets copies of robots.txt older than an hour; one that goes on does not", async () => {
  const forgotten: (number | undefined)[] = [];
  const outside = { answer: answerSitemap(1), onForgotten: (age: number | undefined) => forgotten.push(age) };
  const scene = openScene(backend, outside);
  const runId = await scene.addRun(await scene.addSource(withSitemap));
  await startRun(runId, scene.scraper);
  expect(forgotten).toEqual([3600_000]);
  const going = await scene.addRun(await scene.addSource(withSitemap), { state: "discovering" });
  await startRun(going, scene.scraper);
  expect(forgotten).toHaveLength(1);
});
