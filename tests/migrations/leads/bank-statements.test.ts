import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PayableContract } from "../../../domain/paying/statement/match-lines.ts";
import { type LeadScene, type Someone, openLeadScene, plainTerms, writeContract } from "./lead-scene.ts";

let scene: LeadScene;
beforeAll(async () => {
  scene = await openLeadScene();
});
afterAll(() => scene.close());

const terms = { ...plainTerms, price: 3_000_000, months: 30 };
const agree = async () =>
  scene.call<string>("admin", "agree_contract($1, $2)", [await scene.addLead(), writeContract(terms)]);
const line = (contract: string, number: number, more: object = {}) => ({
  hash: createHash("sha256").update(`${contract} ${number}`).digest("hex"),
  occurrence: 1,
  paidOn: "2026-03-01",
  amount: 100_000,
  text: "From Mr Person",
  contract,
  parts: [{ number, amount: 100_000 }],
  ...more,
});
const enter = (lines: object[], who: Someone = "admin") =>
  scene.call<{ state: string; occurrence: number }[]>(who, "enter_statement_lines($1)", [
    JSON.stringify(lines),
  ]);
const statesOf = async (lines: object[]) => (await enter(lines)).map(({ state }) => state);

test("A line is entered once, and the same one again in the file is another", async () => {
  const contract = await agree();
  const [first, second] = [
    line(contract, 1),
    { ...line(contract, 1), occurrence: 2, parts: [{ number: 2, amount: 100_000 }] },
  ];
  expect(await statesOf([first])).toEqual(["entered"]);
  expect(await statesOf([first, second])).toEqual(["known", "entered"]);
  const known = await scene.call<{ occurrence: number; by: string }[]>(
    "admin",
    "entered_statement_lines($1)",
    [JSON.stringify([first, second, line(contract, 9)])],
  );
  expect(known.map(({ occurrence, by }) => `${occurrence} ${by}`).toSorted()).toEqual([
    "1 admin@example.com",
    "2 admin@example.com",
  ]);
});

test("A line that cannot be entered keeps none of the others back, and leaves nothing behind", async () => {
  const contract = await agree();
  const tooMuch = line(contract, 2, { amount: 200_000, parts: [{ number: 2, amount: 200_000 }] });
  const torn = line(contract, 3, { amount: 99 });
  const answers = await enter([tooMuch, torn, line(contract, 1)]);
  expect(answers.map(({ state }) => state).toSorted()).toEqual(["entered", "refused", "refused"]);
  expect(
    await scene.as("admin", "select count(*)::int from statement_lines where hash = any ($1)", [
      [tooMuch.hash, torn.hash],
    ]),
  ).toEqual([{ count: 0 }]);
});

test("A line whose payment was taken back can be entered again", async () => {
  const contract = await agree();
  const one = line(contract, 1);
  await enter([one]);
  const [payment] = await scene.as<{ id: string }>(
    "admin",
    "select id from payments where contract_id = $1",
    [contract],
  );
  await scene.call("admin", "correct_payment($1, $2)", [payment?.id, "It was for another contract"]);
  const other = await agree();
  expect(await statesOf([{ ...one, contract: other }])).toEqual(["entered"]);
  expect(await statesOf([one])).toEqual(["known"]);
});

test("A line whose sum was entered by hand on that day is entered only if it is another", async () => {
  const contract = await agree();
  const parts = [
    { number: 1, amount: 60_000 },
    { number: 2, amount: 40_000 },
  ];
  const arrival = { parts, paidOn: "2026-03-01", method: "transfer", idempotencyKey: crypto.randomUUID() };
  await scene.call("admin", "enter_payments($1, $2)", [contract, arrival]);
  const one = line(contract, 3);
  expect(await statesOf([one, line(contract, 4, { paidOn: "2026-03-02" })])).toEqual(
    [one.hash, line(contract, 4).hash].toSorted().map((hash) => (hash === one.hash ? "doubled" : "entered")),
  );
  const byHand = () =>
    scene.call<{ contract: string }[]>("admin", "arrivals_by_hand('2026-02-01', '2026-03-31')");
  expect((await byHand()).filter((found) => found.contract === contract)).toEqual([
    { contract, name: expect.stringMatching(/^Person/), paidOn: "2026-03-01", amount: 100_000 },
  ]);
  expect(await statesOf([{ ...one, isAnother: true }])).toEqual(["entered"]);
  await expect(scene.call("agent", "arrivals_by_hand('2026-02-01', '2026-03-31')")).rejects.toMatchObject({
    code: "42501",
  });
});

