import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueVersionKey } from "../../../domain/listings/catalogue/catalogue-version.ts";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { consumeBatch } from "../../../scraper/queue/consume.ts";
import { openScene, type Scene } from "../scene.ts";
import { homeAnswer, host, urlOf } from "../visitor.ts";
import { batchOf, messageOf, retryDelayOf } from "./deliver.ts";

let backend: Backend;
beforeAll(async () => void (backend = await startBackend({ port: 0 })));
afterAll(() => backend.close());

const pageMessage = (scene: Scene, runId: string, id: number, attempts = 1) =>
  messageOf(scene, { kind: "page", runId, url: urlOf(id) }, { id: `page ${id}`, attempts });
const idOf = (url: URL) => Number(url.pathname.slice("/home/".length));
const answerHomes = (url: URL) => homeAnswer(idOf(url));

function readPages(scene: Scene, runId: string) {
  return scene.query("select url, state, reason from public.scrape_pages where run_id = $1 order by url", [
    runId,
  ]);
}

function readLetters(scene: Scene, messageId: string) {
  return scene.query("select reason, attempts from public.scrape_dead_messages where message_id = $1", [
    messageId,
  ]);
}

test("A page is stored before its message is acknowledged", async () => {
  const scene = openScene(backend, { answer: answerHomes });
  const runId = await scene.addFetchingRun([urlOf(1)]);
  await consumeBatch(batchOf([pageMessage(scene, runId, 1)]), scene.scraper);
  expect(scene.journal).toEqual(["open_pages", "GET /home/1", "end turns", "store_pages", "ack page 1"]);
  expect(await readPages(scene, runId)).toEqual([{ url: urlOf(1), state: "new", reason: null }]);
});

test("A page that failed says why and is retried, later with every attempt", async () => {
  const scene = openScene(backend, { answer: () => new Response(null, { status: 500 }) });
  const runId = await scene.addFetchingRun([urlOf(1)]);
  const first = pageMessage(scene, runId, 1);
  await consumeBatch(batchOf([first]), scene.scraper);
  expect(await readPages(scene, runId)).toEqual([{ url: urlOf(1), state: "queued", reason: "http-500" }]);
  expect(retryDelayOf(first)).toBeGreaterThanOrEqual(5);
  expect(retryDelayOf(first)).toBeLessThanOrEqual(10);
  const second = pageMessage(scene, runId, 1, 2);
  await consumeBatch(batchOf([second]), scene.scraper);
  expect(retryDelayOf(second)).toBeGreaterThanOrEqual(10);
  expect(retryDelayOf(second)).toBeLessThanOrEqual(20);
});

test("A page that fails a third time is given up at once, and kept among the dead ones", async () => {
  const scene = openScene(backend, { answer: () => new Response(null, { status: 500 }) });
  const runId = await scene.addFetchingRun([urlOf(1)]);
  const third = pageMessage(scene, runId, 1, 3);
  await consumeBatch(batchOf([third]), scene.scraper);
  expect(third.ending).toBe("acknowledged");
  expect(await readPages(scene, runId)).toEqual([{ url: urlOf(1), state: "dead", reason: "http-500" }]);
});

test("Waiting for a host's turn forgets no failure: the message in its place has them", async () => {
  const waiting = openScene(backend, { turn: { go: false, comeBackInSeconds: 90 } });
  const runId = await waiting.addFetchingRun([urlOf(1)]);
  await consumeBatch(batchOf([pageMessage(waiting, runId, 1, 3)]), waiting.scraper);
  const body = { kind: "page", runId, url: urlOf(1), failures: 2 };
  expect(waiting.sent).toEqual([{ body, delaySeconds: 90 }]);
  const busy = openScene(backend, { answer: () => new Response(null, { status: 503 }) });
  const fourth = messageOf(busy, body, { id: "fourth try", attempts: 2 });
  await consumeBatch(batchOf([fourth]), busy.scraper);
  expect(fourth.ending).toBe("acknowledged");
  expect(await readPages(busy, runId)).toEqual([{ url: urlOf(1), state: "dead", reason: "http-503" }]);
});

test("A page whose turn has not come is sent anew with the host's delay, and then acknowledged", async () => {
  const scene = openScene(backend, { turn: { go: false, comeBackInSeconds: 90 } });
  const runId = await scene.addFetchingRun([urlOf(1)]);
  await consumeBatch(batchOf([pageMessage(scene, runId, 1)]), scene.scraper);
  expect(scene.journal).toEqual(["open_pages", "send page", "ack page 1"]);
  expect(scene.sent).toEqual([{ body: { kind: "page", runId, url: urlOf(1) }, delaySeconds: 90 }]);
});

test("A message is not acknowledged when the one in its place could not be sent", async () => {
  const scene = openScene(backend, { turn: { go: false, comeBackInSeconds: 90 } });
  scene.failing.add("send page");
  const message = pageMessage(scene, await scene.addFetchingRun([urlOf(1)]), 1);
  await consumeBatch(batchOf([message]), scene.scraper);
  expect(retryDelayOf(message)).toBeGreaterThanOrEqual(5);
});

