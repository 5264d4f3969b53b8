/**
 * Writes domain/database.ts, the types supabase-js is given, from the migrated schema itself.
 * Run with `npm run types:database`; a test compares the file with the schema.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "./open.ts";
import { describeSchema } from "./describe-schema.ts";

const database = await openDatabase();
await writeFile(join(import.meta.dirname, "../../domain/database.ts"), await describeSchema(database));
await database.close();
