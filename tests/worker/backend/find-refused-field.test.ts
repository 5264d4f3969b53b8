import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../../local/database/open.ts";
import { findRefusedField } from "../../../worker/backend/find-refused-field.ts";

type Rule = { table: string; name: string; columns: string[] };

test("Every rule of the schema that refuses a value leads to one of its columns", async () => {
  const database = await openDatabase();
  onTestFinished(() => database.close());
  const rules = await database.query<Rule>(`
    select rule.conrelid::regclass::text as table, rule.conname as name, array_agg(part.attname::text) as columns
    from pg_constraint rule
    join pg_attribute part on part.attrelid = rule.conrelid and part.attnum = any (rule.conkey)
    where rule.contype = 'c' and rule.connamespace = 'public'::regnamespace
    group by rule.conrelid, rule.conname`);
  expect(rules.length).toBeGreaterThan(50);
  const astray = rules.filter(({ table, name, columns }) => {
    const message = `new row for relation "${table}" violates check constraint "${name}"`;
    return !columns.includes(findRefusedField(message) ?? "");
  });
  expect(astray).toEqual([]);
});

test("A message about a column names it, and another message names none", () => {
  const missing = 'null value in column "title" of relation "listings" violates not-null constraint';
  expect(findRefusedField(missing)).toBe("title");
  expect(findRefusedField("invalid byte sequence for encoding")).toBeUndefined();
});
