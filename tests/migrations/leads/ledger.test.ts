/** What Today shows of the money, the ledger by buyer and by home, and what the tax adviser gets. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ledger, PaymentPage } from "../../../domain/ledger.ts";
import type { PayableContract } from "../../../domain/paying/statement/match-lines.ts";
import type { DueMoney } from "../../../domain/today.ts";
import { type LeadScene, openLeadScene } from "./lead-scene.ts";

let scene: LeadScene;
let today: string;
beforeAll(async () => {
  scene = await openLeadScene();
  const [day] = await scene.database.query<{ day: string }>("select public.pattaya_today()::text as day");
  today = day?.day ?? "";
});
afterAll(() => scene.close());

/** The day so many days or months from today. */
async function dayAt(distance: string): Promise<string> {
  const [row] = await scene.database.query<{ day: string }>(
    "select (public.pattaya_today() + $1::interval)::date::text as day",
    [distance],
  );
  return row?.day ?? "";
}

let signed = 0;

/** A home of its own: one home has one running contract. */
async function addHome(): Promise<string> {
  signed += 1;
  const [home] = await scene.database.query<{ id: string }>(
    `insert into listings (slug, title, property_type, price, status)
     values ('signed-' || $1, 'Signed ' || $1, 'condo-for-sale', 560000, '{for-sale}') returning id`,
    [signed],
  );
  return home?.id ?? "";
}

/** 200,000 down on the day it begins, and twelve times 30,000 on the days that are named or far away. */
async function sign(name: string, startsOn: string, dueOn: Record<number, string> = {}, home = "") {
  const lead = await scene.addLead({ name });
  const [row] = await scene.database.query<{ id: string }>(
    `with agreed as (
       insert into contracts (lead_id, listing_id, price, contract_price, premium_percent, down_payment, months,
         interest_percent, starts_on, upgrade_after_months, carry_over_percent, down_payment_counts, forfeiture_percent)
       values ($1, $2, 560000, 560000, 0, 200000, 12, 0, $3, 1, 100, true, 60) returning id)
     insert into contract_instalments (contract_id, number, due_on, amount)
     select id, n, case when n = 0 then $3::date else coalesce(($4::jsonb ->> n::text)::date, '2099-01-01'::date + n) end,
       case when n = 0 then 200000 else 30000 end
     from agreed, generate_series(0, 12) as n returning contract_id as id`,
    [lead, home || (await addHome()), startsOn, JSON.stringify(dueOn)],
  );
  return { lead, contract: row?.id ?? "" };
}

const pay = (contract: string, number: number, amount: number, paidOn: string) =>
  scene.call<string>("admin", "enter_payment($1, $2)", [
    contract,
    { number, amount, paidOn, method: "transfer", idempotencyKey: randomUUID() },
  ]);
const money = () => scene.call<DueMoney>("admin", "money_today(50)");
const ledger = (asked: object) => scene.call<Ledger>("admin", "ledger($1)", [asked]);

test("Due this week are the next seven days, today with them, and what is left of each", async () => {
  const before = (await money()).soon;
  const [first, last, after, yesterday] = await Promise.all(
    ["0 days", "6 days", "7 days", "-1 day"].map(dayAt),
  );
  const { contract } = await sign("Wanda Week", await dayAt("-2 months"), {
    1: yesterday ?? "",
    2: first ?? "",
    3: last ?? "",
    4: after ?? "",
  });
  await pay(contract, 0, 200_000, today);
  await pay(contract, 2, 10_000.5, today);
  const { soon, late } = await money();
  expect([soon.count - before.count, soon.sum - before.sum]).toEqual([2, 49_999.5]);
  expect(soon.first.filter(({ name }) => name === "Wanda Week")).toMatchObject([
    { on: first, number: 2, sum: 19_999.5 },
    { on: last, number: 3, sum: 30_000 },
  ]);
  expect(late.first.find(({ name }) => name === "Wanda Week")).toMatchObject({
    sum: 30_000,
    since: yesterday,
    days: 1,
    missed: 1,
  });
  // It is paid meanwhile.
  await pay(contract, 2, 19_999.5, today);
  expect((await money()).soon.count).toBe(before.count + 1);
});

