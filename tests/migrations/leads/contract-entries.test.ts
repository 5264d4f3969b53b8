/** What happens to a contract: each ending once, with the sums of the office, and nothing rewritten. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ContractSums, contractSums, reschedule } from "../../../domain/leads/desk/contract-sums.ts";
import type { Contract } from "../../../domain/leads/desk/lead-details.ts";
import type { PaymentPage } from "../../../domain/ledger.ts";
import type { ContractTerms } from "../../../domain/leads/desk/lead-orders.ts";
import { type LeadScene, openLeadScene, writeContract } from "./lead-scene.ts";

let scene: LeadScene;
beforeAll(async () => {
  scene = await openLeadScene();
});
afterAll(() => scene.close());

const terms: ContractTerms = {
  price: 2_000_000,
  downPayment: 200_000,
  months: 60,
  premiumPercent: 0,
  interestPercent: 0,
  startsOn: "2025-01-31",
  upgradeAfterMonths: 12,
  carryOverPercent: 100,
  downPaymentCounts: true,
  forfeiturePercent: 60,
};

type Opened = { lead: string; id: string };

/** A contract with so many instalments paid. */
async function open(change: Partial<ContractTerms> = {}, paid = 0): Promise<Opened> {
  const lead = await scene.addLead();
  const agreed = writeContract({ ...terms, ...change });
  const id = await scene.call<string>("admin", "agree_contract($1, $2)", [lead, agreed]);
  await scene.database.query(
    `insert into payments (contract_id, number, amount, paid_on, method)
     select contract_id, number, amount, due_on, 'transfer' from contract_instalments
     where contract_id = $1 and number <= $2 and amount > 0`,
    [id, paid],
  );
  return { lead, id };
}
const read = async ({ lead }: Opened): Promise<Contract> =>
  scene.call("admin", "read_lead($1) -> 'contract'", [lead]);
const enter = (contract: string, entry: object) =>
  scene.call<string>("admin", "enter_contract_entry($1, $2)", [
    contract,
    { reason: "As agreed", happenedOn: "2026-06-15", idempotencyKey: randomUUID(), ...entry },
  ]);
const pay = (contract: string, number: number, amount: number, more: object = {}) =>
  scene.call<string>("admin", "enter_payment($1, $2)", [
    contract,
    { number, amount, paidOn: "2026-06-01", method: "transfer", idempotencyKey: randomUUID(), ...more },
  ]);
const owedOf = (id: string) =>
  scene.database.query<{ number: number; owed: string }>(
    "select number, owed from owed_instalments where contract_id = $1 order by number",
    [id],
  );
const refused = (code: string) => ({ code });

test("What stopping, upgrading and paying the rest come to is the same in SQL and in the browser", async () => {
  const cases: [Partial<ContractTerms>, number, string][] = [
    [{}, 0, "2025-01-31"],
    [{}, 11, "2026-06-15"],
    [{ interestPercent: 7.35, premiumPercent: 10 }, 12, "2026-02-01"],
    [
      { interestPercent: 12, months: 24, downPaymentCounts: false, carryOverPercent: 33.33 },
      13,
      "2026-02-01",
    ],
    [{ interestPercent: 4.5, months: 12 }, 12, "2026-02-01"],
    [{ interestPercent: 4.5, months: 18, forfeiturePercent: 99.99 }, 3, "2026-06-15"],
  ];
  for (const [change, paid, day] of cases) {
    const contract = await open(change, paid);
    if (paid === 11) {
      await pay(contract.id, 14, 1_234.56);
      await enter(contract.id, { kind: "late_fee", amount: 500.25, dueOn: "2026-06-20" });
    }
    const [sql] = await scene.database.query<ContractSums>(
      `select s.paid::float8, s.kept::float8, (s.paid - s.kept)::float8 as returned, s.moves::float8,
         (s.paid - s.moves)::float8 as "notMoved", s.is_upgrade_open as "isUpgradeOpen", s.fees::float8,
         s.pay_off::float8 as "payOff", (s.left_now + s.fees - s.pay_off)::float8 as saved
       from contracts, contract_sums(contracts, $2) as s where id = $1`,
      [contract.id, day],
    );
    expect(contractSums(await read(contract), day), JSON.stringify(change)).toEqual(sql);
  }
});

