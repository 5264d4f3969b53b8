/** Runs the built Workers, both in one workerd, as start and the tests need them. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Miniflare, type V4MiniflareOptions, convertV4MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from "wrangler";

const distFolder = join(import.meta.dirname, "../dist");

export type WorkersOptions = {
  /** 0 takes a free port. */
  port: number;
  vars: { site: Record<string, string>; scraper: Record<string, string> };
  /** Where queues, caches and Durable Objects are kept; without it they live in memory. */
  folder?: string;
};

export type Workers = {
  url: string;
  /** Cron never fires by itself outside Cloudflare. */
  tick(cron: string): Promise<void>;
  miniflare: Miniflare;
  close(): Promise<void>;
};

export async function startWorkers({ port, vars, folder }: WorkersOptions): Promise<Workers> {
  const options: V4MiniflareOptions = {
    host: "127.0.0.1",
    port,
    ...(folder && { resourcePersistencePath: join(folder, "workers") }),
    telemetry: { enabled: false },
    workers: [await describeWorker("site", vars.site), await describeWorker("scraper", vars.scraper)],
  };
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  const url = (await miniflare.ready).origin;
  return {
    url,
    miniflare,
    tick: async (cron) => {
      const scraper = await miniflare.getWorker("scraper");
      await scraper.scheduled({ cron });
    },
    close: () => miniflare.dispose(),
  };
}

type WorkerOptions = Extract<V4MiniflareOptions, { workers: unknown }>["workers"][number];

async function describeWorker(
  name: "site" | "scraper",
  vars: Record<string, string>,
): Promise<WorkerOptions> {
  const folder = join(distFolder, name);
  const { modulesRules: _, ...options } = readWorkerOptions(join(folder, "wrangler.json")).workerOptions;
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".js"));
  const modules = ["index.js", ...files.filter((file) => file !== "index.js")].map((file) => ({
    type: "ESModule" as const,
    path: join(folder, file),
  }));
  return { ...options, name, rootPath: folder, modules, bindings: Object.assign({}, options.bindings, vars) };
}
