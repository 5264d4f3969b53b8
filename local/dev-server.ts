/** `npm run dev`: the same Workers under Vite, with hot reload. */
import { createServer } from "vite";
import type { WorkersOptions } from "./workers.ts";

/** vite.config.ts reads the Workers' variables from here. */
export const devVarsName = "WORKER_VARS";

export async function startDevServer(
  port: number,
  vars: WorkersOptions["vars"],
): Promise<() => Promise<void>> {
  process.env[devVarsName] = JSON.stringify(vars);
  const server = await createServer({ server: { port, strictPort: true, host: "127.0.0.1" } });
  await server.listen();
  return () => server.close();
}
