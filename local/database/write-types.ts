/**
 * Writes domain/database.ts, the types for supabase-js, from the migrated schema. Run it with
 * `npm run types:database`. A test compares the file with the schema.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "./open.ts";
import { describeSchema } from "./describe-schema.ts";

const database = await openDatabase();
await writeFile(join(import.meta.dirname, "../../domain/database.ts"), await describeSchema(database));
await database.close();
