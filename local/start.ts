/** `npm start`: the whole product on this machine, or the Workers alone against a given Supabase. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { ensureBuild, quietTools } from "./ensure-build.ts";
import { startDevServer } from "./dev-server.ts";
import { describeStart } from "./describe-start.ts";
import { assertPortsFree } from "./free-ports.ts";
import { readSettings } from "./settings.ts";
import { startUpstream } from "./upstream.ts";
import { workerVars } from "./site-vars.ts";
import { startWorkers } from "./workers.ts";

const folder = join(import.meta.dirname, "../.data");
/** Cron never fires by itself outside Cloudflare; here it ticks every minute. */
const tickEveryMs = 60_000;
const cron = "*/5 * * * *";

const closers: (() => Promise<unknown> | void)[] = [];
let isClosing = false;

async function close(exitCode: number): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  for (const closer of closers.toReversed()) await closer();
  process.exit(exitCode);
}

async function start(): Promise<void> {
  Object.assign(process.env, quietTools);
  const isDev = process.argv.includes("--dev");
  const settings = readSettings(process.env);
  await assertPortsFree(settings);
  if (process.argv.includes("--fresh")) await rm(folder, { recursive: true, force: true });
  if (!isDev) ensureBuild();

  const upstream = await startUpstream(settings, folder);
  closers.push(upstream.close);
  const siteUrl = `http://localhost:${settings.PORT}`;
  const vars = workerVars(siteUrl, upstream, upstream.privateHosts);
  if (isDev) {
    closers.push(await startDevServer(settings.PORT, vars));
  } else {
    const workers = await startWorkers({ port: settings.PORT, vars, folder });
    closers.push(workers.close);
    const timer = setInterval(() => void workers.tick(cron).catch(reportTick), tickEveryMs);
    closers.push(() => clearInterval(timer));
  }
  console.log(describeStart(siteUrl, upstream));
}

function reportTick(error: unknown): void {
  console.error("The scraper's clock tick failed:", error);
}

process.on("SIGINT", () => void close(0));
process.on("SIGTERM", () => void close(0));
try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await close(1);
}