test.each([
  [11, "2026-06-15", false],
  [12, "2026-01-30", false],
  [12, "2026-01-31", true],
  [13, "2026-06-15", true],
])("After %d instalments, on %s, an upgrade is open: %s", async (paid, happenedOn, isOpen) => {
  const contract = await open({}, paid);
  const { paid: seen, moves } = contractSums(await read(contract), happenedOn);
  const next = writeContract({ ...terms, startsOn: "2026-07-01", price: 4_000_000, downPayment: 800_000 });
  const entry = {
    kind: "upgraded",
    reason: "Two bedrooms",
    happenedOn,
    paid: seen,
    moved: moves,
    idempotencyKey: randomUUID(),
  };
  const upgrade = (change: object = {}, with_ = next) =>
    scene.call<string>("admin", "upgrade_contract($1, $2, $3)", [
      contract.id,
      { ...entry, ...change },
      with_,
    ]);
  if (!isOpen) {
    await expect(upgrade()).rejects.toMatchObject(refused("PT459"));
    return;
  }
  await expect(upgrade({ moved: moves - 0.01 })).rejects.toMatchObject(refused("PT412"));
  const small = writeContract({ ...terms, downPayment: 100_000 });
  await expect(upgrade({}, small)).rejects.toMatchObject(refused("PT422"));
  const opened = await upgrade();
  expect(await upgrade()).toBe(opened);
  // The same key with other terms is another upgrade, which nobody may take for saved.
  const dearer = writeContract({ ...terms, startsOn: "2026-07-01", price: 4_100_000, downPayment: 800_000 });
  await expect(upgrade({}, dearer)).rejects.toMatchObject(refused("23505"));
  await expect(upgrade({ reason: "Three bedrooms" })).rejects.toMatchObject(refused("23505"));
  const lead = await scene.call<{ contract: Contract; earlierContracts: Contract[] }>(
    "admin",
    "read_lead($1)",
    [contract.lead],
  );
  expect(lead.contract).toMatchObject({ id: opened, follows: contract.id, endedBy: null });
  expect(lead.contract.payments).toMatchObject([
    { number: 0, amount: moves, method: "carried", receipt: null },
  ]);
  expect(lead.contract.instalments[0]).toMatchObject({ amount: 800_000, paid: moves });
  expect(lead.earlierContracts).toMatchObject([
    { id: contract.id, entries: [{ kind: "upgraded", paid: seen, kept: 0, returned: 0, moved: moves }] },
  ]);
  expect(await owedOf(contract.id)).toEqual([]);
  await expect(pay(contract.id, 40, 1)).rejects.toMatchObject(refused("PT410"));
});

async function upgrade(contract: Opened): Promise<string> {
  const sums = contractSums(await read(contract), "2026-06-15");
  const entry = { reason: "Two bedrooms", happenedOn: "2026-06-15", paid: sums.paid, moved: sums.moves };
  return scene.call("admin", "upgrade_contract($1, $2, $3)", [
    contract.id,
    { kind: "upgraded", idempotencyKey: randomUUID(), ...entry },
    writeContract({ ...terms, startsOn: "2026-07-01", price: 4_000_000, downPayment: 800_000 }),
  ]);
}

test("An upgrade by mistake is taken back: the first contract owes as before, nothing is left in the next, and another can follow", async () => {
  const contract = await open({}, 13);
  const before = await owedOf(contract.id);
  const next = await upgrade(contract);
  const entry = { kind: "reopened", reason: "The wrong buyer", idempotencyKey: randomUUID() };
  const made = await enter(contract.id, entry);
  expect(await enter(contract.id, entry)).toBe(made);
  expect(await owedOf(contract.id)).toEqual(before);
  expect(await owedOf(next)).toEqual([]);
  const { contract: running, earlierContracts } = await scene.call<{
    contract: Contract;
    earlierContracts: Contract[];
  }>("admin", "read_lead($1)", [contract.lead]);
  expect(running).toMatchObject({ id: contract.id, endedBy: null });
  expect(running.entries.map(({ kind }) => kind)).toEqual(["upgraded", "reopened"]);
  const [annulled] = earlierContracts;
  expect(annulled?.entries).toMatchObject([{ kind: "annulled", reason: "The wrong buyer" }]);
  expect(annulled?.payments.map(({ amount, receipt }) => [amount, receipt])).toEqual([
    [590_000, null],
    [-590_000, null],
  ]);
  expect(await upgrade(contract)).not.toBe(next);
});

