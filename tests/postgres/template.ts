/** The migrated database that the tests copy. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { migrate, type SqlRunner } from "../../local/database/migrate.ts";
import { supabaseFiles } from "../../local/database/open.ts";

export const templateName = "migrated";

type User = "supabase_admin" | "postgres";

export async function prepareTemplate(server: string): Promise<void> {
  await withRunner(server, "postgres", "supabase_admin", ({ script }) =>
    script(`create database ${templateName}`),
  );
  await withRunner(server, templateName, "supabase_admin", async ({ script }) => {
    const [before, after] = ["supabase-roles.sql", "supabase-grants.sql"].map((name) =>
      join(import.meta.dirname, name),
    ) as [string, string];
    for (const file of [before, ...supabaseFiles, after]) await script(await readFile(file, "utf8"));
    await script(`alter role postgres password '${new URL(server).password}'`);
    await script(`alter database ${templateName} owner to postgres`);
  });
  await withRunner(server, templateName, "postgres", (runner) => migrate(runner));
}

export function addressOf(server: string, database: string, user: User): string {
  const address = new URL(server);
  address.username = user;
  address.pathname = database;
  return address.href;
}

/** One connection, because a migration's transaction must stay on it. */
export async function withRunner<Result>(
  server: string,
  database: string,
  user: User,
  work: (runner: SqlRunner) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(addressOf(server, database, user), { max: 1, onnotice: () => {} });
  try {
    return await work(asRunner(sql));
  } finally {
    await sql.end();
  }
}

function asRunner(sql: Sql): SqlRunner {
  return {
    script: async (text) => void (await sql.unsafe(text).simple()),
    query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
      Array.from(await sql.unsafe<Row[] & object[]>(text, parameters as never[])),
  };
}
