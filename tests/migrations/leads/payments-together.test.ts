import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ledger } from "../../../domain/ledger.ts";
import type { DueMoney } from "../../../domain/today.ts";
import { type LeadScene, openLeadScene, plainTerms, writeContract } from "./lead-scene.ts";

let scene: LeadScene;
beforeAll(async () => {
  scene = await openLeadScene();
});
afterAll(() => scene.close());

const terms = { ...plainTerms, price: 1_200_000, months: 12 };
const agree = async () =>
  scene.call<string>("admin", "agree_contract($1, $2)", [await scene.addLead(), writeContract(terms)]);
const enter = (contract: string, arrival: object) =>
  scene.call<string[]>("admin", "enter_payments($1, $2)", [
    contract,
    { paidOn: "2026-03-01", method: "transfer", note: "", ...arrival },
  ]);
const paidOf = (contract: string) =>
  scene.as<{ number: number; paid: string }>(
    "admin",
    "select number, sum(amount)::text as paid from payments where contract_id = $1 group by 1 order by 1",
    [contract],
  );

test("What arrived at once pays several instalments, all of it or nothing, and the same press once", async () => {
  const contract = await agree();
  const idempotencyKey = randomUUID();
  const parts = [
    { number: 1, amount: 100_000 },
    { number: 2, amount: 100_000 },
    { number: 3, amount: 0.01 },
  ];
  const first = await enter(contract, { parts, idempotencyKey });
  expect(await enter(contract, { parts, idempotencyKey })).toEqual(first);
  expect(await paidOf(contract)).toEqual([
    { number: 1, paid: "100000.00" },
    { number: 2, paid: "100000.00" },
    { number: 3, paid: "0.01" },
  ]);
  const tooMuch = [
    { number: 3, amount: 99_999.99 },
    { number: 4, amount: 100_000.01 },
  ];
  await expect(enter(contract, { parts: tooMuch, idempotencyKey: randomUUID() })).rejects.toMatchObject({
    code: "PT409",
  });
  expect(await paidOf(contract)).toHaveLength(3);
});

test("Another currency is kept with its rate, and its cents are shared out without loss", async () => {
  const contract = await agree();
  const parts = [1, 2, 3].map((number) => ({ number, amount: 33_333.33 }));
  const abroad = { currency: "EUR", foreignAmount: 2631.58, bahtPerUnit: 38 };
  await enter(contract, { parts, ...abroad, idempotencyKey: randomUUID() });
  const rows = await scene.as<{ currency: string; foreign_amount: string; baht_per_unit: string }>(
    "admin",
    "select currency, foreign_amount::text, baht_per_unit::text from payments where contract_id = $1 order by number",
    [contract],
  );
  expect(rows.map(({ foreign_amount }) => foreign_amount)).toEqual(["877.19", "877.19", "877.20"]);
  expect(new Set(rows.map(({ currency, baht_per_unit }) => `${currency} ${baht_per_unit}`))).toEqual(
    new Set(["EUR 38.000000"]),
  );
});

test("An arrival names each instalment once, and at least one", async () => {
  const contract = await agree();
  for (const parts of [[], [1, 1].map((number) => ({ number, amount: 1 }))]) {
    await expect(enter(contract, { parts, idempotencyKey: randomUUID() })).rejects.toMatchObject({
      code: "23514",
    });
  }
});

test("A payment that is taken back takes its other currency back too", async () => {
  const contract = await agree();
  const [payment] = await enter(contract, {
    parts: [{ number: 1, amount: 3800 }],
    currency: "EUR",
    foreignAmount: 100,
    bahtPerUnit: 38,
    idempotencyKey: randomUUID(),
  });
  await scene.call("admin", "correct_payment($1, $2)", [payment, "The transfer came back"]);
  expect(
    await scene.as("admin", "select sum(foreign_amount)::text as sum from payments where contract_id = $1", [
      contract,
    ]),
  ).toEqual([{ sum: "0.00" }]);
});

test("How one pays is in no public answer, and a buyer with a contract reads it", async () => {
  const value = {
    promptPayId: "0812345678",
    accountHolder: "Baan Tawan",
    bank: "KBank",
    accountNumber: "1234567890",
  };
  await scene.call("admin", "save_setting($1, 0, $2)", ["paying", value]);
  const [row] = await scene.database.query<{ settings: object }>("select site_settings() as settings");
  expect(Object.keys(row?.settings ?? {})).not.toContain("paying");
  const reference = "PAYS-ABCD";
  const lead = await scene.addLead({ reference, user_id: scene.idOf("visitor") });
  await scene.call("admin", "agree_contract($1, $2)", [lead, writeContract(terms)]);
  const mine = await scene.call<{ contract: { paying: object; paymentCode: string } }>(
    "visitor",
    "my_application($1)",
    [reference],
  );
  expect(mine.contract.paying).toEqual(value);
  expect(mine.contract.paymentCode).toMatch(/^[BCDFGHJ-NP-TV-XZ]{4}$/);
  expect(await scene.as("visitor", "select * from current_settings")).toEqual([]);
});

