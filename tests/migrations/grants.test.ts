/** What a role may do is said in the migrations, and is enough: newer Supabase projects grant nothing by themselves. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dumpSchema } from "../../local/database/dump-schema.ts";
import { migrate } from "../../local/database/migrate.ts";
import { type LocalDatabase, openDatabase, openMigrated } from "../../local/database/open.ts";
import { namesIn, readFunction, readStatements } from "./read-sql.ts";

let empty: string;
let older: LocalDatabase;
let newer: LocalDatabase;
beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), "no-migrations-"));
  older = await openDatabase();
  newer = await openMigrated(empty);
  for (const kind of ["tables", "sequences", "functions"])
    await newer.script(
      `alter default privileges in schema public revoke all on ${kind} from anon, authenticated, service_role`,
    );
  await migrate(newer);
});
afterAll(async () => {
  await Promise.all([older.close(), newer.close(), rm(empty, { recursive: true })]);
});

async function listGrants(database: LocalDatabase): Promise<string[]> {
  return (await dumpSchema(database)).filter((entry) => /^public\..* \| grant on /.test(entry));
}

test("Every right is the same in a project that grants everything by default and in one that grants nothing", async () => {
  const grants = await listGrants(older);
  expect(grants.length).toBeGreaterThan(300);
  expect(await listGrants(newer)).toEqual(grants);
});

test("The secret key may read every table", async () => {
  const rows = await newer.query<{ name: string }>(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not has_table_privilege('service_role', oid, 'select')`);
  expect(rows).toEqual([]);
});

type Callable = { name: string; definition: string; role: string };

test("Whoever may execute a function may execute what it calls", async () => {
  // A security definer function calls in its owner's name. A trigger runs in the name of whoever writes.
  const callables = await newer.query<Callable>(`
    select proname as name, pg_get_functiondef(oid) as definition, role
    from pg_proc, unnest(array['anon', 'authenticated', 'service_role', 'scraper']) as role
    where pronamespace = 'public'::regnamespace and prokind = 'f' and not prosecdef
      and (has_function_privilege(role, oid, 'execute') or prorettype = 'trigger'::regtype and role <> 'anon')`);
  const allowed = await newer.query<{ name: string; role: string; may: boolean }>(`
    select proname as name, role, has_function_privilege(role, oid, 'execute') as may
    from pg_proc, unnest(array['anon', 'authenticated', 'service_role', 'scraper']) as role
    where pronamespace = 'public'::regnamespace`);
  const refused = new Set(allowed.filter(({ may }) => !may).map(({ name, role }) => `${name} for ${role}`));
  const missing: string[] = [];
  for (const { name, definition, role } of callables) {
    const [statement] = await readStatements(definition);
    if (!statement) throw new Error(`No statement: ${definition}`);
    for (const called of namesIn((await readFunction(statement)).trees))
      if (called !== name && refused.has(`${called} for ${role}`))
        missing.push(`${role}: ${name}() calls ${called}()`);
  }
  expect(callables.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test("Whoever may write a table may execute the functions of its indexes, checks and generated columns", async () => {
  const missing = await newer.query(`
    select distinct role, refobjid::regprocedure::text as function, written.relname as table
    from pg_depend
      left join pg_index on classid = 'pg_class'::regclass and indexrelid = objid
      left join pg_attrdef on classid = 'pg_attrdef'::regclass and pg_attrdef.oid = objid
      left join pg_constraint on classid = 'pg_constraint'::regclass and pg_constraint.oid = objid
      join pg_class as written on written.oid = coalesce(indrelid, adrelid, conrelid)
      join pg_proc on pg_proc.oid = refobjid and pronamespace = 'public'::regnamespace,
      unnest(array['anon', 'authenticated', 'service_role', 'scraper']) as role
    where refclassid = 'pg_proc'::regclass and has_any_column_privilege(role, written.oid, 'insert, update')
      and not has_function_privilege(role, refobjid, 'execute')
      -- Triggers alone write what listings are found by.
      and written.relname <> 'searched_listings'`);
  expect(missing).toEqual([]);
});
