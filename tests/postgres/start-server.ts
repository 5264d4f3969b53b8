/** Starts a Postgres of one major version, which ends with this process at the latest. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { explainMissing, findPostgres, type PostgresMajor } from "./find-postgres.ts";

export type Server = { /** The superuser's. */ address: string; stop(): Promise<void> };

export async function startServer(major: PostgresMajor): Promise<Server> {
  const programs = findPostgres(major);
  if (!programs) throw new Error(explainMissing(major));
  const server = spawn(process.execPath, [join(import.meta.dirname, "run-server.ts"), programs], {
    stdio: ["pipe", "pipe", "inherit"],
    // A Ctrl-C in the terminal is for the tests. The server ends after them, by itself.
    detached: true,
  });
  const isOver = once(server, "exit");
  const firstLine = once(createInterface({ input: server.stdout }), "line");
  const [address] = await Promise.race([firstLine, isOver.then(() => [undefined])]);
  if (typeof address !== "string") throw new Error(`Postgres ${major} did not start.`);
  return {
    address,
    stop: async () => {
      server.stdin.end();
      await isOver;
    },
  };
}
