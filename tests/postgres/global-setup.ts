/** Starts a server for one major version and prepares the database that each test file gets a copy of. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { TestProject } from "vitest/node";
import { explainMissing, findPostgres, type PostgresMajor } from "./find-postgres.ts";
import { prepareTemplate } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresMajor: PostgresMajor;
    /** The superuser's. */
    postgresAddress: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const major = project.getProvidedContext().postgresMajor;
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
  await prepareTemplate(address);
  project.provide("postgresAddress", address);
  return async () => {
    server.stdin.end();
    await isOver;
  };
}
