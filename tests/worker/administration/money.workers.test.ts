/** What happens to contracts, the ledger and the payments for the tax adviser, over the API. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, signIn, startProduct } from "../../start-product.ts";

let product: Product;
let contract: string;
const tokens = new Map<string, string>();
beforeAll(async () => {
  product = await startProduct();
  for (const name of ["admin", "editor", "agent", "visitor"])
    tokens.set(name, await signIn(product, `${name}@example.com`));
  const [row] = await product.backend.database.query<{ id: string }>(
    `with sent as (
       insert into leads (reference, kind, name, email, reach_by, consent, fingerprint, sender, assignee)
       values ('AAAA-BBBB', 'application', '=Erika', 'erika@example.com', 'email', '1', 'fingerprint-of-lead',
         'sender-of-the-lead', (select id from auth.users where email = 'agent@example.com')) returning id),
     agreed as (
       insert into contracts (lead_id, price, contract_price, premium_percent, down_payment, months, interest_percent, starts_on,
         upgrade_after_months, carry_over_percent, down_payment_counts, forfeiture_percent)
       select id, 2000000, 2000000, 0, 200000, 60, 0, '2025-01-31', 12, 100, true, 60 from sent returning id, starts_on)
     insert into contract_instalments (contract_id, number, due_on, amount)
     select id, n, (starts_on + n * interval '1 month')::date, case when n = 0 then 200000 else 30000 end
     from agreed, generate_series(0, 60) as n returning contract_id as id`,
  );
  contract = row?.id ?? "";
});
afterAll(() => product.close());

type Answer = { status: number; body: { error?: { code: string }; id?: string; late?: number } };

async function ask(who: string, path: string, body?: object): Promise<Answer> {
  const response = await product.fetch(`/api/admin${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${tokens.get(who)}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}
const codeOf = ({ status, body }: Answer) => [status, body.error?.code];

const payment = (change: object = {}) => ({
  number: 0,
  amount: 100_000,
  paidOn: "2025-01-31",
  method: "transfer",
  note: "",
  idempotencyKey: randomUUID(),
  ...change,
});
const entry = (change: object) => ({
  happenedOn: "2026-06-15",
  reason: "As agreed",
  idempotencyKey: randomUUID(),
  ...change,
});

test("A payment like another, sums that are no longer true and a contract that has ended have codes of their own", async () => {
  const [payments, entries] = [
    `/leads/contracts/${contract}/payments`,
    `/leads/contracts/${contract}/entries`,
  ];
  expect((await ask("admin", payments, payment())).status).toBe(201);
  expect(codeOf(await ask("admin", payments, payment()))).toEqual([409, "same_payment_twice"]);
  expect((await ask("admin", payments, payment({ isAnother: true }))).status).toBe(201);
  const ending = { kind: "terminated", paid: 100_000, kept: 0 };
  expect(codeOf(await ask("admin", entries, entry(ending)))).toEqual([409, "sums_have_changed"]);
  expect(codeOf(await ask("admin", entries, entry({ ...ending, kind: "no such" })))).toEqual([
    422,
    "invalid_input",
  ]);
  const tooEarly = entry({ ...ending, happenedOn: "2024-01-01" });
  expect(codeOf(await ask("admin", entries, tooEarly))).toEqual([422, "day_of_entry"]);
  const wrong = [{ dueOn: "2026-07-01", amount: 1 }];
  expect(
    codeOf(await ask("admin", entries, entry({ kind: "rescheduled", fromNumber: 1, instalments: wrong }))),
  ).toEqual([422, "new_schedule_does_not_add_up"]);
  for (const [kind, code] of [
    ["transferred", "still_owed"],
    ["reopened", "no_ending_to_take_back"],
  ])
    expect(codeOf(await ask("admin", entries, entry({ kind })))).toEqual([409, code]);
  const tooMuch = entry({ kind: "refunded", amount: 1 });
  expect(codeOf(await ask("admin", entries, tooMuch))).toEqual([409, "more_than_to_return"]);
  for (const who of ["editor", "agent", "visitor"])
    expect((await ask(who, entries, entry({ kind: "reopened" }))).status, who).toBe(403);
  expect((await ask("admin", "/money?state=late")).body.late).toBeGreaterThan(0);
  const end = entry({ ...ending, paid: 200_000, kept: 120_000 });
  const made = await ask("admin", entries, end);
  expect(made.status).toBe(201);
  expect((await ask("admin", entries, end)).body.id).toBe(made.body.id);
  expect(codeOf(await ask("admin", entries, { ...end, reason: "Something else" }))).toEqual([
    409,
    "sent_already",
  ]);
  expect(codeOf(await ask("admin", entries, entry({ kind: "transferred" })))).toEqual([
    409,
    "contract_has_ended",
  ]);
  expect(codeOf(await ask("admin", payments, payment({ number: 3 })))).toEqual([409, "contract_has_ended"]);
  const [paid] = await product.backend.database.query<{ id: string }>(
    "select id from payments where contract_id = $1 limit 1",
    [contract],
  );
  const correction = await ask("admin", `/leads/payments/${paid?.id}/correction`, { reason: "It came back" });
  expect(codeOf(correction)).toEqual([409, "ending_counts_payment"]);
});

test("The export has one row a payment, runs nothing, and an agent gets the own buyers' alone", async () => {
  const download = async (who: string, language = "en-GB,en;q=0.9") => {
    const response = await product.fetch("/api/admin/money/export", {
      headers: { authorization: `Bearer ${tokens.get(who)}`, "accept-language": language },
    });
    return [response.status, await response.text()] as const;
  };
  const [, rows] = await download("admin");
  const lines = rows.trim().split("\r\n");
  expect(lines[0]).toContain("Receipt,Takes back receipt,Issued on");
  const own = lines.filter((line) => line.includes(`"'=Erika"`));
  expect(own).toHaveLength(2);
  expect(own[0]).toMatch(/^\d{4}-\d{6},,.*,Down payment,Bank transfer,100000\.00,$/);
  expect((await download("admin", "th"))[1]).toMatch(/,เงินดาวน์,โอนผ่านธนาคาร,100000\.00,/);
  expect((await download("agent"))[1]).toContain("'=Erika");
  await product.backend.database.query("update leads set assignee = null where reference = 'AAAA-BBBB'");
  expect((await download("agent"))[1]).not.toContain("Erika");
  expect((await download("visitor"))[0]).toBe(403);
});

test("The ledger shows only one's own buyers to who asks for them", async () => {
  await product.backend.database.query(
    "update leads set assignee = (select id from auth.users where email = 'agent@example.com') where name = '=Erika'",
  );
  const count = async (who: string, query: string) =>
    ((await ask(who, `/money?state=all${query}`)).body as { contracts?: number }).contracts;
  expect(await count("admin", "")).toBe(1);
  expect(await count("admin", "&whose=mine")).toBe(0);
  expect(await count("agent", "&whose=mine")).toBe(1);
  expect((await ask("admin", "/money?whose=theirs")).status).toBe(400);
});
