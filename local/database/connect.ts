/** A connection to the Postgres at an address, such as that of a real Supabase project. */
import postgres from "postgres";
import type { SqlRunner } from "./migrate.ts";

export type Connection = SqlRunner & { close(): Promise<void> };

export function connect(address: string): Connection {
  // One connection, because a migration's transaction must stay on it.
  const sql = postgres(address, { max: 1, onnotice: () => {} });
  return {
    script: async (text) => void (await sql.unsafe(text).simple()),
    query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
      Array.from(await sql.unsafe<Row[] & object[]>(text, parameters.map(String))),
    close: () => sql.end(),
  };
}
