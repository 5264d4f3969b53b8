/** Runs the three built Workers in one workerd, for `npm start` and the tests. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as handlePendingEvents } from "node:timers/promises";
import { Miniflare, type V4MiniflareOptions, convertV4MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from "wrangler";
import { collectGarbageEarly } from "./processes/collect-garbage.ts";
import { guardChildren } from "./processes/guard-children.ts";

const distFolder = join(import.meta.dirname, "../dist");

type WorkerName = "site" | "office" | "scraper";

export type WorkersOptions = {
  /** 0 picks a free port. */
  port: number;
  vars: Record<WorkerName, Record<string, string>>;
  /** The folder for queues, caches and Durable Objects. Without it they are in memory. */
  folder?: string;
  /** Receives the Workers' log lines. Without it the log goes to the terminal. */
  onLog?: (line: string) => void;
  /** Replaces the built site, for comparisons. */
  siteScript?: string;
  /** How many times as much each rate limit allows. Browser journeys come from one address and are a few people. */
  leniency?: number | undefined;
  /** The port of workerd's inspector, for measuring. 0 picks a free port; without it there is none. */
  inspectorPort?: number | undefined;
};

type RunningWorker = Awaited<ReturnType<Miniflare["getWorker"]>>;

export type QueuedMessage = { id: string; body: unknown; attempts: number };

export type Workers = {
  url: string;
  /** Runs the cron of the office and of the scraper, which never fires by itself outside Cloudflare. */
  tick(cron: string): Promise<void>;
  /** Delivers one batch to the scraper, as the named queue would, and returns the consumer's answer. */
  deliver(queue: string, batch: readonly QueuedMessage[]): ReturnType<RunningWorker["queue"]>;
  miniflare: Miniflare;
  close(): Promise<void>;
};

export async function startWorkers({
  port,
  vars,
  folder,
  siteScript,
  onLog,
  leniency = 1,
  inspectorPort,
}: WorkersOptions): Promise<Workers> {
  const options: V4MiniflareOptions = {
    host: "127.0.0.1",
    port,
    ...(folder && { resourcePersistencePath: join(folder, "workers") }),
    telemetry: { enabled: false },
    ...(inspectorPort !== undefined && { inspectorPort }),
    ...(onLog && { handleStructuredLogs: ({ message }) => onLog(message) }),
    workers: [
      await describeWorker("site", vars.site, leniency, siteScript),
      await describeWorker("office", vars.office, leniency),
      await describeWorker("scraper", vars.scraper, leniency),
    ],
  };
  guardChildren();
  collectGarbageEarly();
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  const url = (await miniflare.ready).origin;
  /** workerd closes idle connections. A process that was busy must handle that event before it sends on one. */
  const getWorker = async (name: WorkerName) => {
    await handlePendingEvents();
    return miniflare.getWorker(name);
  };
  const tickOne = async (name: WorkerName, cron: string) => {
    const worker = await getWorker(name);
    await worker.scheduled({ cron });
  };
  return {
    url,
    miniflare,
    tick: async (cron) => {
      try {
        await tickOne("scraper", cron);
      } finally {
        // Even after a failure, and later: the office sends the alarms that the scraper raises.
        await tickOne("office", cron);
      }
    },
    deliver: async (queue, batch) => {
      const scraper = await getWorker("scraper");
      return scraper.queue(
        queue,
        batch.map((message) => ({ ...message, timestamp: new Date() })),
      );
    },
    close: () => miniflare.dispose(),
  };
}

type WorkerOptions = Extract<V4MiniflareOptions, { workers: unknown }>["workers"][number];
type Modules = Exclude<WorkerOptions["modules"], boolean | undefined>;
type RateLimits = NonNullable<WorkerOptions["ratelimits"]>;

async function describeWorker(
  name: WorkerName,
  vars: Record<string, string>,
  leniency: number,
  script?: string,
): Promise<WorkerOptions> {
  const folder = join(distFolder, name);
  const { modulesRules: _, ...options } = readWorkerOptions(join(folder, "wrangler.json")).workerOptions;
  const modules =
    script === undefined ? await listModules(folder) : [{ ...entryOf(folder), contents: script }];
  const bindings = Object.assign({}, options.bindings, vars);
  const ratelimits = relax((options.ratelimits ?? {}) as RateLimits, leniency);
  return { ...options, name, rootPath: folder, modules, bindings, ratelimits };
}

function relax(limits: RateLimits, leniency: number): RateLimits {
  return Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => {
      const simple = { ...limit.simple, limit: limit.simple.limit * leniency };
      return [name, { ...limit, simple }];
    }),
  );
}

async function listModules(folder: string): Promise<Modules> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file !== "index.js");
  const of = (type: "ESModule" | "CompiledWasm", ending: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => ({ type, path: join(folder, file) }));
  return [entryOf(folder), ...of("ESModule", ".js"), ...of("CompiledWasm", ".wasm")];
}

function entryOf(folder: string) {
  return { type: "ESModule" as const, path: join(folder, "index.js") };
}
