/**
 * Applies migrations/*.sql in order, each exactly once and each in its own transaction,
 * to whatever can run SQL: the embedded Postgres or, by DATABASE_URL, a real one.
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

export async function migrate(database: SqlRunner, folder = migrationsFolder): Promise<string[]> {
  await database.script(`
    create schema if not exists site_private;
    create table if not exists site_private.migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    );`);
  const rows = await database.query<{ name: string }>("select name from site_private.migrations");
  const applied = new Set(rows.map((row) => row.name));
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
  const fresh = files.filter((file) => !applied.has(file));
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

/** Postgres reports a 1-based character position in the script; people want a line. */
function lineOf(sql: string, error: unknown): number {
  const position = error instanceof Error && "position" in error ? Number(error.position) : Number.NaN;
  return Number.isFinite(position) ? sql.slice(0, position - 1).split("\n").length : 1;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
