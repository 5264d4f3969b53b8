import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { planContract } from "../../../domain/leads/desk/contract-schedule.ts";
import type { PayableContract } from "../../../domain/paying/statement/match-lines.ts";
import { hashLine } from "../../../domain/paying/statement/statement-lines.ts";
import { type Product, signIn, startProduct } from "../../start-product.ts";
import { callApi } from "./call-api.ts";

let product: Product;
const tokens = new Map<string, string>();
let contract: string;
beforeAll(async () => {
  product = await startProduct();
  for (const name of ["admin", "agent"]) tokens.set(name, await signIn(product, `${name}@example.com`));
  const [lead] = await product.backend.database.query<{ id: string }>(
    `insert into leads (reference, kind, name, email, reach_by, consent, fingerprint, sender)
     values ('STAT-ABCD', 'application', 'Somchai', 's@example.com', 'email', '2026-11', 'fingerprint-of-this-test', 'sender-of-this-test-alone')
     returning id`,
  );
  const [home] = await product.backend.database.query<{ id: string }>("select id from listings limit 1");
  const terms = {
    price: 1_200_000,
    downPayment: 0,
    months: 12,
    premiumPercent: 0,
    interestPercent: 0,
    startsOn: "2026-01-05",
    upgradeAfterMonths: 12,
    carryOverPercent: 100,
    downPaymentCounts: true,
    forfeiturePercent: 100,
  };
  const [, ...instalments] = planContract(terms).instalments.map(({ amount }) => amount);
  const agreed = await ask("admin", `/leads/${lead?.id}/contract`, {
    listingId: home?.id,
    terms,
    instalments,
  });
  contract = (agreed.body as { id: string }).id;
});
afterAll(() => product.close());

const ask = (who: string, path: string, body?: unknown, method = body ? "POST" : "GET") =>
  callApi(product, tokens.get(who), method, path, body);

const line = { paidOn: "2026-02-05", amount: 10_000_000, text: "From Somchai", occurrence: 1 };
const entry = (number: number, more: object = {}) => ({
  ...line,
  contract,
  parts: [{ number, amount: 10_000_000 }],
  ...more,
});

test("Columns are remembered for the next file of the bank", async () => {
  const columns = { date: 0, dayOrder: "day", amount: 3, isSigned: false, texts: [1, 5] };
  expect((await ask("admin", "/statement/layouts/7:ab12")).body).toEqual({ columns: null });
  expect((await ask("admin", "/statement/layouts/7:ab12", columns, "PUT")).status).toBe(200);
  expect((await ask("admin", "/statement/layouts/7:ab12")).body).toEqual({ columns });
  expect((await ask("admin", "/statement/layouts/7:ab12", { ...columns, date: -1 }, "PUT")).status).toBe(422);
});

test("A line is entered once, in whole satang, and then known with its day and person", async () => {
  const entered = await ask("admin", "/statement/entries", { lines: [entry(1)] });
  const hash = await hashLine(line);
  expect(entered).toEqual({ status: 200, body: { lines: [{ hash, occurrence: 1, state: "entered" }] } });
  const again = await ask("admin", "/statement/entries", { lines: [entry(2)] });
  expect(again.body).toMatchObject({ lines: [{ state: "known" }] });
  const known = await ask("admin", "/statement/known", {
    lines: [
      { hash, occurrence: 1 },
      { hash, occurrence: 2 },
    ],
  });
  expect(known.body).toEqual({
    known: [{ hash, occurrence: 1, at: expect.any(String), by: "admin@example.com" }],
  });
  const { body } = await ask("admin", "/statement/contracts");
  const mine = (body as { contracts: PayableContract[] }).contracts.find(({ id }) => id === contract);
  expect(mine).toMatchObject({ name: "Somchai", paymentCode: expect.stringMatching(/^[A-Z]{4}$/) });
  expect(mine?.owed[0]).toEqual({ number: 2, dueOn: "2026-03-05", owed: 10_000_000 });
});

test("Bad lines are refused with what is wrong, and more than is owed enters nothing", async () => {
  const cases: [object, string][] = [
    [{ lines: [] }, "lines"],
    [{ lines: [entry(2, { amount: 0.5 })] }, "amount"],
    [{ lines: [entry(2, { paidOn: "2569-02-05" })] }, "Did you mean 2026?"],
    [{ lines: [entry(2, { amount: 1 })] }, "add up"],
    [{ lines: Array.from({ length: 101 }, () => entry(2)) }, "lines"],
  ];
  for (const [body, words] of cases) {
    const answer = await ask("admin", "/statement/entries", body);
    expect(answer, words).toMatchObject({ status: 422, body: { error: { code: "invalid_input" } } });
    expect(JSON.stringify(answer.body)).toContain(words);
  }
  const much = 10_000_001;
  const refused = entry(2, { text: "Too much", amount: much, parts: [{ number: 2, amount: much }] });
  expect((await ask("admin", "/statement/entries", { lines: [refused] })).body).toMatchObject({
    lines: [{ state: "refused" }],
  });
  expect((await ask("agent", "/statement/entries", { lines: [entry(2)] })).status).toBe(403);
});