test("Two equal sums entered by hand on one day are two arrivals, and what moved along is none", async () => {
  const contract = await agree();
  for (const number of [1, 2]) {
    const parts = [{ number, amount: 100_000 }];
    const arrival = { parts, paidOn: "2026-03-01", method: "transfer", isAnother: true };
    await scene.call("admin", "enter_payments($1, $2)", [
      contract,
      { ...arrival, idempotencyKey: crypto.randomUUID() },
    ]);
  }
  await scene.database.query(
    "insert into payments (contract_id, number, amount, paid_on, method, note) values ($1, 3, 100000, '2026-03-05', 'carried', '')",
    [contract],
  );
  const byHand = await scene.call<{ contract: string; amount: number }[]>(
    "admin",
    "arrivals_by_hand('2026-02-01', '2026-03-31')",
  );
  expect(byHand.filter((found) => found.contract === contract).map(({ amount }) => amount)).toEqual([
    100_000, 100_000,
  ]);
  expect(await statesOf([line(contract, 4)])).toEqual(["doubled"]);
  expect(await statesOf([line(contract, 5, { paidOn: "2026-03-05" })])).toEqual(["entered"]);
});

test("What can be paid is the next instalments of each contract that owes something", async () => {
  const contract = await agree();
  await enter([line(contract, 1)]);
  const payable = await scene.call<PayableContract[]>("admin", "payable_contracts()");
  const mine = payable.find(({ id }) => id === contract);
  expect(mine).toMatchObject({ reference: expect.stringMatching(/^AAAA-/) });
  expect(mine?.owed).toHaveLength(24);
  expect(mine?.owed[0]).toEqual({ number: 2, dueOn: "2026-03-31", owed: 100_000 });
  // A late fee stands where it is due, and takes no instalment's place.
  const fee = {
    kind: "late_fee",
    reason: "Late",
    happenedOn: "2026-06-15",
    amount: 500,
    dueOn: "2026-06-20",
  };
  await scene.call("admin", "enter_contract_entry($1, $2)", [
    contract,
    { ...fee, idempotencyKey: crypto.randomUUID() },
  ]);
  const after = await scene.call<PayableContract[]>("admin", "payable_contracts()");
  const owed = after.find(({ id }) => id === contract)?.owed ?? [];
  expect(owed).toHaveLength(25);
  expect(owed.slice(2, 5)).toEqual([
    { number: 4, dueOn: "2026-05-31", owed: 100_000 },
    { number: 1001, dueOn: "2026-06-20", owed: 500 },
    { number: 5, dueOn: "2026-06-30", owed: 100_000 },
  ]);
});

test("Only who looks after contracts reads or enters anything", async () => {
  const contract = await agree();
  await enter([line(contract, 1)]);
  await scene.call("admin", "save_statement_layout($1, $2)", ["2:ab", { date: 0 }]);
  for (const who of ["agent", "visitor"] as const) {
    await expect(enter([line(contract, 2)], who)).rejects.toMatchObject({ code: "42501" });
    for (const [call, values] of [
      ["payable_contracts()", []],
      ["save_statement_layout($1, $2)", ["2:ab", { date: 1 }]],
      ["entered_statement_lines($1)", [JSON.stringify([line(contract, 1)])]],
    ] as const)
      await expect(scene.call(who, call, [...values])).rejects.toMatchObject({ code: "42501" });
    for (const table of ["statement_lines", "statement_payments", "statement_layouts"]) {
      expect(await scene.as(who, `select * from ${table}`)).toEqual([]);
    }
  }
});

test("A line of more than the whole contract owes is entered whole, with what goes back to the buyer", async () => {
  const contract = await agree();
  const parts = Array.from({ length: 30 }, (_, index) => ({ number: index + 1, amount: 100_000 }));
  const tooLittle = line(contract, 1, { amount: 2_950_000, surplus: 50_000, parts: parts.slice(1) });
  const whole = line(contract, 2, { amount: 3_050_000, surplus: 50_000, parts });
  expect(await statesOf([tooLittle])).toEqual(["refused"]);
  expect(await statesOf([whole])).toEqual(["entered"]);
  expect(await statesOf([whole])).toEqual(["known"]);
  const payable = await scene.call<PayableContract[]>("admin", "payable_contracts()");
  expect(payable.filter(({ id }) => id === contract)).toEqual([]);
});

test("A contract says what it owes after the instalments that are listed", async () => {
  const contract = await agree();
  const owedLater = async () =>
    (await scene.call<PayableContract[]>("admin", "payable_contracts()")).find(({ id }) => id === contract)
      ?.owedLater;
  expect(await owedLater()).toBe(600_000);
  await enter([
    line(contract, 1, {
      amount: 600_000,
      parts: [1, 2, 3, 4, 5, 6].map((number) => ({ number, amount: 100_000 })),
    }),
  ]);
  expect(await owedLater()).toBe(0);
});
