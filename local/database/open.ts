/** The embedded Postgres: opened from a folder (or in memory), made a Supabase database, migrated. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { uuid_ossp } from "@electric-sql/pglite/contrib/uuid_ossp";
import { migrate, type SqlRunner } from "./migrate.ts";

export type LocalDatabase = SqlRunner & { pglite: PGlite; close(): Promise<void> };

/** Without a folder the database lives in memory and is gone when closed. */
export async function openDatabase(folder?: string): Promise<LocalDatabase> {
  const pglite = await PGlite.create({
    ...(folder && { dataDir: folder }),
    extensions: { citext, pg_trgm, pgcrypto, unaccent, uuid_ossp },
  });
  const database: LocalDatabase = {
    pglite,
    script: async (sql) => void (await pglite.exec(sql)),
    query: async <Row>(sql: string, parameters: unknown[] = []) =>
      (await pglite.query<Row>(sql, parameters)).rows,
    close: () => pglite.close(),
  };
  await database.script(await readFile(join(import.meta.dirname, "platform.sql"), "utf8"));
  await migrate(database);
  return database;
}
