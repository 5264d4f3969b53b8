import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Contract, OfferedHome } from "../../../domain/leads/desk/lead-details.ts";
import type { ContractTerms } from "../../../domain/leads/desk/lead-orders.ts";
import { defaultSite } from "../../../domain/site/site.ts";
import { type LeadScene, openLeadScene, writeContract } from "./lead-scene.ts";

let scene: LeadScene;
beforeAll(async () => {
  scene = await openLeadScene();
});
afterAll(() => scene.close());

const terms: ContractTerms = {
  price: 2_400_000,
  downPayment: 200_000,
  months: 12,
  premiumPercent: 10,
  interestPercent: 0,
  startsOn: "2027-01-31",
  upgradeAfterMonths: 12,
  carryOverPercent: 40,
  downPaymentCounts: true,
  forfeiturePercent: 100,
};
const agree = (lead: string, more: object = {}) =>
  scene.call<string>("admin", "agree_contract($1, $2)", [lead, { ...writeContract(terms), ...more }]);
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

const enter = (contract: string, entry: object) =>
  scene.call<string>("admin", "enter_contract_entry($1, $2)", [
    contract,
    { reason: "As agreed", idempotencyKey: randomUUID(), ...entry },
  ]);

test("A contract brings its schedule, the last day of a month included, and marks its lead", async () => {
  const lead = await scene.addLead();
  const contract = await agree(lead);
  const schedule = await scene.as(
    "admin",
    "select number, due_on::text, amount from contract_instalments where contract_id = $1 order by number",
    [contract],
  );
  // 2,640,000 with the premium; 2,440,000 in twelve instalments, of which the last absorbs the rounding.
  expect(schedule).toHaveLength(13);
  expect([...schedule.slice(0, 4), ...schedule.slice(-1)]).toEqual([
    { number: 0, due_on: "2027-01-31", amount: "200000.00" },
    { number: 1, due_on: "2027-02-28", amount: "203333.33" },
    { number: 2, due_on: "2027-03-31", amount: "203333.33" },
    { number: 3, due_on: "2027-04-30", amount: "203333.33" },
    { number: 12, due_on: "2028-01-31", amount: "203333.37" },
  ]);
  expect(await scene.database.query("select has_contract from leads where id = $1", [lead])).toEqual([
    { has_contract: true },
  ]);
});

test("A contract counts as an answer: its lead moves to it, as by hand, and never back", async () => {
  const lead = await scene.addLead();
  const stateOf = async (id: string) =>
    (
      await scene.database.query(
        "select state, answered_at is not null as answered, lost_reason from leads where id = $1",
        [id],
      )
    )[0];
  const movesOf = (id: string) =>
    scene.database.query(
      "select from_state, to_state, reason, admin is not null as by_admin from lead_moves where lead_id = $1 order by id",
      [id],
    );
  await agree(lead);
  expect(await stateOf(lead)).toEqual({ state: "contract", answered: true, lost_reason: null });
  expect(await movesOf(lead)).toEqual([
    { from_state: "new", to_state: "contract", reason: null, by_admin: true },
  ]);

  const further = await scene.addLead();
  await scene.call("admin", "move_lead($1, 'new', 'keys')", [further]);
  await agree(further);
  expect(await stateOf(further)).toMatchObject({ state: "keys" });

  const lost = await scene.addLead();
  await scene.call("admin", "move_lead($1, 'new', 'lost', 'no_answer')", [lost]);
  await agree(lost);
  expect(await stateOf(lost)).toEqual({ state: "contract", answered: true, lost_reason: null });
});