test("What goes back to the buyer is a part of the line, and nothing goes back while the contract owes anything", async () => {
  const more = entry(2, { text: "More", amount: 10_000_050 });
  const refused = await ask("admin", "/statement/entries", { lines: [{ ...more, surplus: 50 }] });
  expect(refused.body).toMatchObject({ lines: [{ state: "refused" }] });
  expect((await ask("admin", "/statement/entries", { lines: [{ ...more, surplus: 51 }] })).status).toBe(422);
});

test("A payment can pay several instalments, in another currency too, and as one it still can be sent", async () => {
  const path = `/leads/contracts/${contract}/payments`;
  const more = { paidOn: "2026-04-05", method: "transfer", note: "" };
  const abroad = { currency: "EUR", amount: 5263.16, bahtPerUnit: 38 };
  const parts = [
    { number: 2, amount: 100_000 },
    { number: 3, amount: 100_000 },
  ];
  const both = await ask("admin", path, { ...more, abroad, parts, idempotencyKey: randomUUID() });
  expect(both).toMatchObject({ status: 201, body: { id: expect.any(String), others: [expect.any(String)] } });
  const one = await ask("admin", path, { ...more, number: 4, amount: 0.01, idempotencyKey: randomUUID() });
  expect(one.status).toBe(201);
  const tooMuch = await ask("admin", path, {
    ...more,
    number: 4,
    amount: 100_000,
    idempotencyKey: randomUUID(),
  });
  expect(tooMuch).toMatchObject({ status: 409, body: { error: { code: "more_than_owed" } } });
  const inBaht = { ...more, abroad: { ...abroad, currency: "THB" }, parts, idempotencyKey: randomUUID() };
  expect((await ask("admin", path, inBaht)).status).toBe(422);
});

test("A line whose sum was entered by hand that day is doubled, until it says that it is another", async () => {
  const typed = { number: 8, amount: 100_000, paidOn: "2026-05-05", method: "transfer", note: "" };
  const path = `/leads/contracts/${contract}/payments`;
  expect((await ask("admin", path, { ...typed, idempotencyKey: randomUUID() })).status).toBe(201);
  const { body } = await ask("admin", "/statement/arrivals?from=2026-05-01&until=2026-05-31");
  expect(body).toEqual({
    arrivals: [{ contract, name: "Somchai", paidOn: "2026-05-05", amount: 10_000_000 }],
  });
  const like = entry(9, { paidOn: "2026-05-05", text: "Typed before" });
  const doubled = await ask("admin", "/statement/entries", { lines: [like] });
  expect(doubled.body).toMatchObject({ lines: [{ state: "doubled" }] });
  const another = await ask("admin", "/statement/entries", { lines: [{ ...like, isAnother: true }] });
  expect(another.body).toMatchObject({ lines: [{ state: "entered" }] });
  expect((await ask("admin", "/statement/arrivals?from=2026-05-01")).status).toBe(400);
  expect((await ask("agent", "/statement/arrivals?from=2026-05-01&until=2026-05-31")).status).toBe(403);
});

test("A line that paid several instalments is taken back at once, nothing else is, and it can be entered again", async () => {
  const line = entry(5, {
    text: "From Somsak",
    parts: [
      { number: 5, amount: 6_000_000 },
      { number: 6, amount: 4_000_000 },
    ],
  });
  const send = async () => {
    const { body } = await ask("admin", "/statement/entries", { lines: [line] });
    return (body as { lines: { state: string }[] }).lines[0]?.state;
  };
  const path = `/leads/contracts/${contract}/payments`;
  const kept = { number: 6, amount: 500, paidOn: "2026-02-05", method: "cash", note: "" };
  expect((await ask("admin", path, { ...kept, idempotencyKey: randomUUID() })).status).toBe(201);
  expect([await send(), await send()]).toEqual(["entered", "known"]);
  const parts = await product.backend.database.query<{ id: string }>(
    "select id from payments where contract_id = $1 and note = 'From Somsak' order by number",
    [contract],
  );
  const takeBack = (who: string) =>
    ask(who, `/leads/payments/${parts[1]?.id}/arrival/correction`, { reason: "Of another buyer" });
  expect((await takeBack("agent")).status).toBe(403);
  expect(await takeBack("admin")).toEqual({
    status: 201,
    body: { ids: [expect.any(String), expect.any(String)] },
  });
  const rows = await product.backend.database.query(
    `select corrects, number, amount::float8 from payments
     where contract_id = $1 and number in (5, 6) order by created_at, amount desc`,
    [contract],
  );
  expect(rows).toEqual([
    { corrects: null, number: 6, amount: 500 },
    { corrects: null, number: 5, amount: 60_000 },
    { corrects: null, number: 6, amount: 40_000 },
    { corrects: parts[1]?.id, number: 6, amount: -40_000 },
    { corrects: parts[0]?.id, number: 5, amount: -60_000 },
  ]);
  expect(await takeBack("admin")).toMatchObject({
    status: 409,
    body: {
      error: {
        code: "taken_back_already",
        message: "This payment was taken back already. Reload this page.",
      },
    },
  });
  expect(await send()).toBe("entered");
});
