import { afterAll, beforeAll, expect, test } from "vitest";
import { locales } from "../../domain/languages/locales.ts";
import { type LocalDatabase, openDatabase } from "../../local/database/open.ts";

let database: LocalDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

test("Every column that names a language takes the languages of the site, and no other", async () => {
  const checks = await database.query<{ table: string; rule: string }>(
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as rule from pg_constraint
     where contype = 'c' and conrelid <> 0 and pg_get_constraintdef(oid) ~ '\\((locale|language) = ANY'
     order by 1`,
  );
  const languagesOf = ({ table, rule }: (typeof checks)[number]) => [
    table,
    [...rule.matchAll(/'(\w+)'/g)].map(([, language]) => language),
  ];
  expect(Object.fromEntries(checks.map(languagesOf))).toEqual({
    leads: locales,
    listing_translations: locales,
    listings: locales,
    page_views: locales,
    referrers: locales,
    text_drafts: locales,
    texts: locales,
  });
});
