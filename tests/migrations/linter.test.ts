import { afterAll, beforeAll, expect, test } from "vitest";
import { type LocalDatabase, openDatabase } from "../../local/database/open.ts";
import { accepted } from "./accepted-findings.ts";
import { type Lint, lints } from "./lints.ts";

let database: LocalDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

async function run({ query }: Lint): Promise<string[]> {
  return (await database.query<{ finding: string }>(query)).map(({ finding }) => finding).toSorted();
}

test.each(lints)("No $finds without a reason", async (lint) => {
  expect(await run(lint)).toEqual(Object.keys(accepted[lint.finds] ?? {}).toSorted());
});

test.each(lints)("A planted offence is found: $finds", async (lint) => {
  const before = await run(lint);
  await database.script(`begin; ${lint.planted}`);
  const after = await run(lint);
  await database.script("rollback");
  expect(after.length).toBe(before.length + 1);
});
