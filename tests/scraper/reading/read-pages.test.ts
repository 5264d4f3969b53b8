import { afterAll, beforeAll, expect, test } from "vitest";
import type { PageMessage } from "../../../domain/scraping/scrape-messages.ts";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { readPages } from "../../../scraper/reading/read-pages.ts";
import { openScene, type Scene } from "../scene.ts";
import { homeAnswer, urlOf } from "../visitor.ts";

let backend: Backend;
beforeAll(async () => void (backend = await startBackend({ port: 0 })));
afterAll(() => backend.close());

const idOf = (url: URL) => Number(url.pathname.slice("/home/".length));
const ids = (count: number) => Array.from({ length: count }, (_, index) => 1 + index);
const messagesOf = (runId: string, homes: readonly number[]): PageMessage[] =>
  homes.map((id) => ({ kind: "page", runId, url: urlOf(id) }));
const calls = (scene: Scene, name: string) => scene.journal.filter((one) => one === name).length;

test("Outcomes come in the order of the messages, whichever page answered first", async () => {
  const answer = async (url: URL) => {
    await new Promise((resolve) => setTimeout(resolve, 60 - 20 * idOf(url)));
    return idOf(url) === 2 ? new Response(null, { status: 500 }) : homeAnswer(idOf(url));
  };
  const scene = openScene(backend, { answer });
  const runId = await scene.addFetchingRun([1, 2, 3].map(urlOf));
  const done = { kind: "done", isPublished: false };
  expect(await readPages(messagesOf(runId, [1, 2, 3]), scene.scraper)).toEqual([
    done,
    { kind: "again", reason: "http-500", most: 3 },
    done,
  ]);
});

test("At most five pages are in hand at a time, and all are read", async () => {
  let inHand = 0;
  let most = 0;
  const answer = async (url: URL) => {
    inHand += 1;
    most = Math.max(most, inHand);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inHand -= 1;
    return homeAnswer(idOf(url));
  };
  const scene = openScene(backend, { answer });
  const runId = await scene.addFetchingRun(ids(14).map(urlOf));
  const outcomes = await readPages(messagesOf(runId, ids(14)), scene.scraper);
  expect(most).toBe(5);
  expect(outcomes.map(({ kind }) => kind)).toEqual(ids(14).map(() => "done"));
  expect([calls(scene, "open_pages"), calls(scene, "open_page")]).toEqual([2, 0]);
});

test("Where the batch cannot be opened together, each page is opened alone", async () => {
  const scene = openScene(backend, { answer: (url) => homeAnswer(idOf(url)) });
  scene.failing.add("open_pages");
  const runId = await scene.addFetchingRun([1, 2].map(urlOf));
  const outcomes = await readPages(messagesOf(runId, [1, 2]), scene.scraper);
  expect(outcomes.map(({ kind }) => kind)).toEqual(["done", "done"]);
  expect(calls(scene, "open_page")).toBe(2);
});

test("A page that cannot even be opened alone is tried again, and the others are read", async () => {
  const scene = openScene(backend, { answer: (url) => homeAnswer(idOf(url)) });
  const runId = await scene.addFetchingRun([1, 2].map(urlOf));
  // Postgres has no text with a null character.
  const unreadable: PageMessage = { kind: "page", runId, url: `${urlOf(3)}\u0000` };
  const outcomes = await readPages([unreadable, ...messagesOf(runId, [1, 2])], scene.scraper);
  expect(outcomes.map(({ kind }) => kind)).toEqual(["again", "done", "done"]);
});

test("A page that was read before is not fetched again", async () => {
  const scene = openScene(backend, { answer: (url) => homeAnswer(idOf(url)) });
  const runId = await scene.addFetchingRun([1, 2].map(urlOf));
  await readPages(messagesOf(runId, [1]), scene.scraper);
  expect(await readPages(messagesOf(runId, [1]), scene.scraper)).toEqual([{ kind: "done" }]);
  expect(calls(scene, "GET /home/1")).toBe(1);
});

test("Turns that cannot be given back fail no page", async () => {
  const scene = openScene(backend, { answer: (url) => homeAnswer(idOf(url)) });
  scene.failing.add("end turns");
  const runId = await scene.addFetchingRun([urlOf(1)]);
  expect(await readPages(messagesOf(runId, [1]), scene.scraper)).toMatchObject([{ kind: "done" }]);
});

test("The turns of a batch are given back together", async () => {
  const scene = openScene(backend, { answer: (url) => homeAnswer(idOf(url)) });
  const runId = await scene.addFetchingRun(ids(3).map(urlOf));
  await readPages(messagesOf(runId, ids(3)), scene.scraper);
  expect(calls(scene, "end turns")).toBe(1);
});

test("Without messages the database is not asked", async () => {
  const scene = openScene(backend);
  expect(await readPages([], scene.scraper)).toEqual([]);
  expect(scene.journal).toEqual([]);
});
