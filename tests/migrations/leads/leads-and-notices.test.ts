import { afterAll, beforeAll, expect, test } from "vitest";
import { type LocalDatabase, openDatabase } from "../../../local/database/open.ts";
import { addSiteKey } from "../add-site-key.ts";

const siteKey = "a-key-of-the-site-Worker-for-tests-0001";

let database: LocalDatabase;
beforeAll(async () => {
  database = await openDatabase();
  await addSiteKey(database, siteKey);
});
afterAll(() => database.close());

type Receipt = { id?: string; reference: string; dueAt: string | null; isNew: boolean };

const application = {
  kind: "application",
  locale: "de",
  name: "Erika Muster",
  email: "erika@example.com",
  phone: "",
  country: "DE",
  reachBy: "email",
  consent: "2026-11",
  answers: { monthlyBudget: 25_000 },
  fingerprint: "fingerprint-of-erika-0001",
  sender: "sender-of-erika-00000001",
};

async function submit(lead: object): Promise<Receipt> {
  const rows = await asVisitor<{ receipt: Receipt }>("select submit_form($1) as receipt", [lead], {
    "x-site-key": siteKey,
  });
  const receipt = rows[0]?.receipt;
  if (!receipt) throw new Error("no receipt");
  return receipt;
}

async function asVisitor<Row>(
  sql: string,
  parameters: unknown[] = [],
  headers: Record<string, string> = {},
): Promise<Row[]> {
  return database.pglite.transaction(async (transaction) => {
    await transaction.query(
      "select set_config('role', 'anon', true), set_config('request.headers', $1, true)",
      [JSON.stringify(headers)],
    );
    return (await transaction.query<Row>(sql, parameters)).rows;
  });
}

test("An application is kept with its deadline of 48 hours and two e-mails to send", async () => {
  const receipt = await submit(application);
  expect(receipt.reference).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
  const [lead] = await database.query(
    "select name, answers, extract(epoch from due_at - created_at)::int as seconds from leads where reference = $1",
    [receipt.reference],
  );
  expect(lead).toEqual({ name: "Erika Muster", answers: { monthlyBudget: 25_000 }, seconds: 48 * 3_600 });
  const notices = await database.query(
    "select audience from lead_notices where lead_id = $1 order by audience",
    [receipt.id],
  );
  expect(notices).toEqual([{ audience: "office" }, { audience: "sender" }]);
});

test("A viewing is confirmed an hour before it begins, and within 48 hours", async () => {
  const dueAfter = async (hours: number) => {
    const starts = new Date(Date.now() + hours * 3_600_000);
    const viewingAt = new Date(starts.getTime() + 7 * 3_600_000).toISOString().slice(0, 16);
    const { reference } = await submit({
      ...application,
      kind: "viewing",
      answers: { viewingAt },
      fingerprint: `fingerprint-of-viewer-${hours}`,
    });
    const [lead] = await database.query<{ minutes: number }>(
      "select extract(epoch from due_at - now())::int / 60 as minutes from leads where reference = $1",
      [reference],
    );
    return lead?.minutes ?? 0;
  };
  expect(Math.abs((await dueAfter(5)) - 4 * 60)).toBeLessThanOrEqual(2);
  expect(Math.abs((await dueAfter(200)) - 48 * 60)).toBeLessThanOrEqual(2);
});

test("The same form sent again within ten minutes is the same lead, later it is another", async () => {
  const form = { ...application, fingerprint: "fingerprint-of-repeater-01" };
  const first = await submit(form);
  const second = await submit(form);
  expect(second).toMatchObject({ reference: first.reference, isNew: false });
  expect(second).not.toHaveProperty("id");
  await database.query("update leads set created_at = created_at - interval '11 minutes' where id = $1", [
    first.id,
  ]);
  expect((await submit(form)).reference).not.toBe(first.reference);
});

test("One idempotency key makes one lead, whatever else is sent with it", async () => {
  const idempotencyKey = "11111111-1111-4111-8111-111111111111";
  const first = await submit({ ...application, idempotencyKey, fingerprint: "fingerprint-keyed-000001" });
  const second = await submit({ ...application, idempotencyKey, fingerprint: "fingerprint-keyed-000002" });
  expect(second.reference).toBe(first.reference);
});

