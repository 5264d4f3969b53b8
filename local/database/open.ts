/** Opens the embedded Postgres from a folder or in memory, prepares it like a Supabase database and migrates it. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { uuid_ossp } from "@electric-sql/pglite/contrib/uuid_ossp";
import { type AppliedMigration, type SqlRunner, migrate, migrationsFolder } from "./migrate.ts";
import { noticeStop, type PostgresStopped } from "./notice-stop.ts";
import { readBytes, type ReadBytes } from "./read-bytes.ts";
import { nameTemplate, readTemplate, saveTemplate } from "./template.ts";

export type RunQuery = <Row>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

export type LocalDatabase = SqlRunner & {
  pglite: PGlite;
  /** Commits everything in `work`, or nothing when it throws. */
  transaction<Result>(work: (run: RunQuery, readBytes: ReadBytes) => Promise<Result>): Promise<Result>;
  /** Resolves when Postgres has stopped by itself. Only a new opening of the folder helps. */
  stopped: Promise<PostgresStopped>;
  close(): Promise<void>;
};

const local = (file: string) => join(import.meta.dirname, "..", file);

/** The SQL that takes the place of Supabase's own schemas, in order. It runs before our migrations. */
export const supabaseFiles = ["database/platform.sql", "auth/schema.sql", "storage/schema.sql"].map(local);
const platformFiles = [...supabaseFiles, local("mailbox/schema.sql")];

/** Passes strings unchanged, so that Postgres and not the driver decides whether one is a boolean or a number. */
const passText = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));
const serializers = {
  [types.BOOL]: passText,
  [types.JSON]: passText,
  [types.JSONB]: passText,
};

const extensions = { btree_gist, citext, pg_trgm, pgcrypto, unaccent, uuid_ossp };

/** Without a folder the database is in memory and lost on close. */
export async function openDatabase(folder?: string): Promise<LocalDatabase> {
  if (!folder) return openFresh();
  const database = wrap(await PGlite.create({ dataDir: folder, extensions, serializers }));
  await prepare(database);
  return database;
}

async function openFresh(): Promise<LocalDatabase> {
  return openCopy(platformFiles, () => openMigrated(migrationsFolder));
}

/** Opens a saved copy of what `make` once made of the same sources. */
export async function openCopy(
  sources: string[],
  make: () => Promise<LocalDatabase>,
): Promise<LocalDatabase> {
  const template = await nameTemplate(sources);
  const loadDataDir = await readTemplate(template);
  if (loadDataDir) return wrap(await PGlite.create({ loadDataDir, extensions, serializers }));
  const database = await make();
  await saveTemplate(template, await database.pglite.dumpDataDir("none"));
  return database;
}

/** The migrations that a folder's database has seen. Nothing is written to it but what every opening writes. */
export async function readApplied(folder: string): Promise<AppliedMigration[]> {
  const pglite = await PGlite.create({ dataDir: folder });
  try {
    const {
      rows: [table],
    } = await pglite.query<{ is_there: boolean }>(
      "select to_regclass('site_private.migrations') is not null as is_there",
    );
    if (!table?.is_there) return [];
    // The column is missing from databases of before the hashes.
    const { rows } = await pglite.query<AppliedMigration>(
      "select name, to_jsonb(one) ->> 'content_hash' as content_hash from site_private.migrations as one",
    );
    return rows;
  } finally {
    await pglite.close();
  }
}

/** In memory, with the migrations of another folder. */
export async function openMigrated(migrations: string): Promise<LocalDatabase> {
  const database = wrap(await PGlite.create({ extensions, serializers }));
  await prepare(database, migrations);
  return database;
}

async function prepare(database: LocalDatabase, migrations = migrationsFolder): Promise<void> {
  for (const file of platformFiles) await database.script(await readFile(file, "utf8"));
  await migrate(database, migrations);
}

function wrap(pglite: PGlite): LocalDatabase {
  const stopped = noticeStop(pglite);
  let isStopped = false;
  void stopped.then(() => (isStopped = true));
  return {
    pglite,
    stopped,
    script: async (sql) => void (await pglite.exec(sql)),
    query: (sql, parameters = []) => runQuery(pglite, sql, parameters),
    transaction: (work) =>
      pglite.transaction((tx) =>
        work(
          (sql, parameters = []) => runQuery(tx, sql, parameters),
          (sql, parameters) => readBytes(pglite, sql, parameters),
        ),
      ),
    // A Postgres that has stopped cannot close its files in order. The next opening recovers them.
    close: async () => {
      if (!isStopped) await pglite.close();
    },
  };
}

async function runQuery<Row>(
  runner: Pick<PGlite, "query">,
  sql: string,
  parameters: readonly unknown[],
): Promise<Row[]> {
  try {
    return (await runner.query<Row>(sql, [...parameters])).rows;
  } catch (error) {
    // PGlite adds the parameters, so a logged error would contain people's names, emails and messages.
    if (error instanceof Error && "params" in error) delete error.params;
    throw error;
  }
}
