/** Starts a server for one major version and prepares the database that each test file gets a copy of. */
import type { TestProject } from "vitest/node";
import type { PostgresMajor } from "./find-postgres.ts";
import { startServer } from "./start-server.ts";
import { prepareTemplate } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresMajor: PostgresMajor;
    /** The superuser's. */
    postgresAddress: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startServer(project.getProvidedContext().postgresMajor);
  await prepareTemplate(address);
  project.provide("postgresAddress", address);
  return stop;
}
