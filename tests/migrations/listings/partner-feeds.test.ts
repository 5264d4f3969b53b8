/** What the office sees of a partner's feed: what is cut off, and how often it was fetched. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LocalDatabase } from "../../../local/database/open.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";

let database: LocalDatabase;
let feed: string;
beforeAll(async () => {
  database = await openSampleDatabase();
  await database.query(
    "update public.listings set is_sample = id not in (select id from public.listings where publication = 'published' and not excluded and status = '{for-sale}' and price > 0 order by id limit 5) where true",
  );
  const [row] = await database.query<{ id: string }>(
    "insert into public.partner_feeds (name, format) values ('Portal', 'csv') returning id",
  );
  feed = row?.id ?? "";
});
afterAll(() => database.close());

function asAdmin<Answer>(call: string, values: unknown[]) {
  return database.transaction(async (run) => {
    const [admin] = await run<{ sub: string }>(
      "select id as sub from auth.users where email = 'admin@example.com'",
    );
    await run(
      "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
      [JSON.stringify({ ...admin, role: "authenticated" })],
    );
    const [row] = await run<{ answer: Answer }>(`select public.${call} as answer`, values);
    return row?.answer;
  });
}

test("Homes that no longer fit into a file are named, the last of its order", async () => {
  type Contents = { passed: number; leftOut: { id: string; reasons: string[] }[] };
  const all = await asAdmin<Contents>("partner_feed_contents($1, 3000)", [feed]);
  expect(all?.passed).toBe(5);
  const cut = await asAdmin<Contents>("partner_feed_contents($1, 3)", [feed]);
  expect(cut?.passed).toBe(3);
  const [last] = await database.query<{ ids: string[] }>(
    "select array(select id from public.listings where not is_sample order by id offset 3) as ids",
  );
  const over = cut?.leftOut.filter(({ reasons }) => reasons.includes("too-many")).map(({ id }) => id);
  expect(over?.toSorted()).toEqual(last?.ids);
  expect(cut).toMatchObject({ reasons: { "too-many": 2 } });
});

test("A home that is let but for sale is given on, one that is sold is not", async () => {
  const setStatus = (status: string) =>
    database.query(
      "update public.listings set status = $1::text[] where id = (select id from public.listings where not is_sample order by id limit 1)",
      [status],
    );
  const contents = () => asAdmin<{ passed: number }>("partner_feed_contents($1, 3000)", [feed]);
  await setStatus("{for-sale,rented}");
  expect(await contents()).toMatchObject({ passed: 5 });
  await setStatus("{sold}");
  expect(await contents()).toMatchObject({ passed: 4 });
  await setStatus("{for-sale}");
});

test("A file that is read page by page has each home once", async () => {
  const ids: string[] = [];
  for (let pages = 0; pages < 3; pages += 1) {
    const [row] = await database.query<{ page: { homes: { id: string }[] } }>(
      "select public.partner_feed_homes($1, 1, $2, 2) as page",
      [feed, ids.at(-1) ?? null],
    );
    ids.push(...(row?.page.homes ?? []).map(({ id }) => id));
  }
  const [all] = await database.query<{ ids: string[] }>(
    "select array(select id from public.listings where not is_sample order by id) as ids",
  );
  expect(ids).toEqual(all?.ids);
});

test("Fetches add up from note to note", async () => {
  const note = (times: number) =>
    database.query("select public.note_feed_fetch($1, 'Bot', $2)", [feed, times]);
  await note(1);
  await note(240);
  expect(await database.query("select agent, times::int from public.partner_feed_fetches")).toEqual([
    { agent: "Bot", times: 241 },
  ]);
});