test("An unreadable message is kept among the dead ones, and then acknowledged", async () => {
  const scene = openScene(backend);
  const message = messageOf(scene, { kind: "page", runId: "not a run" }, { id: "odd", attempts: 3 });
  await consumeBatch(batchOf([message]), scene.scraper);
  expect(scene.journal).toEqual(["keep_dead_message", "ack odd"]);
  expect(await readLetters(scene, "odd")).toEqual([{ reason: "invalid-message", attempts: 3 }]);
});

test("A message of a run that does not exist is kept among the dead ones", async () => {
  const scene = openScene(backend);
  const runId = crypto.randomUUID();
  await consumeBatch(batchOf([messageOf(scene, { kind: "run", runId }, { id: "lost" })]), scene.scraper);
  expect(await readLetters(scene, "lost")).toEqual([{ reason: "unknown-run", attempts: 1 }]);
});

test("A message that cannot even be kept is retried, and its batch mates end as they would without it", async () => {
  const answer = (url: URL) =>
    idOf(url) === 2 ? new Response(null, { status: 503 }) : homeAnswer(idOf(url));
  const scene = openScene(backend, { answer });
  const runId = await scene.addFetchingRun([1, 2, 3].map(urlOf));
  const first = pageMessage(scene, runId, 1);
  const failing = pageMessage(scene, runId, 2);
  const third = pageMessage(scene, runId, 3);
  // Postgres cannot store a null character, so not even a dead message can be written.
  const unstorable = messageOf(scene, { kind: "\u0000" });
  await consumeBatch(batchOf([unstorable, first, failing, third]), scene.scraper);
  expect([first.ending, third.ending]).toEqual(["acknowledged", "acknowledged"]);
  expect(retryDelayOf(unstorable)).toBeGreaterThanOrEqual(5);
  expect(retryDelayOf(failing)).toBeGreaterThanOrEqual(5);
  expect(await readPages(scene, runId)).toEqual([
    { url: urlOf(1), state: "new", reason: null },
    { url: urlOf(2), state: "queued", reason: "http-503" },
    { url: urlOf(3), state: "new", reason: null },
  ]);
});

test("While the database is away, no message is acknowledged", async () => {
  const scene = openScene(backend, { answer: answerHomes });
  const runId = await scene.addFetchingRun([urlOf(1)]);
  for (const call of ["open_pages", "open_page", "open_run", "update scrape_pages"]) scene.failing.add(call);
  const messages = [pageMessage(scene, runId, 1), messageOf(scene, { kind: "run", runId })];
  await consumeBatch(batchOf(messages), scene.scraper);
  for (const message of messages) expect(retryDelayOf(message)).toBeGreaterThanOrEqual(5);
});

test("A batch that publishes homes raises the catalogue's version once, one that publishes none does not", async () => {
  const scene = openScene(backend, { answer: answerHomes });
  const consume = async (source: Record<string, unknown>) => {
    const runId = await scene.addFetchingRun([1, 2].map(urlOf), source);
    await consumeBatch(batchOf([1, 2].map((id) => pageMessage(scene, runId, id))), scene.scraper);
  };
  const raises = () => scene.journal.filter((name) => name === `put ${catalogueVersionKey}`).length;
  await consume({ auto_publish: false });
  expect(raises()).toBe(0);
  await consume({ auto_publish: true });
  expect(raises()).toBe(1);
});

test("Pictures of a batch are fetched one after the other, and one that fails is retried alone", async () => {
  let underWay = 0;
  let mostUnderWay = 0;
  const answer = async (url: URL) => {
    if (idOf(url) > 0) return homeAnswer(idOf(url));
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    await new Promise((resolve) => setTimeout(resolve, 20));
    underWay -= 1;
    return new Response(null, { status: url.pathname === "/2.jpg" ? 500 : 404 });
  };
  const scene = openScene(backend, { answer });
  const runId = await scene.addFetchingRun([urlOf(1)], { may_keep_images: true });
  await consumeBatch(batchOf([pageMessage(scene, runId, 1)]), scene.scraper);
  const [home] = await scene.query<{ id: string }>(
    "select listing_id as id from public.scrape_pages where run_id = $1",
    [runId],
  );
  const pictures = [1, 2, 3].map((id) => `https://${host}/${id}.jpg`);
  for (const [place, url] of pictures.entries())
    await scene.query("insert into public.scrape_images (listing_id, url, place) values ($1, $2, $3)", [
      home?.id,
      url,
      place,
    ]);
  const messages = pictures.map((url) => messageOf(scene, { kind: "image", listingId: home?.id, url }));
  await consumeBatch(batchOf(messages), scene.scraper);
  expect(mostUnderWay).toBe(1);
  expect(messages.map(({ ending }) => typeof ending)).toEqual(["string", "object", "string"]);
  const rows = await scene.query(
    "select state, reason from public.scrape_images where listing_id = $1 order by place",
    [home?.id],
  );
  expect(rows).toEqual([
    { state: "failed", reason: "http-404" },
    { state: "queued", reason: "http-500" },
    { state: "failed", reason: "http-404" },
  ]);
});
