/** Texts of the library begin and move at the same time. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callAtOnce } from "./call-at-once.ts";
import { openPostgres, type PostgresUnderTest } from "./open-postgres.ts";

let under: PostgresUnderTest;
const admin = randomUUID();
beforeEach(async () => {
  under = await openPostgres();
  await under.query("insert into auth.users (id, email) values ($1, 'a@site.test')", [admin]);
  await under.query("insert into public.admins (user_id) values ($1)", [admin]);
});
afterEach(() => under.close());

const call = (sql: string, parameters: unknown[]) =>
  under.as("authenticated", admin, `select public.${sql}`, parameters);
const begin = (name: string) =>
  call(
    `save_text('article', $1, 'en', 0, 'published', '{"title": "x", "description": "x", "blocks": []}', null)`,
    [name],
  );

test("Of a new text and one that moves to its address, one is refused", async () => {
  const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
  for (const number of numbers) await begin(`blog/old-${number}`);
  const { failures } = await callAtOnce(
    numbers.flatMap((number) => [
      () => begin(`blog/new-${number}`),
      () => call("place_article($1, 0, $2)", [`blog/old-${number}`, `new-${number}`]),
    ]),
  );
  expect(failures.length).toBe(numbers.length);
  expect(new Set(failures)).toEqual(new Set(["PT426"]));
  const { both } = await under.one<{ both: number }>(
    `select count(*)::int as both from public.texts join public.article_addresses
     on texts.name = 'blog/' || article_addresses.slug`,
  );
  expect(both).toBe(0);
});