test("An upgrade stays while a payment in the next contract stands, or anything was entered there", async () => {
  const contract = await open({}, 13);
  const next = await upgrade(contract);
  const payment = await pay(next, 0, 10_000);
  await expect(enter(contract.id, { kind: "reopened" })).rejects.toMatchObject(refused("PT423"));
  await scene.call("admin", "correct_payment($1, 'wrong')", [payment]);
  await enter(contract.id, { kind: "reopened" });
  const other = await open({}, 13);
  const after = await upgrade(other);
  await scene.database.query("update contracts set starts_on = '2026-05-01' where id = $1", [after]);
  await enter(after, { kind: "late_fee", amount: 500, dueOn: "2026-06-20" });
  await expect(enter(other.id, { kind: "reopened" })).rejects.toMatchObject(refused("PT423"));
});

test.each(["defaulted", "terminated"])(
  "%s: what is kept and returned is what was paid, and it ends once",
  async (kind) => {
    const contract = await open({}, 3);
    const { paid, kept } = contractSums(await read(contract), "2026-06-15");
    expect([paid, kept]).toEqual([290_000, 174_000]);
    await expect(enter(contract.id, { kind, paid: 1, kept: 0 })).rejects.toMatchObject(refused("PT412"));
    await expect(enter(contract.id, { kind, paid, kept: kept + 0.01 })).rejects.toMatchObject(
      refused("PT452"),
    );
    await expect(enter(contract.id, { kind, paid })).rejects.toMatchObject(refused("PT452"));
    const future = { kind, paid, kept, happenedOn: "2099-01-01" };
    await expect(enter(contract.id, future)).rejects.toMatchObject(refused("PT416"));
    // The owner may keep less.
    const idempotencyKey = randomUUID();
    const made = await enter(contract.id, { kind, paid, kept: 100_000, idempotencyKey });
    expect(await enter(contract.id, { kind, paid, kept: 100_000, idempotencyKey })).toBe(made);
    expect(await owedOf(contract.id)).toEqual([]);
    await expect(enter(contract.id, { kind, paid, kept })).rejects.toMatchObject(refused("PT410"));
    await enter(contract.id, { kind: "refunded", amount: 90_000 });
    await expect(enter(contract.id, { kind: "refunded", amount: 100_000.01 })).rejects.toMatchObject(
      refused("PT455"),
    );
    await enter(contract.id, { kind: "refunded", amount: 100_000 });
    await expect(enter(contract.id, { kind: "reopened" })).rejects.toMatchObject(refused("PT457"));
    const { entries, endedBy, instalments } = await read(contract);
    expect(entries.map((entry) => entry.kind)).toEqual([kind, "refunded", "refunded"]);
    expect(entries[0]).toMatchObject({ id: endedBy, kept: 100_000, returned: 190_000, moved: 0 });
    expect(instalments).toHaveLength(61);
  },
);

test("An ending by mistake is taken back by an entry of its own, and the contract owes as before", async () => {
  const contract = await open({}, 3);
  const before = await owedOf(contract.id);
  await expect(enter(contract.id, { kind: "reopened" })).rejects.toMatchObject(refused("PT456"));
  await enter(contract.id, { kind: "terminated", paid: 290_000, kept: 174_000 });
  await enter(contract.id, { kind: "reopened" });
  expect(await owedOf(contract.id)).toEqual(before);
  expect((await read(contract)).entries.map(({ kind }) => kind)).toEqual(["terminated", "reopened"]);
});

test("An ending stays while another contract of the enquiry runs", async () => {
  const contract = await open({}, 3);
  await enter(contract.id, { kind: "terminated", paid: 290_000, kept: 174_000 });
  await scene.call("admin", "agree_contract($1, $2)", [contract.lead, writeContract(terms)]);
  await expect(enter(contract.id, { kind: "reopened" })).rejects.toMatchObject(refused("PT458"));
});

