/**
 * The whole product of `npm start` in steady use: `npm run soak -- --minutes 30`. Fails when memory still rises in the
 * second half, when an answer is wrong, or when a lead or a scraped listing is lost or doubled.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuild } from "../../local/ensure-build.ts";
import { guardChildren } from "../../local/processes/guard-children.ts";
import { countValues, readRunState, startRun } from "../../tests/product-data.ts";
import { findWorkerd, residentBytes } from "../../tests/scraper/workerd-processes.ts";
import { choosePorts, kill, type Start, startCommand, untilRunning } from "../../tests/start-command.ts";
import { reportFigure } from "../report-figure.ts";
import { risePerMinute, type Sample, secondHalf } from "./rise.ts";
import { sendVisitors, type Visits } from "./visitors.ts";

const sampleEveryMs = 15_000;
const runEveryMs = 180_000;
/** Megabytes a minute. Half an hour at this pace adds 150 MB, a sixth of what a start takes. */
const mostRise = 5;
/** For the last run, which may begin at the end. */
const runEndsWithinMs = 120_000;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    "per-second": { type: "string", default: "4" },
  },
});
const minutes = Number(values.minutes);
const perSecond = Number(values["per-second"]);

guardChildren();
await ensureBuild();
const parent = await mkdtemp(join(tmpdir(), "soak-"));
const start = startCommand(join(parent, ".data"), await choosePorts());
try {
  await untilRunning(start);
  await soak(start);
} finally {
  await kill(start, "SIGTERM");
  await rm(parent, { recursive: true, force: true });
}

async function soak(product: Start): Promise<void> {
  const beganAt = Date.now();
  const untilMs = beganAt + minutes * 60_000;
  const memory: Record<string, Sample[]> = { node: [], workerd: [] };
  const sampler = setInterval(() => {
    const minute = (Date.now() - beganAt) / 60_000;
    const pids = { node: [product.child.pid ?? 0], workerd: findWorkerd(product.child.pid) };
    for (const [name, ids] of Object.entries(pids)) {
      const megabytes = ids.reduce((sum, pid) => sum + residentBytes(pid), 0) / 1024 ** 2;
      memory[name]?.push({ minute, megabytes });
    }
  }, sampleEveryMs);
  const [visits, runs] = await Promise.all([
    sendVisitors(product, perSecond, untilMs),
    runScraper(product, untilMs),
  ]);
  clearInterval(sampler);
  for (const [name, samples] of Object.entries(memory)) reportMemory(name, samples);
  await reportVisits(product, visits);
  await reportRuns(product, runs);
  reportWarnings(product);
}

function reportMemory(name: string, samples: readonly Sample[]): void {
  const at = samples.map(({ megabytes }) => megabytes);
  console.log(`  ${name}, MB every 15 s: ${at.map((megabytes) => megabytes.toFixed(0)).join(" ")}`);
  reportFigure({ figure: `${name}, most memory`, value: Math.max(...at), unit: "MB" });
  reportFigure({
    figure: `${name}, rise in the second half`,
    value: risePerMinute(secondHalf(samples)),
    unit: "MB/min",
    atMost: mostRise,
  });
}

/** The product's log lines about wrong answers, without the line of each request. */
function reportWarnings({ output }: Start): void {
  const lines = output().split("\n");
  const warnings = lines.filter(
    (line) => line.startsWith('{"event"') && !line.startsWith('{"event":"request"'),
  );
  for (const line of warnings.slice(-20)) console.log(`  ${line.slice(0, 300)}`);
}

async function reportVisits(product: Start, visits: Visits): Promise<void> {
  for (const problem of visits.problems.slice(0, 10)) console.log(`  wrong: ${problem}`);
  reportFigure({ figure: "slowest answer", value: visits.slowestMs, unit: "ms" });
  reportFigure({
    figure: "wrong answers",
    value: visits.problems.length,
    unit: `of ${visits.sent}`,
    atMost: 0,
  });
  const kept = await countValues(product, "leads", "email");
  const misplaced = [...visits.receipts.keys()].filter((email) => kept.get(email) !== 1);
  reportFigure({
    figure: "leads lost or doubled",
    value: misplaced.length,
    unit: `of ${visits.receipts.size}`,
    atMost: 0,
  });
}

/** The states of the runs, one after the other. */
async function runScraper(product: Start, untilMs: number): Promise<string[]> {
  const states: string[] = [];
  while (Date.now() < untilMs) {
    const nextAt = Date.now() + runEveryMs;
    states.push(await runOnce(product));
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.min(nextAt, untilMs) - Date.now())));
  }
  return states;
}

async function runOnce(product: Start): Promise<string> {
  const id = await startRun(product).catch((error: unknown) => error);
  if (typeof id !== "string") return `not started: ${id}`;
  const deadline = Date.now() + runEndsWithinMs;
  for (;;) {
    const state = await readRunState(product, id);
    const isUnderWay = ["queued", "discovering", "fetching"].includes(state);
    if (!isUnderWay || Date.now() > deadline) return state;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

/** The sample outside site never changes, so the second run must find what the first one did. */
async function reportRuns(product: Start, states: readonly string[]): Promise<void> {
  console.log(`  runs: ${states.join(", ")}`);
  const origins = await countValues(product, "listing_origins", "source_url");
  const doubled = [...origins.values()].filter((count) => count > 1).length;
  reportFigure({ figure: "scraped listings", value: origins.size, unit: "", atLeast: 1 });
  reportFigure({ figure: "scraped listings doubled", value: doubled, unit: "", atMost: 0 });
  const ended = states.filter((state) => state === "done").length;
  reportFigure({
    figure: "runs that ended well",
    value: ended,
    unit: `of ${states.length}`,
    atLeast: states.length,
  });
}
