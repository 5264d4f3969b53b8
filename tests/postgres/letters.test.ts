import { afterEach, beforeEach, expect, test } from "vitest";
import { callAtOnce } from "./call-at-once.ts";
import { openPostgres, type PostgresUnderTest } from "./open-postgres.ts";

let under: PostgresUnderTest;
beforeEach(async () => {
  under = await openPostgres();
});
afterEach(() => under.close());

const letters = 20;

async function addLetters(): Promise<string[]> {
  await under.query(
    `insert into public.leads (reference, kind, name, email, reach_by, consent, fingerprint, sender)
     select 'AAAA-22' || chr(65 + n / 8) || chr(65 + n % 8), 'contact', 'Ann', 'ann@example.com', 'email', '2026-11',
       'fingerprint-of-lead-' || n, 'sender-of-somebody-1'
     from generate_series(0, $1::integer - 1) as n`,
    [letters],
  );
  await under.query("select public.add_letter('receipt', reference, id, '{}') from public.leads");
  return (await under.query<{ id: string }>("select id from public.letters")).map(({ id }) => id);
}

const take = async (id: string): Promise<boolean> => {
  const [row] = await under.query<{ taken: object | null }>("select public.take_letter($1) as taken", [id]);
  return row?.taken != null;
};

test("Eight runs of cron at once take each letter once", async () => {
  const ids = await addLetters();
  const { answers, failures } = await callAtOnce(
    Array.from({ length: 8 }, () => ids)
      .flat()
      .map((id) => () => take(id)),
  );
  expect(failures).toEqual([]);
  expect(answers.filter(Boolean)).toHaveLength(letters);
  expect(await under.one("select max(attempts)::int as most from public.letters")).toEqual({ most: 1 });
});

test("The same letter added by eight at once is one", async () => {
  await addLetters();
  const { failures } = await callAtOnce(
    Array.from(
      { length: 8 },
      () => () =>
        under.query(
          "select public.add_letter('receipt', 'once', (select id from public.leads limit 1), '{}')",
        ),
    ),
  );
  expect(failures).toEqual([]);
  expect(await under.one("select count(*)::int as once from public.letters where key = 'once'")).toEqual({
    once: 1,
  });
});