test("Payments add up to what is owed and no further, each entered once", async () => {
  const contract = await agree(await scene.addLead());
  const key = randomUUID();
  const first = await pay(contract, 1, 10_000, key);
  expect(await pay(contract, 1, 10_000, key)).toBe(first);
  await expect(pay(contract, 1, 193_333.34)).rejects.toMatchObject({ code: "PT409" });
  await pay(contract, 1, 193_333.33);
  await expect(pay(contract, 13, 1)).rejects.toMatchObject({ code: "PT404" });
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

test("An owner enters contracts, an editor reads them all, an agent those of the own buyers, a visitor none", async () => {
  const lead = await scene.addLead();
  const own = await scene.addLead({ assignee: scene.idOf("agent") });
  const past = { startsOn: "2026-01-31" };
  const [contract, owned] = [await agree(lead, past), await agree(own, past)];
  await pay(contract, 1, 10);
  await pay(owned, 1, 10);
  await enter(contract, { kind: "late_fee", amount: 500, dueOn: "2026-06-01", happenedOn: "2026-05-31" });
  const tables = [
    "contract_instalments",
    "payments",
    "contract_entries",
    "contract_positions",
    "owed_instalments",
  ];
  for (const [who, seen] of [
    ["editor", [contract, owned]],
    ["agent", [owned]],
    ["visitor", []],
  ] as const) {
    const ids = [contract, owned];
    const rows = await scene.as<{ id: string }>(who, "select id from contracts where id = any ($1)", [ids]);
    expect(rows.map(({ id }) => id).toSorted(), who).toEqual(seen.toSorted());
    for (const table of tables) {
      const found = await scene.as<{ contract_id: string }>(
        who,
        `select distinct contract_id from ${table} where contract_id = any ($1)`,
        [ids],
      );
      const others = found.filter(({ contract_id }) => !seen.some((id) => id === contract_id));
      expect(others, `${who}: ${table}`).toEqual([]);
    }
    const receipts = await scene.as(
      who,
      "select receipts.number from receipts join payments on payments.id = payment_id where contract_id = any ($1)",
      [ids],
    );
    expect(receipts, who).toHaveLength(seen.length);
    await expect(
      scene.as(who, "select agree_contract($1, $2)", [lead, writeContract(terms)]),
    ).rejects.toMatchObject({
      code: "42501",
    });
    for (const command of [
      "enter_payment($1, '{}')",
      "enter_contract_entry($1, '{}')",
      "upgrade_contract($1, '{}', '{}')",
    ])
      await expect(scene.as(who, `select ${command}`, [contract])).rejects.toMatchObject({ code: "42501" });
  }
  expect(await scene.call("agent", "read_lead($1) -> 'contract'", [lead])).toBeNull();
  expect(await scene.call("agent", "read_lead($1) -> 'contract' ->> 'id'", [own])).toBe(owned);
  expect(await scene.call("editor", "read_lead($1) -> 'contract' ->> 'id'", [lead])).toBe(contract);
  expect(await scene.call("admin", "read_lead($1) -> 'contract' ->> 'id'", [lead])).toBe(contract);
});

test("A schedule that does not add up to the satang is refused by its own code, and nothing is kept", async () => {
  const lead = await scene.addLead();
  const { instalments } = writeContract(terms);
  const [first = 0, ...others] = instalments;
  for (const wrong of [
    [first + 0.01, ...others],
    [first - 0.01, ...others],
    others,
    [...instalments, 0.01],
    // The same sum in another number of instalments.
    [first + (others[0] ?? 0), ...others.slice(1)],
    [],
    // More than is owed, and then less than nothing.
    [5_000_000, ...others.slice(1), -4_000_000],
  ]) {
    await expect(agree(lead, { instalments: wrong })).rejects.toMatchObject({ code: "PT422" });
  }
  expect(await scene.database.query("select from contracts where lead_id = $1", [lead])).toEqual([]);
  expect(await scene.database.query("select has_contract from leads where id = $1", [lead])).toEqual([
    { has_contract: false },
  ]);
  await agree(lead);
});

test("With interest, what an instalment leaves open is charged for the next month", async () => {
  const withInterest = writeContract({ ...terms, interestPercent: 7.35 });
  const [first = 0, second = 0, ...others] = withInterest.instalments;
  await agree(await scene.addLead(), withInterest);
  const later = [first - 1_000, second + 1_000, ...others];
  await expect(agree(await scene.addLead(), { ...withInterest, instalments: later })).rejects.toMatchObject({
    code: "PT422",
  });
});

test("A contract that would end before its upgrade opens, or leaves nothing to pay, is not taken", async () => {
  for (const change of [{ upgradeAfterMonths: 13 }, { downPayment: 2_640_000 }]) {
    await expect(agree(await scene.addLead(), change)).rejects.toMatchObject({ code: "23514" });
  }
});

test("A contract keeps what was signed when the home and the owner's terms change, and when the home is deleted", async () => {
  const [home] = await scene.database.query<{ id: string }>(
    `insert into listings (slug, title, property_type, price, status) values ('signed', 'Signed for', 'condo-for-sale', 2400000, '{for-sale}') returning id`,
  );
  const lead = await scene.addLead();
  await agree(lead, { listingId: home?.id });
  const read = () => scene.call<Contract>("admin", "read_lead($1) -> 'contract'", [lead]);
  const signed = await read();
  expect(signed).toMatchObject({
    ...terms,
    contractPrice: 2_640_000,
    home: { title: "Signed for", language: "en" },
  });
  await scene.database.query(
    "update listings set price = 1, finance_months = 6, finance_premium_percent = 50, finance_forfeiture_percent = 1 where id = $1",
    [home?.id],
  );
  const upgrade = { upgradeAfterMonths: 24, carryOverPercent: 1, downPaymentCounts: false };
  await scene.database.query(
    "insert into settings (section, version, value, saved_by) values ('terms', 1, $1, gen_random_uuid())",
    [{ ...defaultSite.terms, upgrade }],
  );
  expect(await read()).toEqual(signed);
  await scene.database.query("delete from listings where id = $1", [home?.id]);
  expect(await read()).toEqual({ ...signed, home: null });
});

test("A home has one running contract: a second buyer's is refused with the name of the first, until that one ends", async () => {
  const [home] = await scene.database.query<{ id: string }>(
    `insert into listings (slug, title, property_type, price, status) values ('sold-once', 'Sold once', 'condo-for-sale', 2400000, '{for-sale}') returning id`,
  );
  const listingId = home?.id;
  const past = { listingId, startsOn: "2026-01-31" };
  const lead = await scene.addLead({ name: "Anna First", reference: "FRST-HQME" });
  const first = await agree(lead, past);
  const [second, third] = [await scene.addLead(), await scene.addLead()];
  const refusal: unknown = await agree(second, past).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: "PT427" });
  expect(JSON.parse((refusal as { detail: string }).detail)).toEqual({
    id: lead,
    name: "Anna First",
    reference: "FRST-HQME",
  });
  // The same enquiry once more has a refusal of its own.
  await expect(agree(lead, past)).rejects.toMatchObject({ code: "23505" });
  await enter(first, { kind: "assigned", happenedOn: "2026-02-01", person: { name: "Ann Other" } });
  await expect(agree(second, past)).rejects.toMatchObject({ code: "PT427" });

  await enter(first, { kind: "terminated", happenedOn: "2026-02-01", paid: 0, kept: 0 });
  const next = await agree(second, past);
  await expect(enter(first, { kind: "reopened", happenedOn: "2026-02-02" })).rejects.toMatchObject({
    code: "PT427",
  });
  await scene.call("admin", "cancel_contract($1, 'A slip')", [next]);
  await enter(first, { kind: "reopened", happenedOn: "2026-02-02" });
  await expect(agree(third, past)).rejects.toMatchObject({ code: "PT427" });
  // Contracts for no home of ours stand beside each other.
  await agree(third, { listingId: null });
  await agree(second, { listingId: null });
});