test("Paying the rest early charges no interest of months that have not begun; then ownership can be transferred", async () => {
  const contract = await open({ interestPercent: 6, months: 24 }, 16);
  const day = "2026-06-15";
  const { payOff, saved } = contractSums(await read(contract), day);
  expect(saved).toBeGreaterThan(0);
  await expect(enter(contract.id, { kind: "transferred" })).rejects.toMatchObject(refused("PT453"));
  const entry = { kind: "paid_off", method: "transfer", happenedOn: day };
  await expect(enter(contract.id, { ...entry, amount: payOff + 0.01 })).rejects.toMatchObject(
    refused("PT412"),
  );
  await enter(contract.id, { ...entry, amount: payOff });
  expect(await owedOf(contract.id)).toEqual([]);
  const kept = await read(contract);
  expect(kept.instalments.reduce((sum, due) => sum + due.amount - due.paid, 0)).toBeCloseTo(0, 5);
  expect(kept.entries[0]?.replaced.map(({ number }) => number)).toEqual([17, 18, 19, 20, 21, 22, 23, 24]);
  expect(kept.payments.at(-1)?.receipt).toMatch(/^\d{4}-\d{6}$/);
  await enter(contract.id, { kind: "transferred" });
  expect((await read(contract)).endedBy).toBeTruthy();
});

test("A changed schedule adds up to the satang, stays readable, and respects what was paid", async () => {
  const contract = await open({ interestPercent: 5.55 }, 5);
  await pay(contract.id, 6, 5_000);
  const kept = await read(contract);
  const instalments = reschedule(kept, { fromNumber: 6, months: 70, firstDueOn: "2026-08-31" });
  const change = { kind: "rescheduled", fromNumber: 6 };
  const [first, ...others] = instalments;
  if (!first) throw new Error("no instalments");
  const off = [{ ...first, amount: first.amount - 0.01 }, ...others];
  await expect(enter(contract.id, { ...change, instalments: off })).rejects.toMatchObject(refused("PT422"));
  const early = reschedule(kept, { fromNumber: 6, months: 70, firstDueOn: "2026-06-01" });
  await expect(enter(contract.id, { ...change, instalments: early })).rejects.toMatchObject(refused("PT416"));
  const paidAway = reschedule(kept, { fromNumber: 5, months: 470, firstDueOn: "2026-08-31" });
  await expect(enter(contract.id, { ...change, fromNumber: 5, instalments: paidAway })).rejects.toMatchObject(
    refused("PT409"),
  );
  // Nor is the first new one due together with the last that stays.
  const together = reschedule(kept, { fromNumber: 19, months: 60, firstDueOn: "2026-07-31" });
  await expect(
    enter(contract.id, { ...change, fromNumber: 19, instalments: together }),
  ).rejects.toMatchObject(refused("23514"));
  await enter(contract.id, { ...change, instalments });
  const after = await read(contract);
  expect(after.instalments.slice(6)).toEqual(
    instalments.map((one, index) => ({ ...one, number: index + 6, paid: index === 0 ? 5_000 : 0 })),
  );
  expect(after.instalments[7]?.dueOn).toBe("2026-09-30");
  expect(after.entries[0]?.replaced).toEqual(
    kept.instalments.slice(6).map(({ number, dueOn, amount }) => ({ number, dueOn, amount })),
  );
  // Shorter again.
  const shorter = reschedule(after, { fromNumber: 7, months: 10, firstDueOn: "2026-10-31" });
  await enter(contract.id, { ...change, fromNumber: 7, instalments: shorter });
  expect((await read(contract)).instalments).toHaveLength(17);
});

test("A home is not transferred while a late fee is owed", async () => {
  const contract = await open({ months: 12 }, 12);
  await enter(contract.id, { kind: "late_fee", amount: 500, dueOn: "2026-06-20" });
  await expect(enter(contract.id, { kind: "transferred" })).rejects.toMatchObject(refused("PT453"));
  await pay(contract.id, 1001, 500);
  await enter(contract.id, { kind: "transferred" });
});

