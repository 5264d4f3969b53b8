/** Looks at a data folder before anything is written to it: can these migrations go on with it? */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AppliedMigration, hashMigration, listMigrations } from "../database/migrate.ts";
import { readApplied } from "../database/open.ts";

export type DataState =
  | { kind: "none" }
  | { kind: "usable" }
  /** Made by migrations that are not here, or that were other files then. */
  | { kind: "foreign" }
  | { kind: "damaged"; reason: string };

export async function checkData(folder: string): Promise<DataState> {
  const postgres = join(folder, "postgres");
  const badKeys = findBadKeys(join(folder, "keys.json"));
  if (badKeys) return damaged(badKeys);
  if (isEmpty(postgres)) {
    return isEmpty(join(folder, "storage")) ? { kind: "none" } : damaged("there are uploads but no database");
  }
  // Without this file PGlite takes the folder for a new one and makes an empty database over what is there.
  if (!existsSync(join(postgres, "PG_VERSION"))) return damaged("the database lacks PG_VERSION");
  let applied: AppliedMigration[];
  try {
    applied = await readApplied(postgres);
  } catch (error) {
    return damaged(`Postgres cannot open it: ${error instanceof Error ? error.message : String(error)}`);
  }
  return (await areOurs(applied)) ? { kind: "usable" } : { kind: "foreign" };
}

async function areOurs(applied: AppliedMigration[]): Promise<boolean> {
  const files = await listMigrations();
  const hashes = new Map(
    await Promise.all(files.map(async (file) => [file, await hashMigration(file)] as const)),
  );
  return applied.every(({ name, content_hash }) => hashes.get(name) === content_hash);
}

function damaged(reason: string): DataState {
  return { kind: "damaged", reason };
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

function findBadKeys(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    JSON.parse(readFileSync(file, "utf8"));
    return undefined;
  } catch {
    return "keys.json is not readable";
  }
}
