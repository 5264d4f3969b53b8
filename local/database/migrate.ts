/**
 * Applies migrations/*.sql in order, each exactly once and in its own transaction, to the embedded Postgres or, by
 * DATABASE_URL, to a real one. A file that was applied must stay as it was: each row keeps the hash of its file.
 */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export type SqlRunner = {
  /** Runs one or more statements without parameters. */
  script(sql: string): Promise<void>;
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
};

export const migrationsFolder = join(import.meta.dirname, "../../migrations");

/** A row of site_private.migrations. Databases from before the hashes have none. */
export type AppliedMigration = { name: string; content_hash: string | null };

export class MigrationError extends Error {
  override name = "MigrationError";
}

/** In the order in which they are applied. */
export async function listMigrations(folder = migrationsFolder): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
}

export async function hashMigration(file: string, folder = migrationsFolder): Promise<string> {
  return createHash("sha256")
    .update(await readFile(join(folder, file)))
    .digest("hex");
}

export async function migrate(database: SqlRunner, folder = migrationsFolder): Promise<string[]> {
  await database.script(`
    create schema if not exists site_private;
    create table if not exists site_private.migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    );
    alter table site_private.migrations add column if not exists content_hash text;`);
  const rows = await database.query<AppliedMigration>(
    "select name, content_hash from site_private.migrations",
  );
  const applied = new Map(rows.map((row) => [row.name, row.content_hash]));
  await refuseChanged(applied, folder);
  const fresh = (await listMigrations(folder)).filter((file) => !applied.has(file));
  for (const file of fresh) await applyOne(database, folder, file);
  return fresh;
}

async function refuseChanged(applied: Map<string, string | null>, folder: string): Promise<void> {
  for (const file of await listMigrations(folder)) {
    const hash = applied.get(file);
    if (!hash || hash === (await hashMigration(file, folder))) continue;
    throw new MigrationError(
      `migrations/${file} was changed after it had been applied. Restore it, and put the change in a new file.`,
    );
  }
}

/**
 * A statement that waits for a table makes all others wait behind it, so it soon gives up: run it again when the site is
 * quieter. Hosted projects end statements of this role after two minutes, which building an index may need.
 */
const limits = "set local lock_timeout = '5s'; set local statement_timeout = '10min';";

async function applyOne(database: SqlRunner, folder: string, file: string): Promise<void> {
  const sql = await readFile(join(folder, file), "utf8");
  await database.script("begin");
  try {
    await database.script(limits);
    await database.script(sql);
    await database.query("insert into site_private.migrations (name, content_hash) values ($1, $2)", [
      file,
      await hashMigration(file, folder),
    ]);
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
