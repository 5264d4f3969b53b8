/** Asks the project's Postgres, at DATABASE_URL. */
import { CannotAsk, notSet } from "./cannot-ask.ts";
import type { Deployment } from "./check.ts";

const remedy =
  "Set DATABASE_URL in .env.deploy to the session pooler's address with the password (Supabase dashboard → Connect).";

export async function queryDatabase<Row>({ database }: Deployment, sql: string): Promise<Row[]> {
  if (!database) throw notSet("DATABASE_URL");
  try {
    return await database.query<Row>(sql);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CannotAsk(`The database could not be asked: ${reason}`, remedy, { cause });
  }
}
