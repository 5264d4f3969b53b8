/**
 * Figures of the embedded backend: `npm run bench:local`. Fails when one misses its goal. Each start is measured in its
 * own process, as for a developer.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { startBackend } from "../local/backend.ts";
import { sampleSignIns, seed } from "../local/seed/seed.ts";
import { median } from "./edge/processor-time.ts";
import { reportFigure } from "./report-figure.ts";

const keepAliveAgent = new Agent({ keepAlive: true });
const goals = { readMs: 15, signInMs: 150, startMs: 1500, rssMb: 700 };

if (process.argv[2] === "--serve") await serve(process.argv[3] ?? "");
else await measure();

/** The child process: starts on existing data, answers the parent's requests and reports its memory. */
async function serve(folder: string): Promise<void> {
  const startedAt = performance.now();
  const backend = await startBackend({ folder, port: 0 });
  const startMs = performance.now() - startedAt;
  console.log(JSON.stringify({ startMs, url: backend.url, key: backend.secretKey }));
  process.stdin.once("data", () => {
    console.log(JSON.stringify({ rssMb: process.memoryUsage().rss / 1024 ** 2 }));
    void backend.close().then(() => process.exit());
  });
}

async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  await fill(folder);
  const starts: number[] = [];
  for (let round = 0; round < 3; round += 1) starts.push((await withServer(folder, async () => {})).startMs);
  const reads: number[] = [];
  const signIns: number[] = [];
  const { rssMb } = await withServer(folder, async ({ url, key }) => {
    await repeat(5, () => read(url, key));
    reads.push(...(await repeat(60, () => read(url, key))));
    signIns.push(...(await repeat(20, () => signIn(url, key))));
  });
  await rm(folder, { recursive: true });
  report("1,000 rows to the last byte, median of 60", median(reads), "ms", goals.readMs);
  report("sign-in with a password, median of 20", median(signIns), "ms", goals.signInMs);
  report("start on existing data, median of 3", median(starts), "ms", goals.startMs);
  report("memory after that (RSS)", rssMb, "MB", goals.rssMb);
}

function report(figure: string, value: number, unit: string, atMost: number): void {
  reportFigure({ figure, value, unit, atMost });
}

async function fill(folder: string): Promise<void> {
  const backend = await startBackend({ folder, port: 0 });
  await seed(backend.database);
  await backend.database.script(`
    insert into public.listings (slug, title, description, property_type, status, publication, price, area, bedrooms, amenities)
    select 'bench-' || n, 'Bench listing ' || n, repeat('A sentence about a home. ', 12), 'condo-for-sale', '{for-sale}',
      'published', 1000000 + n, 'jomtien', n % 4, '{swimming-pool,balcony}'
    from generate_series(1, 1000) n`);
  await backend.close();
}

type Served = { url: string; key: string; startMs: number; rssMb: number };

async function withServer(folder: string, work: (server: Served) => Promise<void>): Promise<Served> {
  const child = spawn(process.execPath, [import.meta.filename, "--serve", folder], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const served: Served = JSON.parse((await lines.next()).value ?? "{}");
  await work(served);
  child.stdin.write("\n");
  const { rssMb }: Served = JSON.parse((await lines.next()).value ?? "{}");
  if (child.exitCode === null) await once(child, "exit");
  return { ...served, rssMb };
}

/** Uses node:http, because `fetch` needs half as much time again to receive 1.2 MB. */
async function read(url: string, apikey: string): Promise<void> {
  const address = `${url}/rest/v1/listings?select=*&order=created_at.desc&limit=1000`;
  const [answer]: IncomingMessage[] = await once(
    get(address, { agent: keepAliveAgent, headers: { apikey } }),
    "response",
  );
  const span = answer?.headers["content-range"];
  if (!answer || span !== "0-999/*")
    throw new Error(`Asked for 1,000 rows, got ${answer?.statusCode} ${span}.`);
  answer.resume();
  await once(answer, "end");
}

async function signIn(url: string, apikey: string): Promise<void> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey },
    body: JSON.stringify(sampleSignIns.visitor),
  });
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}.`);
  await response.arrayBuffer();
}

async function repeat(times: number, work: () => Promise<void>): Promise<number[]> {
  const durations: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const startedAt = performance.now();
    await work();
    durations.push(performance.now() - startedAt);
  }
  return durations;
}
