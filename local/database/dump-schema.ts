/** A database's schema, and the rows in it, as entries that can be compared: "object | part | what it is". */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SqlRunner } from "./migrate.ts";

type Entry = { object: string; part: string; detail: string };

// Timestamps differ at every run, and the names of the migrations are what two folders may differ in.
const tablesSql = `
  select format('%I.%I', n.nspname, c.relname) as name,
    array(select a.attname::text from pg_attribute as a
      where a.attrelid = c.oid and a.attnum > 0 and a.atttypid in ('timestamptz'::regtype, 'timestamp'::regtype)) as times
  from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and c.oid <> to_regclass('site_private.migrations')
  order by 1`;

export async function dumpSchema(database: SqlRunner): Promise<string[]> {
  // So that Postgres writes every name with its schema.
  await database.script("set search_path = ''");
  const sql = await readFile(join(import.meta.dirname, "dump-schema.sql"), "utf8");
  const entries = await database.query<Entry>(sql);
  for (const { name, times } of await database.query<{ name: string; times: string[] }>(tablesSql)) {
    const rows = await database.query<{ row: string }>(
      `select (to_jsonb(t) - $1::text[])::text collate "C" as row from ${name} as t order by 1`,
      [times],
    );
    entries.push(...rows.map(({ row }) => ({ object: name, part: "row", detail: row })));
  }
  await database.script("reset search_path");
  return entries.map(({ object, part, detail }) => `${object} | ${part} | ${detail.trimEnd()}`);
}
