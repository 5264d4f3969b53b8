/**
 * Reads every row of every table in a form that makes two databases with the same history comparable: ids are replaced
 * by what they refer to, times and counts of attempts are left out, and rows are sorted by their text. New tables are
 * included without being named here.
 */
import type { LocalDatabase } from "../../local/database/open.ts";

export type Rows = Record<string, string[]>;

/** Random columns: how often a message came, which of its copies was given up, and the key of the site Worker. */
const randomColumns: Record<string, readonly string[]> = {
  scrape_pages: ["attempts"],
  site_keys: ["hash"],
  scrape_dead_messages: ["attempts", "message_id"],
};

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

export async function readRows(database: LocalDatabase, host: string): Promise<Rows> {
  const names = await nameIds(database);
  const tables = await database.query<{ name: string; left_out: string[] }>(
    `select tables.table_name as name, coalesce(array_agg(columns.column_name::text) filter (
       where columns.data_type like 'timestamp%' or columns.is_identity = 'YES'), '{}') as left_out
     from information_schema.tables as tables
     join information_schema.columns as columns using (table_schema, table_name)
     where tables.table_schema = 'public' and tables.table_type = 'BASE TABLE' group by 1 order by 1`,
  );
  const rows: Rows = {};
  for (const { name, left_out } of tables) {
    const found = await database.query<{ row: unknown }>(
      // A message counts its failures itself, across waits.
      `select (to_jsonb(kept) - $1::text[]) #- '{body,failures}' as row from public."${name}" as kept`,
      [[...left_out, ...(randomColumns[name] ?? [])]],
    );
    rows[name] = found
      .map(({ row }) =>
        JSON.stringify(row)
          .replaceAll(host, "origin")
          .replace(uuids, (id) => names.get(id) ?? "id"),
      )
      .toSorted();
  }
  return rows;
}

async function nameIds(database: LocalDatabase): Promise<Map<string, string>> {
  const rows = await database.query<{ id: string; name: string }>(
    `select id, 'listing ' || slug as name from public.listings
     union all select id, 'source ' || name from public.scrape_sources
     union all select id, 'run ' || row_number() over (order by created_at) from public.scrape_runs`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
