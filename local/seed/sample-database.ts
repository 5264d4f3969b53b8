/** The sample catalogue in memory, for tests: making it takes seconds, so it is made once and copied. */
import { join } from "node:path";
import { type LocalDatabase, openCopy, openDatabase } from "../database/open.ts";
import { seed, seedSource } from "./seed.ts";

const root = join(import.meta.dirname, "../..");
/** Everything that the seed imports is in these folders. */
const sources = ["domain", "local"].map((folder) => join(root, folder));

export async function openSampleDatabase(outsideSiteUrl?: string): Promise<LocalDatabase> {
  const database = await openCopy(sources, async () => {
    const fresh = await openDatabase();
    await seed(fresh);
    return fresh;
  });
  if (outsideSiteUrl) await seedSource(database.query, outsideSiteUrl);
  return database;
}
