/** A database of its own on the running server, with eight connections: as many as may be busy at the same time. */
import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { inject } from "vitest";
import { lockSeconds, maxRows, statementSecondsOf } from "../../local/database/hosted-limits.ts";
import type { SqlRunner } from "../../local/database/migrate.ts";
import { addressOf, templateName, withRunner } from "./template.ts";

export const connectionCount = 8;

type Role = "anon" | "authenticated" | "service_role";

export type PostgresUnderTest = {
  /** One statement in a transaction of its own, as PostgREST runs it, within a hosted project's limits. */
  as<Row>(role: Role, userId: string | null, sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** As the owner of the schema. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  one<Row>(sql: string, parameters?: unknown[]): Promise<Row>;
  /** As the owner too, but all of `work` on one connection. */
  onOneConnection<Result>(work: (runner: SqlRunner) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

export async function openPostgres(): Promise<PostgresUnderTest> {
  const server = inject("postgresAddress");
  const name = `test_${randomBytes(8).toString("hex")}`;
  const manage = (sql: string) =>
    withRunner(server, "postgres", "supabase_admin", ({ script }) => script(sql));
  await manage(`create database ${name} template ${templateName} owner postgres`);
  const sql = postgres(addressOf(server, name, "postgres"), { max: connectionCount, onnotice: () => {} });
  await Promise.all(Array.from({ length: connectionCount }, () => sql`select pg_sleep(0.1)`));
  const query = async <Row>(text: string, parameters: unknown[] = []) =>
    Array.from(await sql.unsafe<Row[] & object[]>(text, parameters as never[]));
  return {
    query,
    one: async (text, parameters) => {
      const [row] = await query(text, parameters);
      if (row === undefined) throw new Error(`No row: ${text}`);
      return row as never;
    },
    as: async <Row>(role: Role, userId: string | null, text: string, parameters: unknown[] = []) => {
      const claims = JSON.stringify({ role, sub: userId, aal: "aal1" });
      const rows = await sql.begin(async (transaction) => {
        await transaction`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true),
          set_config('statement_timeout', ${`${statementSecondsOf(role)}s`}, true),
          set_config('lock_timeout', ${`${lockSeconds}s`}, true)`;
        return transaction.unsafe<Row[] & object[]>(text, parameters as never[]);
      });
      return rows.slice(0, maxRows);
    },
    onOneConnection: (work) => withRunner(server, name, "postgres", work),
    close: async () => {
      await sql.end();
      await manage(`drop database ${name}`);
    },
  };
}