test("A payment dated before the contract keeps its day, and the upgrade opens no earlier for it", async () => {
  const contract = await agree();
  const parts = Array.from({ length: 12 }, (_, index) => ({ number: index + 1, amount: 100_000 }));
  await enter(contract, { parts, paidOn: "2025-12-30", idempotencyKey: randomUUID() });
  expect(
    await scene.as("admin", "select distinct paid_on::text from payments where contract_id = $1", [contract]),
  ).toEqual([{ paid_on: "2025-12-30" }]);
  const isOpenOn = async (day: string) => {
    const [row] = await scene.database.query<{ open: boolean }>(
      "select (contract_sums(contracts, $2)).is_upgrade_open as open from contracts where id = $1",
      [contract, day],
    );
    return row?.open;
  };
  expect([await isOpenOn("2027-01-30"), await isOpenOn("2027-01-31")]).toEqual([false, true]);
});

test("A transfer that two people enter is asked about, towards another instalment and in parts too", async () => {
  const contract = await agree();
  const one = (number: number, amount: number, more: object = {}) =>
    enter(contract, { parts: [{ number, amount }], idempotencyKey: randomUUID(), ...more });
  const both = (number: number, more: object = {}) =>
    enter(contract, {
      parts: [
        { number, amount: 60_000 },
        { number: number + 1, amount: 40_000 },
      ],
      idempotencyKey: randomUUID(),
      ...more,
    });
  await one(1, 100_000);
  // The second person's page may be older, and still offer the first instalment.
  for (const number of [1, 2]) await expect(one(number, 100_000)).rejects.toMatchObject({ code: "PT412" });
  await expect(both(2)).rejects.toMatchObject({ code: "PT412" });
  await one(2, 60_000);
  await one(2, 40_000, { paidOn: "2026-03-02" });
  await both(3, { isAnother: true });
  await expect(one(5, 100_000, { isAnother: false })).rejects.toMatchObject({ code: "PT412" });
  await one(5, 100_000, { paidOn: "2026-03-03" });
});

test("A sum that was taken back is no longer there to be doubled", async () => {
  const contract = await agree();
  const arrival = () => ({ parts: [{ number: 1, amount: 100_000 }], idempotencyKey: randomUUID() });
  const [first] = await enter(contract, arrival());
  await scene.call("admin", "correct_payment($1, 'A slip')", [first]);
  await enter(contract, arrival());
});

const takeBackAll = (payment: string | undefined, who: "admin" | "editor" = "admin", onDay?: string) =>
  scene.call<string[]>(who, "correct_arrival($1, 'The wrong buyer', $2)", [payment, onDay ?? "2026-03-05"]);

test("What arrived at once is taken back at once, but for what was taken back before, and nothing else is touched", async () => {
  const contract = await agree();
  const arrival = (numbers: number[]) => ({
    parts: numbers.map((number) => ({ number, amount: 50_000 })),
    isAnother: true,
    idempotencyKey: randomUUID(),
  });
  const whole = await enter(contract, arrival([1, 2, 3, 4]));
  const other = await enter(contract, arrival([1, 2, 3]));
  const elsewhere = await agree();
  await enter(elsewhere, arrival([1, 2]));
  await scene.call("admin", "correct_payment($1, 'The third was for another', '2026-03-02')", [whole[2]]);
  const corrections = await takeBackAll(whole[1]);
  expect(
    await scene.as(
      "admin",
      `select corrects, payments.number, amount::float8, paid_on::text, note, receipts.number is not null as numbered
       from payments left join receipts on payment_id = payments.id
       where contract_id = $1 and corrects is not null order by paid_on, payments.number`,
      [contract],
    ),
  ).toEqual([
    {
      corrects: whole[2],
      number: 3,
      amount: -50_000,
      paid_on: "2026-03-02",
      note: "The third was for another",
      numbered: true,
    },
    ...[0, 1, 3].map((index) => ({
      corrects: whole[index],
      number: index + 1,
      amount: -50_000,
      paid_on: "2026-03-05",
      note: "The wrong buyer",
      numbered: true,
    })),
  ]);
  expect(corrections).toHaveLength(3);
  expect(await paidOf(contract)).toEqual([
    ...[1, 2, 3].map((number) => ({ number, paid: "50000.00" })),
    { number: 4, paid: "0.00" },
  ]);
  expect(await paidOf(elsewhere)).toHaveLength(2);
  expect(
    await scene.as(
      "admin",
      "select count(*)::integer as kept from audit_log where subject = 'payments' and subject_id = any ($1)",
      [corrections],
    ),
  ).toEqual([{ kept: 3 }]);
  // A press that comes twice, a correction, and a day before the payment.
  await expect(takeBackAll(whole[1])).rejects.toMatchObject({ code: "23505" });
  await expect(takeBackAll(corrections[0])).rejects.toMatchObject({ code: "PT404" });
  await expect(takeBackAll(other[0], "admin", "2026-02-28")).rejects.toMatchObject({ code: "PT416" });
  await expect(takeBackAll(other[0], "editor")).rejects.toMatchObject({ code: "42501" });
  expect(await takeBackAll(other[0])).toHaveLength(3);
});

