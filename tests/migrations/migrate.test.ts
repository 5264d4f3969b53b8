import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "../../local/database/migrate.ts";
import { type LocalDatabase, openDatabase } from "../../local/database/open.ts";

async function prepare(files: Record<string, string>): Promise<{ database: LocalDatabase; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
  const database = await openDatabase();
  onTestFinished(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  return { database, folder };
}

test("A failing migration is named with its file and line, and leaves nothing behind", async () => {
  const { database, folder } = await prepare({
    "20990101000000_good.sql": "create table public.kept (id int);",
    "20990101000001_bad.sql":
      "create table public.lost (id int);\n\ncreate table public.wrong (id nonsense);\n",
  });
  await expect(migrate(database, folder)).rejects.toThrow(
    /^migrations\/20990101000001_bad\.sql:3: type "nonsense" does not exist$/,
  );
  const tables = await database.query<{ kept: boolean; lost: boolean }>(
    "select to_regclass('public.kept') is not null as kept, to_regclass('public.lost') is not null as lost",
  );
  expect(tables).toEqual([{ kept: true, lost: false }]);
});

test("An error without a place in the text is named with the line of its statement", async () => {
  const { database, folder } = await prepare({
    "20990101000000_bad.sql": `create table public.lost (id int);
-- ราคา: a comment with letters of several bytes

-- The next statement fails while it runs.
do $$ begin
  raise exception 'no price';
end $$;
`,
  });
  await expect(migrate(database, folder)).rejects.toThrow(
    /^migrations\/20990101000000_bad\.sql:5: no price$/,
  );
  expect(await database.query("select to_regclass('public.lost') as lost")).toEqual([{ lost: null }]);
});

test("A role that may not make policies on storage.objects is told so before anything is applied", async () => {
  const { database, folder } = await prepare({
    "20990101000000_first.sql": "create table public.first (id int);",
  });
  await database.script(`
    create role elsewhere; grant usage, create on schema public, site_private, storage to elsewhere;
    grant create on database postgres to elsewhere;
    grant all on site_private.migrations to elsewhere; alter table site_private.migrations owner to elsewhere;
    set role elsewhere`);
  await expect(migrate(database, folder)).rejects.toThrow(
    /^This role may not make policies on storage\.objects \(must be owner of table objects\), so nothing was applied\./,
  );
  await database.script("reset role");
  expect(await database.query("select to_regclass('public.first') as first")).toEqual([{ first: null }]);
});

test("A migration that was changed after it had been applied is refused, and the next ones wait", async () => {
  const { database, folder } = await prepare({
    "20990101000000_first.sql": "create table public.first (id int);",
  });
  await migrate(database, folder);
  await writeFile(join(folder, "20990101000000_first.sql"), "create table public.first (id bigint);");
  await writeFile(join(folder, "20990101000001_second.sql"), "create table public.second (id int);");
  await expect(migrate(database, folder)).rejects.toThrow(
    /^migrations\/20990101000000_first\.sql was changed after it had been applied\./,
  );
  expect(await database.query("select to_regclass('public.second') as second")).toEqual([{ second: null }]);
});

test("Every migration is applied exactly once, in the order of its name", async () => {
  const { database, folder } = await prepare({
    "20990101000001_second.sql": "insert into public.steps values ('second');",
    "20990101000000_first.sql":
      "create table public.steps (name text); insert into public.steps values ('first');",
  });
  expect(await migrate(database, folder)).toEqual(["20990101000000_first.sql", "20990101000001_second.sql"]);
  expect(await migrate(database, folder)).toEqual([]);
  expect(await database.query("select name from public.steps")).toEqual([
    { name: "first" },
    { name: "second" },
  ]);
});

test("A migration waits 5 seconds for a lock and 10 minutes for a statement, and leaves both limits as they were", async () => {
  const now =
    "select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement";
  const { database, folder } = await prepare({
    "20990101000000_limits.sql": `create table public.limits as ${now};`,
  });
  const before = await database.query(now);
  await migrate(database, folder);
  expect(await database.query("select * from public.limits")).toEqual([{ lock: "5s", statement: "10min" }]);
  expect(await database.query(now)).toEqual(before);
});
