import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { describeSchema } from "../../local/database/describe-schema.ts";
import { openDatabase } from "../../local/database/open.ts";

test("domain/database.ts describes the migrated schema", async () => {
  const database = await openDatabase();
  const described = await describeSchema(database);
  await database.close();
  expect(await readFile("domain/database.ts", "utf8")).toBe(described);
});
