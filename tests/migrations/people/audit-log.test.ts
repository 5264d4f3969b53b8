import { afterAll, beforeAll, expect, test } from "vitest";
import type { LocalDatabase } from "../../../local/database/open.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";

let database: LocalDatabase;
let owner = "";
beforeAll(async () => {
  database = await openSampleDatabase();
  const [row] = await database.query<{ user_id: string }>(
    "select user_id from public.admins where role = 'owner'",
  );
  owner = row?.user_id ?? "";
});
afterAll(() => database.close());

const entries = () =>
  database.query<{ actor: string; role: string; action: string; subject_id: string; details: object }>(
    "select actor, role, action, subject_id, details from public.audit_log order by id",
  );

test("What the signed-in admin changes is entered in their name, with the columns and without their values", async () => {
  await database.transaction(async (run) => {
    await run("select set_config('request.jwt.claims', $1, true)", [JSON.stringify({ sub: owner })]);
    await run("update public.admins set disabled_at = now() where role = 'agent'");
    await run("update public.admins set role = role where role = 'agent'");
  });
  expect(await entries()).toEqual([
    {
      actor: owner,
      role: "owner",
      action: "update",
      subject_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      details: { changed: ["disabled_at"], role: "agent" },
    },
  ]);
});

test("Work without a signed-in admin leaves no entry", async () => {
  const before = (await entries()).length;
  await database.query("update public.admins set disabled_at = null where role = 'agent'");
  expect(await entries()).toHaveLength(before);
});

type Listed = {
  subject: string;
  subjectName: string | null;
  lead: object | null;
  amount: number | null;
  kind: string | null;
  details: object;
};

async function asOwner(...statements: string[]): Promise<Listed[]> {
  return database.transaction(async (run) => {
    await run("select set_config('request.jwt.claims', $1, true)", [JSON.stringify({ sub: owner })]);
    for (const statement of statements) await run(statement);
    const [row] = await run<{ listed: { entries: Listed[] } }>("select public.list_actions('{}') as listed");
    return row?.listed.entries ?? [];
  });
}

const signed = `with agreed as (
    insert into public.contracts (lead_id, price, contract_price, premium_percent, down_payment, months, interest_percent,
      starts_on, upgrade_after_months, carry_over_percent, down_payment_counts, forfeiture_percent)
    select id, 110000, 110000, 0, 10000, 10, 0, '2026-01-01', 5, 100, true, 60 from public.leads where name = 'Erika Muster'
    returning id)
  insert into public.contract_instalments (contract_id, number, due_on, amount) select id, 0, '2026-01-01', 10000 from agreed`;

const enquiry = `insert into public.leads (reference, kind, name, email, consent, reach_by, fingerprint, sender)
  values ($1, 'contact', $2, 'e@example.com', 'x', 'email', repeat('f', 16), repeat('s', 16))`;

const noteAbout = (name: string) =>
  `insert into public.lead_notes (lead_id, body) select id, 'Called' from public.leads where name = '${name}'`;

test("An entry names the enquiry it belongs to, and its sum; the log itself keeps no name", async () => {
  await database.query(enquiry, ["BT7K-2MPQ", "Erika Muster"]);
  const lead = { id: expect.any(String), name: "Erika Muster", reference: "BT7K-2MPQ" };
  const entered = await asOwner(
    noteAbout("Erika Muster"),
    signed,
    `insert into public.payments (contract_id, number, amount, paid_on, method)
     select id, 0, 10000, '2026-01-02', 'cash' from public.contracts where price = 110000`,
  );
  for (const [subject, amount] of [
    ["payments", 10_000],
    ["contracts", null],
    ["lead_notes", null],
  ] as const) {
    expect(entered.find((entry) => entry.subject === subject)).toMatchObject({ lead, amount });
  }
  const [row] = await database.query<{ log: string }>(
    "select jsonb_agg(audit_log)::text as log from public.audit_log",
  );
  expect(row?.log).not.toMatch(/Erika|e@example|BT7K/);
});

test("An entry says what happened to a contract, and which payment takes another back", async () => {
  const entered = await asOwner(
    `insert into public.contract_entries (contract_id, kind, happened_on, reason, amount, number, idempotency_key)
     select id, 'late_fee', '2026-02-01', 'Late', 500, 1001, gen_random_uuid() from public.contracts where price = 110000`,
    `insert into public.payments (contract_id, number, amount, paid_on, method, note, corrects)
     select contract_id, number, -amount, paid_on, method, 'Wrong buyer', id from public.payments where amount = 10000`,
  );
  expect(entered.filter(({ subject }) => subject === "contract_entries")).toMatchObject([
    { kind: "late_fee", amount: 500 },
  ]);
  expect(entered.filter(({ subject }) => subject === "payments").map(({ kind }) => kind)).toEqual([
    "correction",
    null,
  ]);
});

test("An entry about an erased person names nobody", async () => {
  await database.query(enquiry, ["CT7K-2MPQ", "Nora Gone"]);
  expect((await asOwner(noteAbout("Nora Gone")))[0]).toMatchObject({ lead: { name: "Nora Gone" } });
  await database.query("delete from public.leads where name = 'Nora Gone'");
  expect((await asOwner()).find(({ subject }) => subject === "lead_notes")).toMatchObject({ lead: null });
});

test("A home that was deleted keeps its title in the log", async () => {
  const [home] = await database.query<{ id: string; title: string }>(
    "select id, title from public.listings limit 1",
  );
  const entries = await asOwner(`delete from public.listings where id = '${home?.id}'`);
  const deleted = entries.find(({ subject }) => subject === "listings");
  expect(deleted).toMatchObject({ subjectName: null, details: { title: home?.title } });
});

test.each([
  "update public.audit_log set action = 'x'",
  "delete from public.audit_log",
  "truncate public.audit_log",
])("The log refuses: %s", async (statement) => {
  await expect(database.query(statement)).rejects.toThrow("Entries of audit_log are kept as they are");
});
