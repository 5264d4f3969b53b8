/** Several people import the same statement at the same time. */
import { createHash, randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callAtOnce, repeatAtOnce } from "./call-at-once.ts";
import { openPostgres, type PostgresUnderTest } from "./open-postgres.ts";

let under: PostgresUnderTest;
const admin = randomUUID();
beforeEach(async () => {
  under = await openPostgres();
  await under.query("insert into auth.users (id, email) values ($1, 'a@site.test')", [admin]);
  await under.query("insert into public.admins (user_id) values ($1)", [admin]);
});
afterEach(() => under.close());

async function addContract(number: number): Promise<string> {
  const { id } = await under.one<{ id: string }>(
    `with lead as (insert into public.leads (reference, kind, name, email, reach_by, consent, fingerprint, sender)
       values ($1, 'application', 'Person', $2, 'email', '2026-11', $2, $2) returning id),
     agreed as (insert into public.contracts (lead_id, price, premium_percent, contract_price, down_payment, months,
       interest_percent, starts_on, upgrade_after_months, carry_over_percent, down_payment_counts, forfeiture_percent)
       select id, 1200, 0, 1200, 0, 12, 0, '2026-01-01', 12, 100, true, 100 from lead returning id)
     select id from agreed`,
    [`AAAA-${"ABCDEFGHJK"[number]}BBB`, `person-${number}@example.com-of-this-test`],
  );
  await under.query(
    "insert into public.contract_instalments select $1, n, '2026-01-01', 100 from generate_series(1, 12) as n",
    [id],
  );
  return id;
}

const line = (contract: string, number: number, name = `${contract} ${number}`) => ({
  hash: createHash("sha256").update(name).digest("hex"),
  occurrence: 1,
  paidOn: "2026-02-01",
  amount: 100,
  text: "A transfer",
  contract,
  parts: [{ number, amount: 100 }],
});
type Answer = { state: string }[];
const enter = async (lines: object[]) => {
  const [row] = await under.as<{ answer: Answer }>(
    "authenticated",
    admin,
    "select public.enter_statement_lines($1::jsonb) as answer",
    [lines],
  );
  return row?.answer ?? [];
};

test("A file that eight people enter at once is entered once, whatever the order of its lines", async () => {
  const contracts = await Promise.all([0, 1, 2, 3, 4].map(addContract));
  const lines = contracts.flatMap((id) => [1, 2, 3, 4, 5, 6].map((number) => line(id, number)));
  const { answers, failures } = await callAtOnce(
    Array.from({ length: 24 }, (_, n) => () => enter(n % 2 ? lines : lines.toReversed())),
  );
  expect(failures).toEqual([]);
  const states = answers.flat().map(({ state }) => state);
  expect(states.filter((state) => state === "entered")).toHaveLength(lines.length);
  expect(states.filter((state) => state === "known")).toHaveLength(23 * lines.length);
  expect(
    await under.one("select count(*)::int as payments, sum(amount)::int as sum from public.payments"),
  ).toEqual({
    payments: 30,
    sum: 3000,
  });
});

test("One line that people enter at once for different contracts pays one of them", async () => {
  for (let round = 0; round < 5; round += 1) {
    const contracts = round === 0 ? await Promise.all([0, 1, 2, 3].map(addContract)) : [];
    const all =
      contracts.length > 0
        ? contracts
        : (await under.query<{ id: string }>("select id from public.contracts")).map(({ id }) => id);
    const { answers, failures } = await callAtOnce(
      all.flatMap((id) => [0, 1].map(() => () => enter([line(id, round + 1, `round ${round}`)]))),
    );
    expect(failures).toEqual([]);
    expect(answers.flat().filter(({ state }) => state === "entered")).toHaveLength(1);
  }
  expect(await under.one("select count(*)::int as payments from public.payments")).toEqual({ payments: 5 });
});

test("The same arrival pressed eight times at once pays each of its instalments once", async () => {
  const contract = await addContract(5);
  const arrival = {
    parts: [1, 2, 3].map((number) => ({ number, amount: 100 })),
    paidOn: "2026-02-01",
    method: "transfer",
    idempotencyKey: randomUUID(),
  };
  const { answers, failures } = await repeatAtOnce(
    () =>
      under.as<{ ids: string[] }>(
        "authenticated",
        admin,
        "select public.enter_payments($1, $2::jsonb) as ids",
        [contract, arrival],
      ),
    8,
  );
  expect(failures).toEqual([]);
  expect(new Set(answers.map((rows) => rows[0]?.ids.join(" "))).size).toBe(1);
  expect(await under.one("select sum(amount)::int as sum from public.payments")).toEqual({ sum: 300 });
});
