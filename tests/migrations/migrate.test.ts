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
