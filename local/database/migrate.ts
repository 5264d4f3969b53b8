/**
 * Applies migrations/*.sql in order, each exactly once and in its own transaction, to the embedded Postgres or, by
 * DATABASE_URL, to a real one.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export type SqlRunner = {
  /** Runs one or more statements without parameters. */
  script(sql: string): Promise<void>;
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
};

export const migrationsFolder = join(import.meta.dirname, "../../migrations");

export class MigrationError extends Error {
  override name = "MigrationError";
}

/** In the order in which they are applied. */
export async function listMigrations(folder = migrationsFolder): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
}

export async function migrate(database: SqlRunner, folder = migrationsFolder): Promise<string[]> {
  await database.script(`
    create schema if not exists site_private;
    create table if not exists site_private.migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    );`);
  const rows = await database.query<{ name: string }>("select name from site_private.migrations");
  const applied = new Set(rows.map((row) => row.name));
  const fresh = (await listMigrations(folder)).filter((file) => !applied.has(file));
  for (const file of fresh) await applyOne(database, folder, file);
  return fresh;
}

async function applyOne(database: SqlRunner, folder: string, file: string): Promise<void> {
  const sql = await readFile(join(folder, file), "utf8");
  await database.script("begin");
  try {
    await database.script(sql);
    await database.query("insert into site_private.migrations (name) values ($1)", [file]);
    await database.script("commit");
  } catch (error) {
    await database.script("rollback");
    throw new MigrationError(`migrations/${file}:${lineOf(sql, error)}: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

/** Turns the 1-based character position that Postgres reports into a line number. */
function lineOf(sql: string, error: unknown): number {
  const position = error instanceof Error && "position" in error ? Number(error.position) : Number.NaN;
  return Number.isFinite(position) ? sql.slice(0, position - 1).split("\n").length : 1;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
