/** Looks at a data folder before anything is written to it: can these migrations go on with it? */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listMigrations } from "../database/migrate.ts";
import { readAppliedNames } from "../database/open.ts";

export type DataState =
  | { kind: "none" }
  | { kind: "usable" }
  /** Made by migrations that are not here. */
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
  const known = new Set(await listMigrations());
  let applied: string[];
  try {
    applied = await readAppliedNames(postgres);
  } catch (error) {
    return damaged(`Postgres cannot open it: ${error instanceof Error ? error.message : String(error)}`);
  }
  return applied.every((name) => known.has(name)) ? { kind: "usable" } : { kind: "foreign" };
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
