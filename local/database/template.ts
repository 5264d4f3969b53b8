/**
 * A database as one file, from which the many in-memory databases of the tests start (0.3 s) instead of being created
 * again (2 s, or 5 s with the sample listings). Its name is the hash of everything it is made of.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { migrationsFolder } from "./migrate.ts";

const root = join(import.meta.dirname, "../..");
const cacheFolder = join(root, "node_modules/.cache/databases");
const postgresVersion = join(root, "node_modules/@electric-sql/pglite/package.json");

/** Takes the files and folders that the database is made of, besides Postgres and the migrations. */
export async function nameTemplate(sources: string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const source of [postgresVersion, migrationsFolder, ...sources])
    for (const file of await listFiles(source)) hash.update(file).update(await readFile(file));
  return join(cacheFolder, `${hash.digest("hex").slice(0, 24)}.tar`);
}

async function listFiles(source: string): Promise<string[]> {
  if ((await stat(source)).isFile()) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(ts|sql|json)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}

/** Read whole at once: a blob that reads the file later fails when another test has replaced it meanwhile. */
export async function readTemplate(file: string): Promise<Blob | undefined> {
  return existsSync(file) ? new Blob([new Uint8Array(await readFile(file))]) : undefined;
}

/** The file is renamed when complete, because several tests may create it at the same time. */
export async function saveTemplate(file: string, dump: Blob): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
  await rename(unfinished, file);
}