test("Received this month is what was paid since its first day, less what was taken back, without what moved along", async () => {
  const before = (await money()).received;
  const { contract } = await sign("Rita Received", await dayAt("-3 months"));
  const monthBegins = `${today.slice(0, 8)}01`;
  const [dayBefore] = await scene.database.query<{ day: string }>("select ($1::date - 1)::text as day", [
    monthBegins,
  ]);
  await pay(contract, 0, 150_000, dayBefore?.day ?? "");
  await pay(contract, 0, 50_000, monthBegins);
  const slip = await pay(contract, 1, 30_000, today);
  expect((await money()).received).toEqual({ count: before.count + 2, sum: before.sum + 80_000 });
  await scene.call("admin", "correct_payment($1, 'A slip')", [slip]);
  await scene.database.query(
    "insert into payments (contract_id, number, amount, paid_on, method) values ($1, 2, 30000, $2, 'carried')",
    [contract, today],
  );
  expect((await money()).received).toEqual({ count: before.count + 1, sum: before.sum + 50_000 });
});

test("By home, the contracts of a home are one row with their sums, those that ended with them", async () => {
  const [early, lateDay] = await Promise.all(["-40 days", "-10 days"].map(dayAt));
  const start = await dayAt("-4 months");
  const home = await addHome();
  for (const [name, due] of [
    ["Hanna Home", early],
    ["Hugo Home", lateDay],
  ] as const) {
    const { contract } = await sign(name, start, { 1: due ?? "" }, home);
    await pay(contract, 0, 200_000, start);
    const ending = {
      kind: "terminated",
      reason: "Moves away",
      paid: 200_000,
      kept: 120_000,
      happenedOn: today,
    };
    if (name === "Hanna Home")
      await scene.call("admin", "enter_contract_entry($1, $2)", [
        contract,
        { ...ending, idempotencyKey: randomUUID() },
      ]);
  }
  const [title] = await scene.database.query<{ title: string }>("select title from listings where id = $1", [
    home,
  ]);
  const { rows, contracts, count } = await ledger({ by: "home", state: "all", q: "h" });
  expect(rows.find(({ id }) => id === home)).toEqual({
    id: home,
    name: null,
    reference: null,
    home: title?.title,
    contracts: 2,
    price: 1_120_000,
    paid: 400_000,
    owed: 360_000,
    late: 30_000,
    moved: 0,
    toReturn: 80_000,
    since: lateDay,
    days: 10,
    missed: 1,
    nextOn: "2099-01-03",
    ending: null,
  });
  expect(rows.reduce((sum, row) => sum + row.contracts, 0)).toBe(contracts);
  expect(rows).toHaveLength(count);
});

test("What moved along at an upgrade is counted once in all that was paid", async () => {
  const start = await dayAt("-2 months");
  const { contract } = await sign("Ulla Upgrade", start);
  await pay(contract, 0, 200_000, start);
  await pay(contract, 1, 30_000, start);
  const entry = { happenedOn: today, reason: "A bigger one", paid: 230_000, moved: 230_000 };
  const next = await scene.call<string>("admin", "upgrade_contract($1, $2, $3)", [
    contract,
    { ...entry, kind: "upgraded", idempotencyKey: randomUUID() },
    {
      price: 500_000,
      downPayment: 260_000,
      months: 1,
      premiumPercent: 0,
      interestPercent: 0,
      startsOn: today,
      upgradeAfterMonths: 1,
      carryOverPercent: 100,
      downPaymentCounts: true,
      forfeiturePercent: 60,
      instalments: [240_000],
    },
  ]);
  await pay(next, 0, 30_000, today);
  const of = (state: string) => ledger({ state, q: "Ulla Upgrade" });
  expect(await of("all")).toMatchObject({ contracts: 2, paid: 260_000 });
  expect(await of("running")).toMatchObject({ contracts: 1, paid: 260_000 });
  // What is summed of the running and the ended ones is what is summed of all.
  expect(await of("ended")).toMatchObject({
    contracts: 1,
    paid: 0,
    rows: [{ paid: 230_000, moved: 230_000 }],
  });
  const { rows } = await of("all");
  expect(rows.map(({ paid }) => paid).toSorted()).toEqual([230_000, 260_000]);
});

