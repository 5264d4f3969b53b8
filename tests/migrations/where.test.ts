/**
 * Hosted projects load `safeupdate`, which refuses an UPDATE or DELETE without WHERE, in functions and triggers too. It is
 * no part of an ordinary Postgres, so each statement is looked at here.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../local/database/open.ts";
import { readFunction, readStatements, type Statement, walk } from "./read-sql.ts";

const contractFolder = join(import.meta.dirname, "../contract");

/** UPDATE and DELETE anywhere in a tree, a `with` included, that name no rows. */
function countUnbounded(tree: unknown): number {
  let count = 0;
  for (const [name, value] of walk({ tree }))
    if (/^(Update|Delete)Stmt$/.test(name) && !("whereClause" in Object(value))) count += 1;
  return count;
}

/** In a text that is run as SQL, both words stand in it as they will be run. */
function isUnboundedText(text: string): boolean {
  return /\b(update\s+\S+\s+set|delete\s+from)\b/i.test(text) && !/\bwhere\b/i.test(text);
}

async function findUnbounded(statement: Statement): Promise<string[]> {
  const { trees, dynamic } =
    "CreateFunctionStmt" in statement.tree
      ? await readFunction(statement)
      : { trees: [statement.tree], dynamic: [] };
  const count =
    trees.reduce((sum, tree) => sum + countUnbounded(tree), 0) + dynamic.filter(isUnboundedText).length;
  const name =
    statement.text
      .trim()
      .split("\n")
      .find((line) => !line.startsWith("--")) ?? "";
  return count > 0 ? [`${name}: ${count}`] : [];
}

test("No function of the schema updates or deletes without saying which rows", async () => {
  const database = await openDatabase();
  const functions = await database.query<{ definition: string }>(`
    select pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace::regnamespace::text in ('public', 'site_private') and prokind in ('f', 'p')`);
  await database.close();
  expect(functions.length).toBeGreaterThan(150);
  const found = await Promise.all(
    functions.map(async ({ definition }) => (await readStatements(definition)).map(findUnbounded)),
  );
  expect((await Promise.all(found.flat())).flat()).toEqual([]);
});

test("Nor does the SQL of the contract", async () => {
  const files = (await readdir(contractFolder)).filter((file) => file.endsWith(".sql"));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const statements = await readStatements(await readFile(join(contractFolder, file), "utf8"));
    expect((await Promise.all(statements.map(findUnbounded))).flat(), file).toEqual([]);
  }
});

const head = "create function public.planted(a int) returns void language plpgsql as $$ begin";

test.each([
  [0, `${head} delete from public.leads where true; end $$`],
  [1, `${head} delete from public.leads; end $$`],
  [1, `${head} update public.leads set name = ''; end $$`],
  [1, `${head} with gone as (delete from public.leads returning id) select id from gone into a; end $$`],
  [
    1,
    `${head} if a > 1 then perform 1; else for a in delete from public.leads returning 1 loop end loop; end if; end $$`,
  ],
  [1, `${head} begin null; exception when others then delete from public.leads; end; end $$`],
  [1, `${head} execute format('delete from public.%I', a); end $$`],
  [0, `${head} execute format('update public.leads set %I = 1 where id = $1', a) using a; end $$`],
  [1, "create function public.planted() returns void language sql as 'delete from public.leads'"],
  [
    1,
    "create function public.planted() returns void language sql begin atomic; delete from public.leads; end",
  ],
  [1, "delete from public.leads"],
])("%i found in: %s", async (count, sql) => {
  const [statement] = await readStatements(sql);
  if (!statement) throw new Error("No statement");
  expect((await findUnbounded(statement)).length).toBe(count);
});
