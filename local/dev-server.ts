/** `npm run dev`: the same Workers under Vite, with hot reload. */
import { createServer } from "vite";
import { collectGarbageEarly } from "./processes/collect-garbage.ts";
import { guardChildren } from "./processes/guard-children.ts";
import type { WorkersOptions } from "./workers.ts";

/** vite.config.ts reads the Workers' variables from here. */
const devVarsName = "WORKER_VARS";

/** Without caching, so that a change shows at once. */
const uncached = { CACHE_FRESH_SECONDS: "0", CACHE_STALE_SECONDS: "0" };

export async function startDevServer(
  port: number,
  vars: WorkersOptions["vars"],
): Promise<() => Promise<void>> {
  process.env[devVarsName] = JSON.stringify({ ...vars, site: { ...vars.site, ...uncached } });
  guardChildren();
  collectGarbageEarly();
  const server = await createServer({ server: { port, strictPort: true, host: "127.0.0.1" } });
  await server.listen();
  return () => server.close();
}
