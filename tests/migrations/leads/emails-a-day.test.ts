import { afterAll, beforeAll, expect, test } from "vitest";
import { leadKinds } from "../../../domain/leads/lead-choices.ts";
import { type LocalDatabase, openDatabase } from "../../../local/database/open.ts";

let database: LocalDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

let sent = 0;
async function submit(email: string, kind = "contact"): Promise<void> {
  sent += 1;
  const lead = { kind, locale: "en", name: "Ann", email, reachBy: "email", consent: "1" };
  const hashes = { fingerprint: `fingerprint-of-form-${sent}`, sender: `sender-of-the-form-${sent}` };
  await database.query("select submit_lead($1)", [{ ...lead, ...hashes }]);
}

async function emailsTo(pattern: string): Promise<Record<string, number>> {
  const [row] = await database.query<Record<string, number>>(
    `select count(*) filter (where audience = 'sender')::int as sender,
       count(*) filter (where audience = 'office')::int as office
     from lead_notices join leads on leads.id = lead_id where lower(email) like $1`,
    [pattern],
  );
  return row ?? {};
}

test("Sixty forms from sixty senders make three emails to one address, and the office gets them all", async () => {
  for (let n = 0; n < 60; n += 1) await submit("stranger@example.com", leadKinds[n % leadKinds.length]);
  expect(await emailsTo("stranger@example.com")).toEqual({ sender: 3, office: 60 });
});

test("Variants of an address are one mailbox", async () => {
  for (const email of [
    "Ann.B@example.com",
    "ann.b@EXAMPLE.com",
    "ann.b+1@example.com",
    "ann.b+2@example.com",
  ]) {
    await submit(email);
  }
  expect((await emailsTo("ann.b%"))["sender"]).toBe(3);
  for (const email of ["a.n.n@gmail.com", "an.n@googlemail.com", "ann@gmail.com", "ann+9@gmail.com"]) {
    await submit(email);
  }
  expect((await emailsTo("%@g%mail.com"))["sender"]).toBe(3);
});

test("Another address, and another day, have their own count", async () => {
  for (let n = 0; n < 4; n += 1) await submit("daily@example.com");
  await submit("other@example.com");
  expect((await emailsTo("other@example.com"))["sender"]).toBe(1);
  await database.query("update lead_notices set created_at = created_at - interval '25 hours'");
  await submit("daily@example.com");
  expect((await emailsTo("daily@example.com"))["sender"]).toBe(4);
});

test("Forms to one mailbox wait for each other, so that the count is exact", async () => {
  const locks = await database.pglite.transaction(async (transaction) => {
    const key = "hashtextextended('emails to ' || mailbox_of('Wait+1@example.com'), 0)";
    const lead = { kind: "contact", locale: "en", name: "Ann", email: "wait@example.com", reachBy: "email" };
    const hashes = { consent: "1", fingerprint: "fingerprint-that-waits", sender: "sender-that-waits" };
    await transaction.query("select submit_lead($1)", [{ ...lead, ...hashes }]);
    const held = await transaction.query<{ held: number }>(
      `select count(*)::int as held from pg_locks
       where locktype = 'advisory' and granted and (classid::bigint << 32 | objid::bigint) = ${key}`,
    );
    return held.rows;
  });
  expect(locks).toEqual([{ held: 1 }]);
});
