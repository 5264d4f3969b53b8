import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { mostAttempts } from "../../../scraper/queue/outcome.ts";
import { buryBatch } from "../../../scraper/queue/bury.ts";
import { openScene, type Scene } from "../scene.ts";
import { urlOf } from "../visitor.ts";
import { batchOf, messageOf, retryDelayOf } from "./deliver.ts";

let backend: Backend;
beforeAll(async () => void (backend = await startBackend({ port: 0 })));
afterAll(() => backend.close());

const readLetters = (scene: Scene, messageId: string) =>
  scene.query("select url, body, reason, attempts from public.scrape_dead_messages where message_id = $1", [
    messageId,
  ]);
const readPage = (scene: Scene, runId: string) =>
  scene.query("select state, reason from public.scrape_pages where run_id = $1", [runId]);

test("A dead message is kept, its page is dead and its run ends, before it is acknowledged", async () => {
  const scene = openScene(backend);
  const runId = await scene.addFetchingRun([urlOf(1)]);
  await scene.query("update public.scrape_pages set reason = 'http-500' where run_id = $1", [runId]);
  const body = { kind: "page", runId, url: urlOf(1) };
  const message = messageOf(scene, body, { id: "dead-page", attempts: 1 });
  await buryBatch(batchOf([message]), scene.scraper);
  expect(scene.journal).toEqual(["keep_dead_message", "ack dead-page"]);
  expect(await readLetters(scene, "dead-page")).toEqual([
    { url: urlOf(1), body, reason: "http-500", attempts: 6 },
  ]);
  expect(await readPage(scene, runId)).toEqual([{ state: "dead", reason: "http-500" }]);
  expect(await scene.query("select state from public.scrape_runs where id = $1", [runId])).toEqual([
    { state: "done" },
  ]);
});

test("A dead message was tried as often as the queue tries", async () => {
  const settings = await readFile(join(import.meta.dirname, "../../../scraper/wrangler.toml"), "utf8");
  const [, retries] = /queue = "scrape"\n(?:[^[]*\n)*?max_retries = (\d+)/.exec(settings) ?? [];
  expect(mostAttempts).toBe(Number(retries) + 1);
});

test("A dead run message fails its run", async () => {
  const scene = openScene(backend);
  const runId = await scene.addRun(await scene.addSource());
  const message = messageOf(scene, { kind: "run", runId });
  await buryBatch(batchOf([message]), scene.scraper);
  expect(message.ending).toBe("acknowledged");
  expect(await scene.query("select state, reason from public.scrape_runs where id = $1", [runId])).toEqual([
    { state: "failed", reason: "gave-up" },
  ]);
});

test("A dead message that is delivered twice is kept once", async () => {
  const scene = openScene(backend);
  const runId = await scene.addFetchingRun([urlOf(1)]);
  const body = { kind: "page", runId, url: urlOf(1) };
  for (const id of ["first delivery", "second delivery"]) {
    const message = messageOf(scene, body, { id });
    await buryBatch(batchOf([message]), scene.scraper);
    expect(message.ending).toBe("acknowledged");
  }
  expect(await readLetters(scene, "first delivery")).toHaveLength(1);
  expect(await readLetters(scene, "second delivery")).toHaveLength(0);
});

test("A dead message that cannot be kept comes back later, and the others of its batch are kept", async () => {
  const scene = openScene(backend);
  // Postgres cannot store a null character.
  const unstorable = messageOf(scene, { nobody: "\u0000" }, { attempts: 2 });
  const others = ["before", "after"].map((id) => messageOf(scene, { nobody: "knows this kind" }, { id }));
  await buryBatch(batchOf([others[0], unstorable, others[1]].flatMap((one) => one ?? [])), scene.scraper);
  expect(others.map(({ ending }) => ending)).toEqual(["acknowledged", "acknowledged"]);
  expect(await readLetters(scene, "before")).toHaveLength(1);
  expect(await readLetters(scene, "after")).toHaveLength(1);
  expect(retryDelayOf(unstorable)).toBeGreaterThanOrEqual(10);
  expect(retryDelayOf(unstorable)).toBeLessThanOrEqual(20);
});

test("A dead heartbeat is not kept, because replaying it would be useless", async () => {
  const scene = openScene(backend);
  const message = messageOf(
    scene,
    { kind: "heartbeat", at: "2026-11-22T09:00:00.000Z" },
    { id: "heartbeat" },
  );
  await buryBatch(batchOf([message]), scene.scraper);
  expect(scene.journal).toEqual(["ack heartbeat"]);
});
