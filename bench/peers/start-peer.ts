/** Starts a Worker in a workerd of its own, as local/workers.ts starts ours, so that its processor time can be read. */
import { dirname } from "node:path";
import { Miniflare, convertV4MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from "wrangler";
import { findWorkerd } from "../../tests/scraper/workerd-processes.ts";

type Server = { url: string; pid: number; close: () => Promise<void> };
type Peer = { config: string; script: string; vars: Record<string, string> };

export async function startPeer({ config, script, vars }: Peer): Promise<Server> {
  const { modulesRules: _, ratelimits: _none, ...options } = readWorkerOptions(config).workerOptions;
  const worker = {
    ...options,
    name: "peer",
    rootPath: dirname(config),
    modules: [{ type: "ESModule" as const, path: script }],
    modulesRoot: dirname(script),
    bindings: vars,
  };
  return watchStart(async () => {
    const options = { host: "127.0.0.1", port: 0, telemetry: { enabled: false }, workers: [worker] };
    const miniflare = new Miniflare(convertV4MiniflareOptions(options));
    return { url: (await miniflare.ready).origin, close: () => miniflare.dispose() };
  });
}

/** The process that a start starts. */
export async function watchStart<Started>(start: () => Promise<Started>): Promise<Started & { pid: number }> {
  const others = new Set(findWorkerd());
  const started = await start();
  const pid = findWorkerd().find((one) => !others.has(one));
  if (pid === undefined) throw new Error("No workerd was started.");
  return { ...started, pid };
}