test("A sender can send twenty leads a day", async () => {
  const hurried = { ...application, sender: "sender-in-a-hurry-000001" };
  for (let n = 0; n < 20; n += 1) await submit({ ...hurried, fingerprint: `fingerprint-in-a-hurry-${n}` });
  await expect(submit({ ...hurried, fingerprint: "fingerprint-in-a-hurry-20" })).rejects.toMatchObject({
    code: "PT429",
  });
});

test("Calling the function directly does not get around the table's checks", async () => {
  const wrong = [
    { kind: "spam" },
    { locale: "xx" },
    { name: "x".repeat(121) },
    { message: "x".repeat(4_001) },
    { consent: "" },
    { email: "", phone: "" },
    { fingerprint: "short" },
    { answers: { essay: Array.from({ length: 9_000 }, (_, n) => n) } },
    { answers: [1] },
  ];
  for (const change of wrong) {
    await expect(
      submit({ ...application, fingerprint: "fingerprint-of-a-stranger", ...change }),
    ).rejects.toThrow();
  }
});

test("With the publishable key alone a form cannot bypass the site", async () => {
  const lead = { ...application, fingerprint: "fingerprint-past-the-site-1" };
  await expect(asVisitor("select submit_lead($1)", [lead])).rejects.toMatchObject({ code: "42501" });
  const [stored] = await database.query<{ hash: string }>("select hash from site_keys");
  for (const key of ["", "guessed", `${siteKey}x`, stored?.hash ?? ""]) {
    const headers = { "x-site-key": key };
    await expect(asVisitor("select submit_form($1)", [lead], headers)).rejects.toMatchObject({
      code: "42501",
    });
  }
  await expect(asVisitor("select submit_form($1)", [lead])).rejects.toMatchObject({ code: "42501" });
  expect(await database.query("select from leads where fingerprint = $1", [lead.fingerprint])).toEqual([]);
});

test("A visitor can neither read nor write leads", async () => {
  for (const sql of [
    "select * from leads",
    "select * from lead_notices",
    "insert into leads (name) values ('x')",
    "delete from leads",
    "select new_lead_reference()",
    "select * from site_keys",
    "insert into site_keys (hash) values (repeat('a', 64))",
  ]) {
    await expect(asVisitor(sql)).rejects.toThrow(/permission denied/);
  }
});

test("An enquiry about a listing that does not exist is kept", async () => {
  const listing = "22222222-2222-4222-8222-222222222222";
  const receipt = await submit({ ...application, listing, fingerprint: "fingerprint-lost-listing" });
  const [lead] = await database.query("select listing_id from leads where id = $1", [receipt.id]);
  expect(lead).toEqual({ listing_id: null });
});

test("A deadline keeps to the promise that the owner has published, and to ours when it says nothing", async () => {
  const promise = (version: number, state: string, body: object | null) =>
    database.query(
      `insert into texts (kind, name, locale, version, state, body, saved_by)
       values ('fact', 'answer-within', 'en', $1, $2, $3, gen_random_uuid())`,
      [version, state, body],
    );
  const hoursOf = async (fingerprint: string) => {
    const { reference } = await submit({ ...application, fingerprint });
    const [lead] = await database.query<{ hours: number }>(
      "select extract(epoch from due_at - created_at)::int / 3600 as hours from leads where reference = $1",
      [reference],
    );
    return lead?.hours;
  };
  await promise(1, "draft", { value: "12" });
  expect(await hoursOf("promise-of-a-draft-000001")).toBe(48);
  await promise(2, "published", { value: "24" });
  expect(await hoursOf("promise-of-24-hours-00001")).toBe(24);
  await promise(3, "published", { value: "soon" });
  expect(await hoursOf("promise-of-no-hours-00001")).toBe(48);
  await promise(4, "published", { value: "36" });
  await promise(5, "shipped", null);
  expect(await hoursOf("promise-taken-back-000001")).toBe(48);
});