test("Who took a contract over is named by Today, the ledger and a bank's lines; a receipt names who bought then", async () => {
  const due = await dayAt("-5 days");
  const { contract } = await sign("Olga Once", await dayAt("-2 months"), {
    1: due,
    2: await dayAt("3 days"),
  });
  await pay(contract, 0, 200_000, today);
  const name = (kind: string, person: string) =>
    scene.call("admin", "enter_contract_entry($1, $2)", [
      contract,
      {
        kind,
        reason: "As agreed",
        happenedOn: today,
        person: { name: person },
        idempotencyKey: randomUUID(),
      },
    ]);
  await name("buyer_added", "Sven Second");
  const rowOf = async (q: string) => (await ledger({ q })).rows.map((row) => row.name);
  expect(await rowOf("Sven Second")).toEqual(["Olga Once, Sven Second"]);
  await pay(contract, 1, 10_000, today);
  await name("assigned", "Nora Now");
  await pay(contract, 1, 5000, today);
  expect([await rowOf("Nora Now"), await rowOf("Olga Once")]).toEqual([["Nora Now"], ["Nora Now"]]);
  const { late, soon } = await money();
  for (const { first } of [late, soon]) {
    expect(first.map((row) => row.name)).toContain("Nora Now");
    expect(first.map((row) => row.name)).not.toContain("Olga Once");
  }
  const payable = await scene.call<PayableContract[]>("admin", "payable_contracts()");
  expect(payable.find(({ id }) => id === contract)?.name).toBe("Nora Now");
  const { payments } = await scene.call<PaymentPage>("admin", "list_payments($1)", [{ limit: 500 }]);
  expect(payments.flatMap((one) => (/Olga|Nora/.test(one.name) ? [[one.name, one.amount]] : []))).toEqual([
    ["Olga Once", 200_000],
    ["Olga Once, Sven Second", 10_000],
    ["Nora Now", 5000],
  ]);
});

test("The tax adviser gets refunds after all payments, by the day on which they were entered", async () => {
  const start = await dayAt("-2 months");
  const { contract } = await sign("Rudi Refund", start);
  await pay(contract, 0, 200_000, start);
  const enter = (entry: object) =>
    scene.call("admin", "enter_contract_entry($1, $2)", [
      contract,
      { happenedOn: today, reason: "Moves away", idempotencyKey: randomUUID(), ...entry },
    ]);
  await enter({ kind: "terminated", paid: 200_000, kept: 120_000 });
  await enter({ kind: "refunded", amount: 80_000, happenedOn: today, reason: "By transfer" });
  const list = (asked: object, who: "admin" | "agent" = "admin") =>
    scene.call<PaymentPage>(who, "list_payments($1)", [asked]);
  const { payments } = await list({ limit: 500 });
  expect(payments.at(-1)).toEqual({
    receipt: null,
    correctsReceipt: null,
    issuedOn: today,
    paidOn: today,
    amount: -80_000,
    method: null,
    note: "By transfer",
    number: null,
    lead: expect.any(String),
    name: "Rudi Refund",
    reference: expect.any(String),
    home: expect.any(String),
  });
  const first = await list({ limit: 1 });
  expect([first.payments.length, first.payments[0]?.receipt, first.next === null]).toEqual([
    1,
    expect.any(String),
    false,
  ]);
  for (const asked of [{ until: await dayAt("-1 day") }, { from: await dayAt("1 day") }])
    expect((await list(asked)).payments).toEqual([]);
  expect((await list({ limit: 500 }, "agent")).payments).toEqual([]);
});

test("What an ended contract still owes its buyer is said by the ledger and by Today until it is returned", async () => {
  const start = await dayAt("-2 months");
  const before = (await money()).toReturn;
  const { contract, lead } = await sign("Rosa Return", start);
  await pay(contract, 0, 200_000, start);
  const enter = (entry: object) =>
    scene.call("admin", "enter_contract_entry($1, $2)", [
      contract,
      { ...entry, reason: "Moves away", happenedOn: today, idempotencyKey: randomUUID() },
    ]);
  const stillToReturn = async () => {
    const { toReturn } = await money();
    const { rows } = await ledger({ state: "ended", q: "Rosa Return" });
    return [
      Math.round((toReturn.sum - before.sum) * 100) / 100,
      toReturn.first.find(({ id }) => id === lead)?.sum,
      rows[0]?.toReturn,
    ];
  };
  await enter({ kind: "terminated", paid: 200_000, kept: 120_000 });
  expect(await stillToReturn()).toEqual([80_000, 80_000, 80_000]);
  await enter({ kind: "refunded", amount: 79_999.99 });
  expect(await stillToReturn()).toEqual([0.01, 0.01, 0.01]);
  await enter({ kind: "refunded", amount: 0.01 });
  expect(await stillToReturn()).toEqual([0, undefined, 0]);
});
