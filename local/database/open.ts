/** The embedded Postgres: opened from a folder (or in memory), made a Supabase database, migrated. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { uuid_ossp } from "@electric-sql/pglite/contrib/uuid_ossp";
import { migrate, type SqlRunner } from "./migrate.ts";
import { readBytes, type ReadBytes } from "./read-bytes.ts";
import { nameTemplate, readTemplate, saveTemplate } from "./template.ts";

export type RunQuery = <Row>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

export type LocalDatabase = SqlRunner & {
  pglite: PGlite;
  /** Everything in `work` is committed, or nothing when it throws. */
  transaction<Result>(work: (run: RunQuery, readBytes: ReadBytes) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** What Supabase brings before any migration of ours, in the order it must run. */
const platformFiles = [
  "database/platform.sql",
  "auth/schema.sql",
  "storage/schema.sql",
  "mailbox/schema.sql",
].map((file) => join(import.meta.dirname, "..", file));

/** A string is passed as it is: Postgres, not the driver, judges whether it is a boolean or a number. */
const passText = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));
const serializers = {
  [types.BOOL]: passText,
  [types.JSON]: passText,
  [types.JSONB]: passText,
};

const extensions = { citext, pg_trgm, pgcrypto, unaccent, uuid_ossp };

/** Without a folder the database lives in memory and is gone when closed. */
export async function openDatabase(folder?: string): Promise<LocalDatabase> {
  if (!folder) return openFresh();
  const database = wrap(await PGlite.create({ dataDir: folder, extensions, serializers }));
  await prepare(database);
  return database;
}

async function openFresh(): Promise<LocalDatabase> {
  const template = await nameTemplate(platformFiles);
  const loadDataDir = await readTemplate(template);
  if (loadDataDir) return wrap(await PGlite.create({ loadDataDir, extensions, serializers }));
  const database = wrap(await PGlite.create({ extensions, serializers }));
  await prepare(database);
  await saveTemplate(template, await database.pglite.dumpDataDir("none"));
  return database;
}

async function prepare(database: LocalDatabase): Promise<void> {
  for (const file of platformFiles) await database.script(await readFile(file, "utf8"));
  await migrate(database);
}

function wrap(pglite: PGlite): LocalDatabase {
  return {
    pglite,
    script: async (sql) => void (await pglite.exec(sql)),
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await pglite.query<Row>(sql, [...parameters])).rows,
    transaction: (work) =>
      pglite.transaction((tx) =>
        work(
          async <Row>(sql: string, parameters: readonly unknown[] = []) =>
            (await tx.query<Row>(sql, [...parameters])).rows,
          (sql, parameters) => readBytes(pglite, sql, parameters),
        ),
      ),
    close: () => pglite.close(),
  };
}
