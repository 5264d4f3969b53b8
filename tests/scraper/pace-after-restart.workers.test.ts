import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBackend, type Backend } from "../../local/backend.ts";
import { ensureBuild } from "../../local/ensure-build.ts";
import { workerVars } from "../../local/site-vars.ts";
import { startWorkers } from "../../local/workers.ts";
import { startOutside, type Outside } from "./outside.ts";
import { findWorkerd } from "./workerd-processes.ts";

let folder: string;
let backend: Backend;
let outside: Outside;

beforeAll(async () => {
  await ensureBuild();
  folder = await mkdtemp(join(tmpdir(), "pace-"));
  backend = await startBackend({ port: 0 });
  outside = await startOutside((request, response) => {
    if (request.url === "/robots.txt") return void response.writeHead(404).end();
    return void response.writeHead(429, { "retry-after": "600" }).end();
  });
});

afterAll(async () => {
  await outside.close();
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

const start = () =>
  startWorkers({ port: 0, folder, vars: workerVars("http://site.test", backend, [outside.host]) });

/** Delivers one page message to the scraper, as the queue does. */
async function deliver(workers: Awaited<ReturnType<typeof start>>, body: unknown): Promise<void> {
  await workers.deliver("scrape", [{ id: crypto.randomUUID(), attempts: 1, body }]);
}

test("A consumer that was killed and restarted still obeys the host's Retry-After", async () => {
  const [source] = await backend.database.query<{ id: string }>(
    "insert into public.scrape_sources (name, start_urls, allowed_hosts) values ('Busy', array[$1], array[$2]) returning id",
    [outside.url, outside.host],
  );
  const [run] = await backend.database.query<{ id: string }>(
    "insert into public.scrape_runs (source_id, state, message_sent_at) values ($1, 'fetching', now()) returning id",
    [source?.id],
  );
  const urls = [`${outside.url}/home/1`, `${outside.url}/home/2`];
  await backend.database.query("select public.add_pages($1, $2)", [run?.id, urls]);

  const first = await start();
  await deliver(first, { kind: "page", runId: run?.id, url: urls[0] });
  expect(outside.requests.map(({ path }) => path)).toEqual(["/robots.txt", "/home/1"]);
  for (const pid of findWorkerd()) process.kill(pid, "SIGKILL");
  await first.close().catch(() => undefined);

  const second = await start();
  await deliver(second, { kind: "page", runId: run?.id, url: urls[1] });
  await second.close();
  expect(outside.requests.map(({ path }) => path)).toEqual(["/robots.txt", "/home/1"]);
  expect(
    await backend.database.query("select url, state, reason, attempts from public.scrape_pages order by url"),
  ).toEqual([
    { url: urls[0], state: "queued", reason: "http-429", attempts: 1 },
    { url: urls[1], state: "queued", reason: null, attempts: 1 },
  ]);
});
