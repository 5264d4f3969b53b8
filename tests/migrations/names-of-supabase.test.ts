/**
 * The names of Auth's and Storage's own tables that our SQL uses. They are Supabase's, not ours, and may change there: a
 * new name in this list is looked up in the real schema first.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listMigrations, migrationsFolder } from "../../local/database/migrate.ts";
import { openDatabase } from "../../local/database/open.ts";
import { readFunction, readStatements, type Statement, stringsOf, walk } from "./read-sql.ts";

const known = [
  "auth.identities",
  "auth.identities.email",
  "auth.identities.id",
  "auth.identities.provider",
  "auth.identities.user_id",
  "auth.jwt()",
  "auth.mfa_factors",
  "auth.mfa_factors.created_at",
  "auth.mfa_factors.id",
  "auth.mfa_factors.phone",
  "auth.mfa_factors.status",
  "auth.mfa_factors.user_id",
  "auth.role()",
  "auth.sessions",
  "auth.sessions.created_at",
  "auth.sessions.id",
  "auth.sessions.user_agent",
  "auth.sessions.user_id",
  "auth.uid()",
  "auth.users",
  "auth.users.banned_until",
  "auth.users.confirmed_at",
  "auth.users.created_at",
  "auth.users.deleted_at",
  "auth.users.email",
  "auth.users.email_confirmed_at",
  "auth.users.encrypted_password",
  "auth.users.id",
  "auth.users.invited_at",
  "auth.users.is_anonymous",
  "auth.users.is_sso_user",
  "auth.users.last_sign_in_at",
  "auth.users.phone",
  "auth.users.phone_confirmed_at",
  "auth.users.raw_user_meta_data",
  "auth.users.role",
  "auth.webauthn_credentials",
  "auth.webauthn_credentials.user_id",
  "storage.buckets",
  "storage.buckets.allowed_mime_types",
  "storage.buckets.file_size_limit",
  "storage.buckets.id",
  "storage.buckets.name",
  "storage.buckets.public",
  "storage.objects",
  "storage.objects.bucket_id",
  "storage.objects.created_at",
  "storage.objects.id",
  "storage.objects.name",
];

const schemas = new Set(["auth", "storage"]);

/** Each table of Auth and Storage with its columns in the embedded backend. */
async function listColumns(): Promise<Map<string, Set<string>>> {
  const database = await openDatabase();
  const rows = await database.query<{ name: string; columns: string[] }>(`
    select c.relnamespace::regnamespace || '.' || c.relname as name, array(select attname::text from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped) as columns
    from pg_class as c where c.relnamespace::regnamespace::text in ('auth', 'storage') and c.relkind in ('r', 'v')`);
  await database.close();
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]));
}

/** The tables in a tree, each by the name that its columns are written with. */
function tablesIn(tree: unknown): Map<string, string> {
  const tables = new Map<string, string>();
  for (const [, value] of walk({ tree })) {
    const { schemaname, relname, alias } = Object(value);
    if (schemas.has(schemaname)) tables.set(alias?.aliasname ?? relname, `${schemaname}.${relname}`);
  }
  return tables;
}

function functionsIn(tree: unknown): string[] {
  return [...walk({ tree })].flatMap(([key, value]) => {
    const [schema = "", name] = key === "funcname" ? stringsOf(value) : [];
    return schemas.has(schema) ? [`${schema}.${name}()`] : [];
  });
}

/** A column as it is written: with the name of its table, or alone. It may also be another table's then. */
function columnsIn(tree: unknown): [table: string | undefined, column: string][] {
  return [...walk({ tree })].flatMap(([key, value]): [string | undefined, string][] => {
    if (key === "ColumnRef") {
      const [first = "", second] = stringsOf(value);
      return [second === undefined ? [undefined, first] : [first, second]];
    }
    if (key === "ResTarget") return [[undefined, String(Object(value)["name"])]];
    return key === "pk_attrs" ? stringsOf(value).map((name) => [undefined, name]) : [];
  });
}

/** The tables of Auth whose triggers call a function, which names their columns as `new.…` and `old.…`. */
function triggersIn(statements: Statement[]): Map<string, Map<string, string>> {
  const triggers = new Map<string, Map<string, string>>();
  for (const { tree } of statements) {
    const { relation, funcname } = Object(tree["CreateTrigStmt"]);
    const name = stringsOf(funcname).at(-1);
    const [table] = tablesIn({ relation }).values();
    if (name && table)
      triggers.set(
        name,
        new Map([
          ["new", table],
          ["old", table],
        ]),
      );
  }
  return triggers;
}

test("Our SQL uses these names of Auth's and Storage's schema, and no others", async () => {
  const columns = await listColumns();
  const files = await listMigrations(migrationsFolder);
  const texts = await Promise.all(files.map((file) => readFile(join(migrationsFolder, file), "utf8")));
  const statements = (await Promise.all(texts.map(readStatements))).flat();
  const triggers = triggersIn(statements);
  const names = new Set<string>();
  const add = (tree: unknown, tables: Map<string, string>) => {
    for (const name of [...functionsIn(tree), ...tables.values()]) names.add(name);
    for (const [table, column] of columnsIn(tree)) {
      const candidates = table === undefined ? [...tables.values()] : [tables.get(table) ?? ""];
      for (const name of candidates) if (columns.get(name)?.has(column)) names.add(`${name}.${column}`);
    }
  };
  for (const statement of statements) {
    if (!("CreateFunctionStmt" in statement.tree)) {
      add(statement.tree, tablesIn(statement.tree));
      continue;
    }
    const { trees, dynamic } = await readFunction(statement);
    const [, name = ""] = /create function \w+\.(\w+)/.exec(statement.text) ?? [];
    const own = triggers.get(name) ?? [];
    for (const tree of trees) add(tree, new Map([...own, ...tablesIn(tree)]));
    expect(dynamic.filter((text) => /\b(auth|storage)\./.test(text))).toEqual([]);
  }
  expect([...names].toSorted()).toEqual(known);
});
