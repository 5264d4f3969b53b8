/** `npm run dev`: the same Workers under Vite, with hot reload. */
import { createServer } from "vite";
import type { WorkersOptions } from "./workers.ts";

/** vite.config.ts reads the Workers' variables from here. */
export const devVarsName = "WORKER_VARS";

/** Every page is made anew, or a change would be seen minutes after it was made. */
const uncached = { CACHE_FRESH_SECONDS: "0", CACHE_STALE_SECONDS: "0" };

export async function startDevServer(
  port: number,
  vars: WorkersOptions["vars"],
): Promise<() => Promise<void>> {
  process.env[devVarsName] = JSON.stringify({ ...vars, site: { ...vars.site, ...uncached } });
  const server = await createServer({ server: { port, strictPort: true, host: "127.0.0.1" } });
  await server.listen();
  return () => server.close();
}
