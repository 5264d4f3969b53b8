/** Pictures of the library are deleted, replaced and published by several people at the same time. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callAtOnce } from "./call-at-once.ts";
import { openPostgres, type PostgresUnderTest } from "./open-postgres.ts";

let under: PostgresUnderTest;
const admin = randomUUID();
const count = 30;
beforeEach(async () => {
  under = await openPostgres();
  await under.query("insert into auth.users (id, email) values ($1, 'a@site.test')", [admin]);
  await under.query("insert into public.admins (user_id) values ($1)", [admin]);
  await under.query(
    `insert into public.media_pictures (id, name, width, height, bytes)
     select md5(n::text), n::text, 1600, 1067, 1000 from generate_series(1, $1::int) as n`,
    [count],
  );
});
afterEach(() => under.close());

const call = (sql: string, parameters: unknown[]) =>
  under.as("authenticated", admin, `select public.${sql}`, parameters);
const numbers = Array.from({ length: count }, (_, index) => index + 1);

const publish = (name: string, number: number, version = 0) =>
  call(
    `save_text('picture', $1, 'en', $3, 'published',
       jsonb_build_object('src', '/media/' || md5($2::int::text) || '-1600x1067'), null)`,
    [name, number, version],
  );

async function expectEveryShownPictureThere(): Promise<void> {
  const { missing } = await under.one<{ missing: number }>(
    `select count(*)::int as missing from public.texts_in_force join public.texts using (kind, name, locale, version)
     where not pictures <@ (select array_agg(id) from public.media_pictures)`,
  );
  expect(missing).toBe(0);
}

test("Of deleting and publishing a picture at once one is refused, and no text shows a picture that is gone", async () => {
  const { answers, failures } = await callAtOnce(
    numbers.flatMap((number) => [
      () => publish(`slot.${number}`, number),
      () => call("delete_media(array[md5($1::int::text)])", [number]),
    ]),
  );
  expect(answers.length + failures.length).toBe(2 * count);
  expect(failures.filter((code) => code !== "PT424")).toEqual([]);
  const { left } = await under.one<{ left: number }>(
    "select count(*)::int as left from public.media_pictures",
  );
  const { shown } = await under.one<{ shown: number }>("select count(*)::int as shown from public.texts");
  expect([shown, failures.length]).toEqual([left, count - left]);
  await expectEveryShownPictureThere();
});

test("Replacing pictures while they are published elsewhere locks nobody out, and loses no text", async () => {
  for (const number of numbers) await publish(`slot.${number}`, number);
  const { failures } = await callAtOnce(
    numbers.flatMap((number) => [
      () => call("replace_media(md5($1::int::text), md5($2::int::text))", [number, (number % count) + 1]),
      () => publish(`slot.${number}`, (number % count) + 1, 1),
    ]),
  );
  // Somebody was first: the other is told.
  expect(failures.filter((code) => code !== "PT412")).toEqual([]);
  const { slots } = await under.one<{ slots: number }>(
    "select count(*)::int as slots from public.texts_in_force",
  );
  expect(slots).toBe(count);
  await expectEveryShownPictureThere();
});