test("A late fee is owed and paid apart from the price, or waived", async () => {
  const contract = await open({}, 3);
  await enter(contract.id, { kind: "late_fee", amount: 500, dueOn: "2026-06-20" });
  await enter(contract.id, { kind: "late_fee", amount: 300, dueOn: "2026-06-20" });
  await pay(contract.id, 1001, 500);
  await expect(enter(contract.id, { kind: "fee_waived", number: 1001, amount: 500 })).rejects.toMatchObject(
    refused("PT454"),
  );
  // What is owed of the price itself cannot be waived.
  const [next] = (await read(contract)).instalments.filter(({ amount, paid }) => paid < amount);
  await expect(
    enter(contract.id, { kind: "fee_waived", number: next?.number, amount: next?.amount }),
  ).rejects.toMatchObject(refused("PT454"));
  await pay(contract.id, 1002, 100);
  await enter(contract.id, { kind: "fee_waived", number: 1002, amount: 200 });
  const kept = await read(contract);
  expect(kept.fees).toMatchObject([
    { number: 1001, amount: 500, paid: 500 },
    { number: 1002, amount: 100, paid: 100 },
  ]);
  expect(contractSums(kept, "2026-06-15")).toMatchObject({ paid: 290_000, moves: 290_000, fees: 0 });
  expect((await owedOf(contract.id)).some(({ number }) => number > 1000)).toBe(false);
});

test("Another buyer, an heir and a second buyer are entries; nothing is rewritten, also not by the database's owner", async () => {
  const contract = await open({}, 1);
  for (const kind of ["assigned", "inherited", "buyer_added"])
    await enter(contract.id, { kind, person: { name: "Мария Петрова" } });
  expect((await read(contract)).entries).toMatchObject([
    { kind: "assigned", person: { name: "Мария Петрова" } },
    { kind: "inherited" },
    { kind: "buyer_added" },
  ]);
  for (const sql of [
    "update contract_entries set reason = 'x'",
    "delete from contract_entries",
    "delete from receipts",
  ])
    await expect(scene.database.query(sql)).rejects.toThrow(/kept as they are/);
});

test("An entry sent twice is entered once, and another one with its key is refused", async () => {
  const contract = await open({}, 1);
  const fee = { kind: "late_fee", amount: 500, dueOn: "2026-06-20", idempotencyKey: randomUUID() };
  const made = await enter(contract.id, fee);
  expect(await enter(contract.id, fee)).toBe(made);
  for (const change of [{ amount: 600 }, { dueOn: "2026-06-21" }, { reason: "Later still" }])
    await expect(enter(contract.id, { ...fee, ...change })).rejects.toMatchObject(refused("23505"));
  expect((await read(contract)).fees).toHaveLength(1);
});

const takeBack = (payment: string | undefined, onDay?: string) =>
  scene.call<string>("admin", "correct_payment($1, 'The bank returned it', $2)", [payment, onDay ?? null]);

test("A payment is taken back on the day that is named, between its own and today", async () => {
  const contract = await open();
  const payment = await pay(contract.id, 1, 30_000);
  for (const day of ["2026-05-31", "2099-01-01"])
    await expect(takeBack(payment, day)).rejects.toMatchObject(refused("PT416"));
  await takeBack(payment, "2026-06-05");
  expect((await read(contract)).payments.at(-1)).toMatchObject({ amount: -30_000, paidOn: "2026-06-05" });
});

test("In a contract that has ended a payment stays until the ending is taken back, or something was returned by it", async () => {
  const contract = await open({}, 3);
  const payment = (await read(contract)).payments[2]?.id;
  const end = (paid: number) => enter(contract.id, { kind: "terminated", paid, kept: 0 });
  await end(290_000);
  await expect(takeBack(payment)).rejects.toMatchObject(refused("PT410"));
  await enter(contract.id, { kind: "reopened" });
  await takeBack(payment);
  await end(260_000);
  const other = (await read(contract)).payments[1]?.id;
  await expect(takeBack(other)).rejects.toMatchObject(refused("PT410"));
  await enter(contract.id, { kind: "refunded", amount: 100_000 });
  // Now the ending stands for good.
  await expect(enter(contract.id, { kind: "reopened" })).rejects.toMatchObject(refused("PT457"));
  await takeBack(other);
  // Nothing is owed, moves along or is kept in a contract that has ended.
  expect(
    await scene.database.query(
      "select left_after, moves_after, kept_after from receipts join payments on id = payment_id where corrects = $1",
      [other],
    ),
  ).toEqual([{ left_after: "0.00", moves_after: null, kept_after: null }]);
  const { payments, entries } = await read(contract);
  expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(230_000);
  expect(entries.find(({ kind, paid }) => kind === "terminated" && paid === 260_000)).toBeDefined();
});

