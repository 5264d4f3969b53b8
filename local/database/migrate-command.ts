/** `npm run migrate`: migrates the Postgres at DATABASE_URL, such as that of a real Supabase project. */
import { connect } from "./connect.ts";
import { migrate, MigrationError } from "./migrate.ts";

const address = process.env["DATABASE_URL"];
if (!address) {
  console.error("Set DATABASE_URL to the database's connection string (Supabase: Connect → Session pooler).");
  process.exit(1);
}

const database = connect(address);
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
  await database.close();
}
