/** What several people enter for one contract at the same time. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { adminId } from "../migrations/scraping/scrape-database.ts";
import { callAtOnce } from "./call-at-once.ts";
import { openPostgres, type PostgresUnderTest } from "./open-postgres.ts";

let under: PostgresUnderTest;
let contract: string;
beforeEach(async () => {
  under = await openPostgres();
  await under.query("insert into auth.users (id, email) values ($1, 'a@site.test')", [adminId]);
  await under.query("insert into public.admins (user_id) values ($1)", [adminId]);
  const { id } = await under.one<{ id: string }>(
    `insert into public.leads (reference, kind, name, email, reach_by, consent, fingerprint, sender)
     values ('AAAA-AAAA', 'application', 'Erika', 'erika@example.com', 'email', '1', 'fingerprint-of-lead', 'sender-of-the-lead')
     returning id`,
  );
  const terms = {
    price: 2_000_000,
    premiumPercent: 0,
    downPayment: 200_000,
    months: 60,
    interestPercent: 0,
    startsOn: "2025-01-31",
    upgradeAfterMonths: 12,
    carryOverPercent: 100,
    downPaymentCounts: true,
    forfeiturePercent: 60,
    instalments: Array.from({ length: 60 }, () => 30_000),
  };
  contract = await call<string>("agree_contract($1, $2)", [id, terms]);
});
afterEach(() => under.close());

async function call<Value>(sql: string, parameters: unknown[]): Promise<Value> {
  const [row] = await under.as<{ value: Value }>(
    "authenticated",
    adminId,
    `select public.${sql} as value`,
    parameters,
  );
  if (!row) throw new Error("no answer");
  return row.value;
}

const pay = (number: number, amount: number, isAnother = false) =>
  call("enter_payment($1, $2)", [
    contract,
    { number, amount, paidOn: "2025-02-28", method: "transfer", isAnother, idempotencyKey: randomUUID() },
  ]);
const enter = (entry: object) =>
  call("enter_contract_entry($1, $2)", [
    contract,
    { reason: "As agreed", happenedOn: "2026-06-15", idempotencyKey: randomUUID(), ...entry },
  ]);

test("The same payment entered by eight people is kept once, a part of an instalment and a whole one", async () => {
  for (const [number, amount] of [
    [1, 10_000],
    [2, 30_000],
  ] as const) {
    const { answers, failures } = await callAtOnce(
      Array.from({ length: 8 }, () => () => pay(number, amount)),
    );
    expect(answers).toHaveLength(1);
    expect(failures).toEqual(Array.from({ length: 7 }, () => "PT412"));
  }
});

test("Receipts of payments entered at once have no gap, although others are refused between them", async () => {
  const calls = Array.from(
    { length: 40 },
    (_, n) => () => (n % 4 === 0 ? pay(1, 40_000) : pay(n + 1, 30_000, true)),
  );
  const { answers } = await callAtOnce(calls);
  expect(answers).toHaveLength(30);
  const rows = await under.query<{ number: number }>("select number from public.receipts order by number");
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
});

test("Eight endings and payments at once: it ends once, with the sums that were paid then", async () => {
  await pay(1, 30_000);
  const end = () => enter({ kind: "terminated", paid: 30_000, kept: 18_000 });
  const { failures } = await callAtOnce(
    Array.from({ length: 16 }, (_, n) => () => (n % 2 === 0 ? end() : pay(n + 2, 30_000, true))),
  );
  expect(failures.every((code) => ["PT410", "PT412"].includes(code))).toBe(true);
  const entries = await under.query<{ paid: string; ended: boolean }>(
    `select e.paid, c.ended_by = e.id as ended from public.contract_entries as e join public.contracts as c on c.id = contract_id`,
  );
  expect(entries.length).toBeLessThan(2);
  const { paid } = await under.one<{ paid: number }>(
    "select sum(amount)::float8 as paid from public.payments",
  );
  for (const entry of entries) expect([Number(entry.paid), entry.ended]).toEqual([paid, true]);
});

test("Of eight upgrades at once one is made, and its money is carried once", async () => {
  await under.query(
    `insert into public.payments (contract_id, number, amount, paid_on, method)
     select contract_id, number, amount, due_on, 'transfer' from public.contract_instalments where number <= 12`,
  );
  const terms = {
    price: 4_000_000,
    premiumPercent: 0,
    downPayment: 1_000_000,
    months: 60,
    interestPercent: 0,
    startsOn: "2026-06-15",
    upgradeAfterMonths: 12,
    carryOverPercent: 100,
    downPaymentCounts: true,
    forfeiturePercent: 60,
    instalments: Array.from({ length: 60 }, () => 50_000),
  };
  const upgrade = () =>
    call("upgrade_contract($1, $2, $3)", [
      contract,
      {
        kind: "upgraded",
        reason: "Two bedrooms",
        happenedOn: "2026-06-15",
        paid: 560_000,
        moved: 560_000,
        idempotencyKey: randomUUID(),
      },
      terms,
    ]);
  const { answers, failures } = await callAtOnce(Array.from({ length: 8 }, () => upgrade));
  expect(answers).toHaveLength(1);
  expect(failures).toEqual(Array.from({ length: 7 }, () => "PT410"));
  expect(await under.query("select amount::float8 from public.payments where method = 'carried'")).toEqual([
    { amount: 560_000 },
  ]);
});
