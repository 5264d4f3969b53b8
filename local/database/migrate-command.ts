/** `npm run migrate`: migrates the Postgres at DATABASE_URL, such as that of a real Supabase project. */
import postgres from "postgres";
import { migrate, MigrationError, type SqlRunner } from "./migrate.ts";

const address = process.env["DATABASE_URL"];
if (!address) {
  console.error("Set DATABASE_URL to the database's connection string (Supabase: Connect → Session pooler).");
  process.exit(1);
}

// One connection, because a migration's transaction must stay on it.
const sql = postgres(address, { max: 1, onnotice: () => {} });
const database: SqlRunner = {
  script: async (text) => void (await sql.unsafe(text).simple()),
  query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
    Array.from(await sql.unsafe<Row[] & object[]>(text, parameters.map(String))),
};

try {
  const applied = await migrate(database);
  for (const file of applied) console.log(`applied ${file}`);
  console.log(
    applied.length === 0 ? "Nothing to apply: the schema is up to date." : `${applied.length} applied.`,
  );
} catch (error) {
  if (!(error instanceof MigrationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await sql.end();
}
