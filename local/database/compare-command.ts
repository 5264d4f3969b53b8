/**
 * `npm run schema:compare -- FOLDER_A FOLDER_B`: applies two folders of migrations to a new database each and prints
 * what only one of them makes. With one folder it prints the whole schema.
 */
import { resolve } from "node:path";
import { dumpSchema } from "./dump-schema.ts";
import { openMigrated } from "./open.ts";

async function dump(folder: string): Promise<string[]> {
  const database = await openMigrated(resolve(folder));
  try {
    return await dumpSchema(database);
  } finally {
    await database.close();
  }
}

/** Entries of `some` that `others` lacks; one that is there twice must be there twice. */
function findMissing(some: string[], others: string[]): string[] {
  const left = Map.groupBy(others, (entry) => entry);
  return some.filter((entry) => left.get(entry)?.pop() === undefined);
}

const [folderA, folderB] = process.argv.slice(2);
if (!folderA) {
  console.error("Usage: npm run schema:compare -- FOLDER [OTHER_FOLDER]");
  process.exit(1);
}
const a = await dump(folderA);
if (!folderB) {
  console.log(a.join("\n"));
} else {
  const b = await dump(folderB);
  for (const entry of findMissing(a, b)) console.log(`only in ${folderA}: ${entry}`);
  for (const entry of findMissing(b, a)) console.log(`only in ${folderB}: ${entry}`);
  const isEqual = a.join("\n") === b.join("\n");
  console.log(isEqual ? `Equal: ${a.length} entries, ${a.join("\n").length} characters.` : "Not equal.");
  if (!isEqual) process.exitCode = 1;
}
