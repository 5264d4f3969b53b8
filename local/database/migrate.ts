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
  if (fresh.length > 0) await requireStorageRight(database);
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

/**
 * The pictures' policies are on a table of Storage's. Supabase's hosting lets its `postgres` role make policies there
 * without owning the table; other hosting must grant it. Only trying tells.
 */
async function requireStorageRight(database: SqlRunner): Promise<void> {
  await database.script("begin");
  try {
    await database.script(
      `${limits} create policy "A try of npm run migrate" on storage.objects for select using (false);`,
    );
  } catch (error) {
    throw new MigrationError(
      `This role may not make policies on storage.objects (${messageOf(error)}), so nothing was applied. docs/deploying.md, "Other hosting", says what to grant.`,
      { cause: error },
    );
  } finally {
    await database.script("rollback");
  }
}

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
    const line = lineOf(sql, error) ?? (await findFailingLine(database, sql));
    throw new MigrationError(`migrations/${file}:${line}: ${messageOf(error)}`, { cause: error });
  }
}

/** Turns the 1-based character position that Postgres reports into a line number. Only some errors have one. */
function lineOf(sql: string, error: unknown): number | undefined {
  const position = error instanceof Error && "position" in error ? Number(error.position) : Number.NaN;
  return Number.isFinite(position) ? sql.slice(0, position - 1).split("\n").length : undefined;
}

/** Runs the statements one by one until one fails, and takes them back. Postgres has read the text, so it can be parsed. */
async function findFailingLine(database: SqlRunner, sql: string): Promise<number> {
  const { parse } = await import("libpg-query");
  const { stmts = [] } = await parse(sql);
  const bytes = Buffer.from(sql);
  const textOf = (from: number, length?: number) =>
    bytes.subarray(from, length === undefined ? undefined : from + length).toString();
  await database.script("begin");
  try {
    await database.script(limits);
    for (const { stmt_location: from = 0, stmt_len: length } of stmts) {
      const statement = textOf(from, length);
      try {
        await database.script(statement);
      } catch {
        // The statement begins behind the empty lines and comments before it.
        const lead = /^(\s|--.*\n)*/.exec(statement)?.[0] ?? "";
        return (textOf(0, from) + lead).split("\n").length;
      }
    }
    return 1;
  } finally {
    await database.script("rollback");
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
