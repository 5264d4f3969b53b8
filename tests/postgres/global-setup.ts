/** Starts a server for one major version before the tests of `postgres-…`, and stops it after them. */
import type { TestProject } from "vitest/node";
import type { PostgresMajor } from "./find-postgres.ts";
import { startServer } from "./start-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresMajor: PostgresMajor;
    /** The superuser's. */
    postgresAddress: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startServer(project.getProvidedContext().postgresMajor);
  project.provide("postgresAddress", address);
  return stop;
}
