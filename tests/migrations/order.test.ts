/** The migrations can be read in order: no file uses what a later one defines. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listMigrations, migrationsFolder, type SqlRunner } from "../../local/database/migrate.ts";
import { openMigrated } from "../../local/database/open.ts";
import { columnsIn, namesIn, readFunction, readStatements } from "./read-sql.ts";

/** What the bodies of functions say is looked up by Postgres when they are called, not when they are made. */
type Needs = { file: string; name: string; names: Set<string>; columns: Set<string> };

async function readNeeds(file: string, sql: string): Promise<Needs[]> {
  const functions = (await readStatements(sql)).filter(({ tree }) => "CreateFunctionStmt" in tree);
  return Promise.all(
    functions.map(async (statement) => {
      const { trees, dynamic } = await readFunction(statement);
      const [, name = ""] = /create function public\.(\w+)/.exec(statement.text) ?? [];
      return {
        file,
        name,
        names: namesIn([trees, dynamic.map((sval) => ({ sval }))]),
        columns: columnsIn(trees),
      };
    }),
  );
}

/** Tables with their columns, views, sequences, types and functions. */
async function listThings(database: SqlRunner): Promise<Map<string, Set<string>>> {
  const rows = await database.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array(select attname::text from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped) as columns
    from pg_class as c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'S', 'c')
    union all select typname, '{}' from pg_type where typnamespace = 'public'::regnamespace and typtype in ('d', 'e')
    union all select proname, '{}' from pg_proc where pronamespace = 'public'::regnamespace`);
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]));
}

/** Reads the files one by one into an empty database. Answers what each function needs and did not find. */
async function findLate(folder: string, files: string[]): Promise<string[]> {
  const empty = await mkdtemp(join(tmpdir(), "no-migrations-"));
  const database = await openMigrated(empty);
  onTestFinished(async () => {
    await database.close();
    await rm(empty, { recursive: true });
  });
  const late: string[] = [];
  const earlier: Needs[] = [];
  let before = new Map<string, Set<string>>();
  for (const file of files) {
    const sql = await readFile(join(folder, file), "utf8");
    await database.script(sql);
    const things = await listThings(database);
    for (const [table, columns] of things) {
      const had = before.get(table) ?? columns;
      const added = [...columns].filter((column) => !had.has(column));
      for (const { file: of, name, names, columns: used } of earlier)
        for (const column of added)
          if (names.has(table) && used.has(column))
            late.push(`${of}: ${name}() names ${table} and ${column}`);
    }
    const needs = await readNeeds(file, sql);
    for (const { name, names } of needs)
      for (const needed of names) if (!things.has(needed)) late.push(`${file}: ${name}() needs ${needed}`);
    earlier.push(...needs);
    before = things;
  }
  return late;
}

test("No file uses what a later file defines", async () => {
  expect(await findLate(migrationsFolder, await listMigrations())).toEqual([]);
});

const planted = {
  "1.sql": `
    create table public.early (id int);
    create function public.from_plpgsql() returns void language plpgsql set search_path = ''
      as $$ begin perform public.late_function(id) from public.late_table; update public.early set added = 1 where true; end $$;
    create function public.from_text(name text) returns void language plpgsql set search_path = ''
      as $$ begin execute format('select %I from public.late_view', name); end $$;`,
  "2.sql": `
    alter table public.early add column added int;
    create table public.late_table (id int);
    create view public.late_view as select 1;
    create function public.late_function(int) returns void language sql as 'select';`,
};

test("What a function finds only in a later file is named: a table, a column, a function, a view in a text", async () => {
  const folder = await mkdtemp(join(tmpdir(), "planted-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, sql] of Object.entries(planted)) await writeFile(join(folder, file), sql);
  expect((await findLate(folder, Object.keys(planted))).toSorted()).toEqual([
    "1.sql: from_plpgsql() names early and added",
    "1.sql: from_plpgsql() needs late_function",
    "1.sql: from_plpgsql() needs late_table",
    "1.sql: from_text() needs late_view",
  ]);
});