test("Receipts are numbered without gaps, a correction has its own, and the same transfer twice needs to be meant", async () => {
  const contract = await open();
  await pay(contract.id, 1, 10_000);
  await expect(pay(contract.id, 1, 10_000)).rejects.toMatchObject(refused("PT412"));
  await pay(contract.id, 1, 10_000, { isAnother: true });
  await expect(pay(contract.id, 1, 500_000)).rejects.toMatchObject(refused("PT409"));
  const [, , payment] = (await read(contract)).payments;
  await scene.call("admin", "correct_payment($1, 'wrong')", [payment?.id]);
  const receipts = (await read(contract)).payments.map(({ receipt }) => Number(receipt?.slice(5)));
  expect(receipts).toEqual([0, 1, 2, 3].map((n) => (receipts[0] ?? 0) + n));
  const { payments } = await scene.call<PaymentPage>("admin", `list_payments('{"limit": 500}')`);
  const listed = payments.filter(({ receipt }) => receipt !== null);
  const all = listed.map(({ receipt }) => Number(receipt?.slice(5)));
  expect(all).toEqual(all.map((_, index) => index + 1));
  expect(listed.at(-1)?.correctsReceipt).toBe(payment?.receipt);
});

test("A payment and a correction tell their buyer by a letter each, with the number and what is left", async () => {
  const contract = await open();
  // Its down payment came long before it was entered, and has its receipt without a letter. The next one is news.
  await scene.database.query(
    "update contracts set created_at = least(created_at, '2025-01-02') where id = $1",
    [contract.id],
  );
  const payment = await pay(contract.id, 1, 30_000);
  await scene.call("admin", "correct_payment($1, 'wrong')", [payment]);
  const letters = await scene.database.query<{ kind: string; tells: object }>(
    "select kind, tells from letters where lead_id = $1 and kind in ('receipt', 'correction') order by created_at",
    [contract.lead],
  );
  const { payments } = await read(contract);
  const told = { contract: contract.id, home: null };
  expect(letters).toEqual([
    {
      kind: "receipt",
      tells: {
        ...told,
        number: payments[1]?.receipt,
        payment,
        takesBack: null,
        takenBackOn: null,
        amount: 30_000,
        paidOn: "2026-06-01",
        instalment: 1,
        paid: 230_000,
        left: 1_770_000,
        moves: 230_000,
        kept: 138_000,
        returned: 92_000,
      },
    },
    {
      kind: "correction",
      tells: {
        ...told,
        number: payments[2]?.receipt,
        payment,
        takesBack: payments[1]?.receipt,
        takenBackOn: payments[2]?.paidOn,
        amount: 30_000,
        paidOn: "2026-06-01",
        instalment: 1,
        paid: 200_000,
        left: 1_800_000,
        moves: 200_000,
        kept: 120_000,
        returned: 80_000,
      },
    },
  ]);
});

test("A second buyer and a changed schedule are entered before anything is paid, and before the contract starts", async () => {
  const [{ today, startsOn, dueOn, before } = { today: "", startsOn: "", dueOn: "", before: "" }] =
    await scene.database.query<Record<"today" | "startsOn" | "dueOn" | "before", string>>(
      `select pattaya_today()::text as today, (pattaya_today() + 20)::text as "startsOn",
         (pattaya_today() + 90)::text as "dueOn", (pattaya_today() - 1)::text as before`,
    );
  const contract = await open({ startsOn }, -1);
  await enter(contract.id, { kind: "buyer_added", happenedOn: today, person: { name: "Vera" } });
  const instalments = reschedule(await read(contract), { fromNumber: 1, months: 30, firstDueOn: dueOn });
  await enter(contract.id, { kind: "rescheduled", happenedOn: today, fromNumber: 1, instalments });
  const { entries, instalments: now } = await read(contract);
  expect(entries.map(({ kind }) => kind)).toEqual(["buyer_added", "rescheduled"]);
  expect(now.map(({ paid }) => paid)).toEqual(Array.from({ length: 31 }, () => 0));
  const early = { kind: "buyer_added", happenedOn: before, person: { name: "Vera" } };
  await expect(enter(contract.id, early)).rejects.toMatchObject(refused("PT416"));
});
