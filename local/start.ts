/** `npm start`: runs the whole product on this machine, or only the Workers against a given Supabase. */
import { rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { backUp, restore } from "./data-folder/back-up.ts";
import { assertDiskSpace } from "./data-folder/disk-space.ts";
import { findDataFolder } from "./data-folder/find-data-folder.ts";
import { type LockPurpose, lockFolder } from "./data-folder/lock.ts";
import { ensureBuild, quietTools } from "./ensure-build.ts";
import { startDevServer } from "./dev-server.ts";
import { describeStart } from "./describe-start.ts";
import { assertPortsFree } from "./free-ports.ts";
import { noticeWorkerd } from "./processes/notice-workerd.ts";
import { readSettings, type Settings } from "./settings.ts";
import { startUpstream } from "./upstream.ts";
import { workerVars } from "./site-vars.ts";
import { startWorkers } from "./workers.ts";

const folder = findDataFolder();
const usage = "Usage: npm start -- [--fresh | --backup FILE | --restore FILE | --help]";
const help = `${usage}

Runs the whole product on this machine: the site, the office and the scraper Worker, an embedded backend with sample data,
and a sample outside site. It prints the addresses and the sign-ins.

  --fresh          deletes the data and starts with the samples
  --backup FILE    writes all data to one file and ends
  --restore FILE   brings that data back and ends
  PORT, BACKEND_PORT, OUTSIDE_PORT   other ports than 8787, 54321 and 4100
  DATA_FOLDER                        another folder than .data
  NEWSLETTER_FRAME_URL               the https address of a newsletter provider's form for the guide
  SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, SUPABASE_SCRAPER_KEY, SITE_KEY
                                     a Supabase project instead of the embedded backend`;
/** Cron never fires by itself outside Cloudflare, so this runs it every minute. */
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
  const { dev: isDev, fresh, backup, restore: restored, help: isHelp } = readOptions();
  if (isHelp) {
    console.log(help);
    return close(0);
  }
  if (backup || restored) {
    console.log(
      await (backup ? backUp(folder, backup, new Date()) : restore(folder, restored ?? "", new Date())),
    );
    return close(0);
  }
  const settings = readSettings(process.env);
  // Before the ports: a start that runs on this folder must not be answered with "choose another port".
  const lock = lockFolder(folder, describePurpose(isDev, settings));
  closers.push(lock.release);
  await assertPortsFree(settings, lock.isTakenOver);
  if (fresh) await rm(folder, { recursive: true, force: true });
  if (!isDev) await ensureBuild();

  const upstream = await startUpstream(settings, folder);
  closers.push(upstream.close);
  void upstream.stopped?.then(endAfterStop);
  const siteUrl = `http://localhost:${settings.PORT}`;
  const vars = workerVars(siteUrl, upstream, upstream.privateHosts, settings.NEWSLETTER_FRAME_URL);
  if (isDev) {
    closers.push(await startDevServer(settings.PORT, vars));
  } else {
    const workers = await startWorkers({ port: settings.PORT, vars, folder });
    closers.push(workers.close);
    const tick = () => void workers.tick(cron).catch(reportTick);
    // At once, so that a run that was interrupted goes on.
    tick();
    const timer = setInterval(tick, tickEveryMs);
    closers.push(() => clearInterval(timer));
    noticeWorkerd(() => {
      console.error("workerd had died and was started again. What waited in its queues is sent again.");
      void upstream.forgetLostMessages?.().then(tick, reportTick);
    });
  }
  listenToSignals();
  console.log(describeStart(siteUrl, upstream));
}

async function endAfterStop({ message }: Error): Promise<void> {
  console.error(`${message} This ends here.`);
  try {
    await assertDiskSpace(folder);
    console.error("Start again with: npm start");
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error} Make room, then start again.`);
  }
  await close(1);
}

/** Also after Miniflare and Vite have started: their own listeners end the process before Postgres is closed. */
function listenToSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.removeAllListeners(signal);
    process.on(signal, () => void close(0));
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        dev: { type: "boolean", default: false },
        fresh: { type: "boolean", default: false },
        backup: { type: "string" },
        restore: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (Number(values.fresh) + Number("backup" in values) + Number("restore" in values) <= 1) return values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
  throw new Error(usage);
}

function describePurpose(isDev: boolean, settings: Settings): LockPurpose {
  const embedded = { backend: settings.BACKEND_PORT, outside: settings.OUTSIDE_PORT };
  return {
    command: isDev ? "npm run dev" : "npm start",
    ports: { site: settings.PORT, ...("SUPABASE_URL" in settings ? {} : embedded) },
  };
}

function reportTick(error: unknown): void {
  console.error("A tick of cron failed:", error);
}

listenToSignals();
try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await close(1);
}