const owing = (from: number) =>
  Array.from({ length: 13 - from }, (_, index) => ({ number: from + index, amount: 100_000 }));

test("More than the whole contract owes pays all of it, and what goes back to the buyer is kept beside it", async () => {
  const contract = await agree();
  await enter(contract, { parts: owing(1).slice(0, 10), paidOn: "2026-02-01", idempotencyKey: randomUUID() });
  const abroad = { currency: "EUR", foreignAmount: 6000, bahtPerUnit: 41.6667 };
  const arrival = { parts: owing(11), surplus: 50_000, ...abroad, idempotencyKey: randomUUID() };
  const entered = await enter(contract, arrival);
  expect(await enter(contract, arrival)).toEqual(entered);
  expect(
    await scene.as(
      "admin",
      "select number, amount::float8, surplus::float8, foreign_amount::float8 from payments where id = any ($1) order by number",
      [entered],
    ),
  ).toEqual([
    { number: 11, amount: 100_000, surplus: null, foreign_amount: 2400 },
    { number: 12, amount: 100_000, surplus: 50_000, foreign_amount: 2400 },
  ]);
  // The bank's line of 250,000 is this one.
  const byHand = await scene.call<{ contract: string; amount: number }[]>(
    "admin",
    "arrivals_by_hand('2026-03-01', '2026-03-01')",
  );
  expect(byHand.filter((one) => one.contract === contract)).toMatchObject([{ amount: 250_000 }]);
});

test("Nothing goes back to the buyer while the contract still owes anything", async () => {
  const contract = await agree();
  await expect(
    enter(contract, { parts: owing(2), surplus: 1, idempotencyKey: randomUUID() }),
  ).rejects.toMatchObject({ code: "PT409" });
  expect(await paidOf(contract)).toEqual([]);
});

test("What arrived beyond all is to be returned until it was, though the contract runs", async () => {
  const contract = await agree();
  await enter(contract, { parts: owing(1), surplus: 50_000, idempotencyKey: randomUUID() });
  const refund = (amount: number) =>
    scene.call("admin", "enter_contract_entry($1, $2)", [
      contract,
      { kind: "refunded", amount, happenedOn: "2026-11-20", reason: "Back", idempotencyKey: randomUUID() },
    ]);
  const toReturn = async () => {
    const { rows } = await scene.call<Ledger>("admin", `ledger('{"state":"all"}')`);
    const { first } = (await scene.call<DueMoney>("admin", "money_today(50)")).toReturn;
    const [row] = await scene.as<{ lead: string }>(
      "admin",
      "select lead_id as lead from contracts where id = $1",
      [contract],
    );
    const lead = row?.lead;
    return [rows.find(({ id }) => id === lead)?.toReturn, first.find(({ id }) => id === lead)?.sum];
  };
  expect(await toReturn()).toEqual([50_000, 50_000]);
  await expect(refund(50_000.01)).rejects.toMatchObject({ code: "PT455" });
  await refund(20_000);
  expect(await toReturn()).toEqual([30_000, 30_000]);
  await refund(30_000);
  expect(await toReturn()).toEqual([0, undefined]);
  // It was returned before the contract ended by mistake, so the ending can be taken back.
  const now = { happenedOn: "2026-11-20", reason: "The wrong contract" };
  for (const entry of [{ kind: "terminated", paid: 1_200_000, kept: 0 }, { kind: "reopened" }])
    await scene.call("admin", "enter_contract_entry($1, $2)", [
      contract,
      { ...entry, ...now, idempotencyKey: randomUUID() },
    ]);
});