test("Homes for a contract are found by words of their title, with the terms they state", async () => {
  await scene.database.query(
    `insert into listings (slug, title, property_type, price, status, finance_months, finance_premium_percent)
     values ('tower-b', 'A 100% Quiet Tower', 'condo-with-finance', 1900000, '{finance-available}', 48, 7.5)`,
  );
  const found = await scene.call<OfferedHome[]>("admin", "homes_to_offer('100% quiet')");
  expect(found).toEqual([
    {
      id: expect.any(String),
      slug: "tower-b",
      title: "A 100% Quiet Tower",
      language: "en",
      price: 1_900_000,
      status: ["finance-available"],
      publication: "draft",
      isUnderContract: false,
      terms: {
        downPayment: null,
        months: 48,
        premiumPercent: 7.5,
        interestPercent: null,
        forfeiturePercent: null,
      },
    },
  ]);
  await expect(scene.call("editor", "homes_to_offer('quiet')")).rejects.toMatchObject({ code: "42501" });
});

test("Homes with a running contract come last and say so, in the list and in the enquiry, until that contract ends", async () => {
  const homes = await scene.database.query<{ id: string; slug: string }>(
    `insert into listings (slug, title, property_type, price, status, updated_at)
     select 'terrace-' || n, 'The Terrace ' || n, 'condo-for-sale', 2400000, '{for-sale}', now() - n * interval '1 day'
     from generate_series(1, 9) as n returning id, slug`,
  );
  const newest = homes.find(({ slug }) => slug === "terrace-1")?.id;
  const offered = () => scene.call<OfferedHome[]>("admin", "homes_to_offer('the terrace')");
  const inEnquiry = async (lead: string) =>
    scene.call<boolean>("admin", "(read_lead($1) -> 'home' -> 'isUnderContract')::boolean", [lead]);
  const another = await scene.addLead({ listing_id: newest });
  expect((await offered())[0]).toMatchObject({ id: newest, isUnderContract: false });
  expect(await inEnquiry(another)).toBe(false);
  const contract = await agree(await scene.addLead(), { listingId: newest, startsOn: "2026-01-31" });
  // Nine have the words, and eight are listed: the one that nobody can choose makes room.
  expect((await offered()).map(({ slug }) => slug)).toEqual(
    [2, 3, 4, 5, 6, 7, 8, 9].map((n) => `terrace-${n}`),
  );
  expect(await inEnquiry(another)).toBe(true);
  await scene.database.query("delete from listings where slug = 'terrace-9'");
  expect((await offered()).at(-1)).toMatchObject({ id: newest, isUnderContract: true });
  await enter(contract, { kind: "terminated", happenedOn: "2026-02-01", paid: 0, kept: 0 });
  expect((await offered())[0]).toMatchObject({ id: newest, isUnderContract: false });
  expect(await inEnquiry(another)).toBe(false);
});
