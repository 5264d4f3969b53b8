import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { dumpSchema } from "../../local/database/dump-schema.ts";
import { migrate } from "../../local/database/migrate.ts";
import { openDatabase } from "../../local/database/open.ts";
import { openPostgres, type PostgresUnderTest } from "./open-postgres.ts";

let under: PostgresUnderTest;
beforeAll(async () => {
  under = await openPostgres();
});
afterAll(() => under.close());

test("The migrations were run by a role that is no superuser, on the version that was asked for", async () => {
  const row = await under.one(
    `select current_user as me, usesuper as super, current_setting('server_version_num')::int / 10000 as major
     from pg_user where usename = current_user`,
  );
  expect(row).toEqual({ me: "postgres", super: false, major: inject("postgresMajor") });
  const owners = await under.query("select distinct tableowner from pg_tables where schemaname = 'public'");
  expect(owners).toEqual([{ tableowner: "postgres" }]);
});

/** Ours alone. Postgres 17 added a privilege, and 16 prints the text of a view with shorter names. */
function selectOurs(entries: string[]): string[] {
  return entries.filter(
    (entry) => /^[^|]*\bpublic\./.test(entry) && !/ \| (view \||MAINTAIN to )/.test(entry),
  );
}

test("The schema is the same as in the embedded database", async () => {
  const embedded = await openDatabase();
  const expected = selectOurs(await dumpSchema(embedded));
  await embedded.close();
  const found = selectOurs(await under.onOneConnection(dumpSchema));
  expect(expected.length).toBeGreaterThan(1000);
  expect(found).toEqual(expected);
});

test("A migration that waits for a table gives up, is taken back, and can be run again", async () => {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(
    join(folder, "20990101000000_waits.sql"),
    "create table public.waited (id int); alter table public.admins add column waited int;",
  );
  const isApplied = () => under.one("select to_regclass('public.waited') is not null as it");
  await under.onOneConnection(async ({ script }) => {
    await script("begin; lock table public.admins in access share mode");
    await expect(under.onOneConnection((other) => migrate(other, folder))).rejects.toThrow(/lock timeout/);
    expect(await isApplied()).toEqual({ it: false });
    await script("commit");
  });
  await under.onOneConnection((runner) => migrate(runner, folder));
  expect(await isApplied()).toEqual({ it: true });
});
