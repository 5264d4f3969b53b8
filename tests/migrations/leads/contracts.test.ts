import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LeadScene, openLeadScene } from "./lead-scene.ts";

let scene: LeadScene;
beforeAll(async () => {
  scene = await openLeadScene();
});
afterAll(() => scene.close());

const terms = {
  price: 2_400_000,
  downPayment: 200_000,
  months: 3,
  monthly: 18_500.5,
  startsOn: "2027-01-31",
  upgradeAfterMonths: 12,
  carryOverPercent: 40,
};
const agree = (lead: string, more: object = {}) =>
  scene.call<string>("admin", "agree_contract($1, $2)", [lead, { ...terms, ...more }]);
const pay = (
  contract: string,
  number: number,
  amount: number,
  idempotencyKey: string = randomUUID(),
  paidOn = "2027-01-31",
) =>
  scene.call<string>("admin", "enter_payment($1, $2)", [
    contract,
    { number, amount, paidOn, method: "transfer", idempotencyKey },
  ]);

test("A contract brings its schedule, the last day of a month included, and marks its lead", async () => {
  const lead = await scene.addLead();
  const contract = await agree(lead);
  const schedule = await scene.as(
    "admin",
    "select number, due_on::text, amount from contract_instalments where contract_id = $1 order by number",
    [contract],
  );
  expect(schedule).toEqual([
    { number: 0, due_on: "2027-01-31", amount: "200000.00" },
    { number: 1, due_on: "2027-02-28", amount: "18500.50" },
    { number: 2, due_on: "2027-03-31", amount: "18500.50" },
    { number: 3, due_on: "2027-04-30", amount: "18500.50" },
  ]);
  expect(await scene.database.query("select has_contract from leads where id = $1", [lead])).toEqual([
    { has_contract: true },
  ]);
});

test("Payments add up to what is owed and no further, each entered once", async () => {
  const contract = await agree(await scene.addLead());
  const key = randomUUID();
  const first = await pay(contract, 1, 10_000, key);
  expect(await pay(contract, 1, 10_000, key)).toBe(first);
  await expect(pay(contract, 1, 8_500.51)).rejects.toMatchObject({ code: "PT409" });
  await pay(contract, 1, 8_500.5);
  await expect(pay(contract, 9, 1)).rejects.toMatchObject({ code: "PT404" });
});

test("A key belongs to one payment: to its contract, instalment, amount and day", async () => {
  const contract = await agree(await scene.addLead());
  const other = await agree(await scene.addLead());
  const key = randomUUID();
  await pay(contract, 1, 10_000, key);
  for (const another of [
    () => pay(other, 1, 10_000, key),
    () => pay(contract, 2, 10_000, key),
    () => pay(contract, 1, 8_000, key),
    () => pay(contract, 1, 10_000, key, "2027-02-01"),
  ]) {
    await expect(another()).rejects.toMatchObject({ code: "23505" });
  }
  const entered = await scene.as("admin", "select amount from payments where contract_id = any ($1)", [
    [contract, other],
  ]);
  expect(entered).toEqual([{ amount: "10000.00" }]);
});

test("The database takes no contract and no payment of another century or calendar", async () => {
  for (const startsOn of ["0001-01-01", "2569-01-31", "9999-01-01"]) {
    await expect(agree(await scene.addLead(), { startsOn })).rejects.toMatchObject({ code: "23514" });
  }
  const contract = await agree(await scene.addLead());
  for (const paidOn of ["0001-01-01", "2569-01-31", "9999-01-01"]) {
    await expect(pay(contract, 1, 10, randomUUID(), paidOn)).rejects.toMatchObject({ code: "23514" });
  }
});

test("A payment is corrected by a new row, once, and never changed or removed", async () => {
  const contract = await agree(await scene.addLead());
  const payment = await pay(contract, 0, 200_000);
  await scene.call("admin", "correct_payment($1, 'wrong lead')", [payment]);
  await expect(scene.call("admin", "correct_payment($1, 'again')", [payment])).rejects.toThrow(
    /payments_corrected_once/,
  );
  for (const sql of ["update payments set amount = 1", "delete from payments"]) {
    await expect(scene.database.query(sql)).rejects.toThrow(/kept as they are/);
    await expect(scene.as("admin", sql)).rejects.toThrow(/permission denied/);
  }
  await pay(contract, 0, 200_000);
});

test("A contract without payments is cancelled for a reason that is audited, and its lead can then be erased", async () => {
  const lead = await scene.addLead();
  const contract = await agree(lead);
  const cancel = (who: "admin" | "agent", reason: string, id = contract) =>
    scene.call<string>(who, "cancel_contract($1, $2)", [id, reason]);
  await scene.as(
    "admin",
    "insert into contract_documents (contract_id, name) values ($1, 'Sale agreement')",
    [contract],
  );
  await expect(cancel("agent", "Changed their mind")).rejects.toMatchObject({ code: "42501" });
  await expect(cancel("admin", " ")).rejects.toMatchObject({ code: "23514" });
  const [{ reference } = { reference: "" }] = await scene.database.query<{ reference: string }>(
    "select reference from leads where id = $1",
    [lead],
  );
  const erase = () => scene.call<object>("admin", "erase_person($1, $2)", [lead, reference]);
  expect(await erase()).toMatchObject({ erased: 0 });
  await cancel("admin", "Changed their mind");
  const log = await scene.database.query(
    "select details from audit_log where action = 'cancel_contract' and subject_id = $1",
    [contract],
  );
  expect(log).toEqual([{ details: { lead, reason: "Changed their mind" } }]);
  await expect(cancel("admin", "Again")).rejects.toMatchObject({ code: "PT404" });
  expect(await erase()).toMatchObject({ erased: 1 });
});

test("A contract towards which something was paid is never cancelled, also after the payment was taken back", async () => {
  const contract = await agree(await scene.addLead());
  const payment = await pay(contract, 0, 200_000);
  const cancel = () => scene.call("admin", "cancel_contract($1, 'wrong lead')", [contract]);
  await expect(cancel()).rejects.toMatchObject({ code: "PT409" });
  await scene.call("admin", "correct_payment($1, 'wrong lead')", [payment]);
  await expect(cancel()).rejects.toMatchObject({ code: "PT409" });
});

test("Only admins with the right see or enter contracts", async () => {
  const lead = await scene.addLead();
  const contract = await agree(lead);
  for (const who of ["editor", "agent", "visitor"] as const) {
    expect(await scene.as(who, "select * from contracts"), who).toEqual([]);
    await expect(scene.as(who, "select agree_contract($1, $2)", [lead, terms])).rejects.toMatchObject({
      code: "42501",
    });
    await expect(scene.as(who, "select enter_payment($1, '{}')", [contract])).rejects.toMatchObject({
      code: "42501",
    });
  }
  expect(await scene.call("editor", "read_lead($1) -> 'contract'", [lead])).toBeNull();
  expect(await scene.call("admin", "read_lead($1) -> 'contract' ->> 'id'", [lead])).toBe(contract);
});
