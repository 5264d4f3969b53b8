import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callAtOnce } from "./call-at-once.ts";
import { openPostgres, type PostgresUnderTest } from "./open-postgres.ts";

let under: PostgresUnderTest;
beforeEach(async () => {
  under = await openPostgres();
  await under.query(
    "insert into public.site_keys (hash) values (encode(sha256(convert_to($1, 'UTF8')), 'hex'))",
    [siteKey],
  );
});
afterEach(() => under.close());

const siteKey = "a-key-of-the-site-Worker-for-tests-0001";
const sender = "sender-of-the-whole-day";

type Answer = { reference: string; dueAt: string | null; isNew: boolean };

/** As the site Worker does: with its key in the request's headers, as the API passes them on. */
async function submit(columns: Record<string, unknown> = {}): Promise<Answer> {
  const lead = {
    kind: "application",
    locale: "en",
    name: "Somchai",
    email: "somchai@example.com",
    reachBy: "email",
    consent: "2026-11",
    fingerprint: randomUUID(),
    sender,
    idempotencyKey: randomUUID(),
    ...columns,
  };
  const [row] = await under.as<{ answer: Answer }>(
    "anon",
    null,
    `with request as materialized (select set_config('request.headers', $2, true))
     select public.submit_form($1::jsonb) as answer from request`,
    [lead, JSON.stringify({ "x-site-key": siteKey })],
  );
  if (!row) throw new Error("submit_form answered nothing.");
  return row.answer;
}

test("At most twenty leads a day come from one sender, however many are sent at once", async () => {
  for (let round = 0; round < 5; round += 1) {
    const columns = { sender: `${sender}-${round}` };
    const { answers, failures } = await callAtOnce(Array.from({ length: 40 }, () => () => submit(columns)));
    expect(answers).toHaveLength(20);
    expect(failures).toEqual(Array.from({ length: 20 }, () => "PT429"));
  }
  expect(await under.one("select count(*)::int as leads from public.leads")).toEqual({ leads: 100 });
});

test("The same key eight times at once makes one lead, and eight times the same answer", async () => {
  for (let round = 0; round < 10; round += 1) {
    const idempotencyKey = randomUUID();
    // An address of its own in each round, because one address gets three emails a day.
    const email = `somchai-of-round-${round}@example.com`;
    const columns = (n: number) => ({ idempotencyKey, email, sender: `${sender}-${round}-${n}` });
    const { answers, failures } = await callAtOnce(
      Array.from({ length: 8 }, (_, n) => () => submit(columns(n))),
    );
    expect(failures).toEqual([]);
    expect(new Set(answers.map(({ reference, dueAt }) => `${reference} ${dueAt}`)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
  }
  expect(await under.one("select count(*)::int as leads from public.leads")).toEqual({ leads: 10 });
  expect(await under.one("select count(*)::int as notices from public.lead_notices")).toEqual({
    notices: 20,
  });
});

test("The same form sent eight times at once makes one lead", async () => {
  const columns = { fingerprint: "the-same-answers-again" };
  const { answers, failures } = await callAtOnce(Array.from({ length: 8 }, () => () => submit(columns)));
  expect(failures).toEqual([]);
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
});

test("One address gets at most three emails a day, however many forms arrive at once", async () => {
  const { failures } = await callAtOnce(
    Array.from({ length: 24 }, (_, n) => () => submit({ sender: `${sender}-${n}` })),
  );
  expect(failures).toEqual([]);
  expect(
    await under.query("select audience, count(*)::int from public.lead_notices group by 1 order by 1"),
  ).toEqual([
    { audience: "office", count: 24 },
    { audience: "sender", count: 3 },
  ]);
});

test("Overlapping viewings and those of a cancelled one are told apart", async () => {
  const [listing] = await under.query<{ id: string }>(
    `insert into public.listings (slug, title, property_type, status) values ('shown', 'Shown', 'condo-for-sale', '{for-sale}') returning id`,
  );
  const book = (viewingAt: string) =>
    submit({ kind: "viewing", listing: listing?.id, answers: { viewingAt } });
  await book("2099-03-02T10:30");
  await under.query("update public.viewings set status = 'planned'");
  await expect(book("2099-03-02T11:15")).rejects.toMatchObject({ code: "23P01" });
  await book("2099-03-02T11:30");
  await under.query("update public.viewings set status = 'cancelled'");
  await book("2099-03-02T10:45");
});

test("An email is taken once, however many ask for it at once", async () => {
  await submit();
  const { id } = await under.one<{ id: string }>("select id from public.leads");
  const { answers, failures } = await callAtOnce(
    Array.from(
      { length: 8 },
      () => () =>
        under.as<{ taken: unknown }>(
          "service_role",
          null,
          "select public.take_lead_notice($1, 'office') as taken",
          [id],
        ),
    ),
  );
  expect(failures).toEqual([]);
  expect(answers.flat().filter(({ taken }) => taken !== null)).toHaveLength(1);
});
