/** Against the embedded backend: an agent confirms as the administration does, and the mailbox has the letters. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../../../domain/database.ts";
import { inPattaya } from "../../../domain/places/in-pattaya.ts";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";
import { sampleSignIns } from "../../../local/seed/seed.ts";
import { readEmailSettings } from "../../../office/email/email-settings.ts";
import { sendLetters } from "../../../office/letters/send-letters.ts";
import { addLetters } from "../../../office/schedule/add-letters.ts";
import type { RawEnv } from "../../../office/env.ts";
import { officeOf } from "../../../office/office.ts";
import { peopleEnvironment } from "../people/people-environment.ts";

const slug = "one-bedroom-finance-talay-thong-jomtien";

let backend: Backend;
let env: RawEnv;
let agent: SupabaseClient<Database>;
beforeAll(async () => {
  backend = await startBackend({ port: 0, database: await openSampleDatabase() });
  env = peopleEnvironment(backend);
  agent = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
  const { error } = await agent.auth.signInWithPassword(sampleSignIns.agent);
  if (error) throw error;
});
afterAll(() => backend.close());

async function send(settings = readEmailSettings(env)): Promise<void> {
  const { database } = officeOf(env);
  await addLetters(database, new Date());
  await sendLetters(database, settings);
}

let asked = 0;
/** A visitor's request, `days` from now. */
async function ask({ email, locale = "en", days }: { email: string | null; locale?: string; days: number }) {
  asked += 1;
  const [row] = await backend.database.query<{ id: string }>(
    `with sent as (
       insert into leads (reference, kind, locale, name, email, phone, reach_by, consent, fingerprint, sender)
       values ($1, 'viewing', $2, 'WIN 1,000,000', $3, '+66812345678', 'email', '2026-11-21', 'fingerprint-' || $1, 'sender-of-' || $1)
       returning id)
     insert into viewings (lead_id, listing_id, starts_at, status, created_by)
     select sent.id, listings.id, date_trunc('day', now()) + $4 * interval '1 day', 'asked', null
     from sent, listings where slug = $5 returning id`,
    [`AAAA-222${"ABCDEFGHJKLMNPQRST"[asked]}`, locale, email, days, slug],
  );
  return row?.id ?? "";
}

async function change(
  id: string,
  changes: Database["public"]["Tables"]["viewings"]["Update"],
): Promise<void> {
  const { error } = await agent.from("viewings").update(changes).eq("id", id);
  expect(error).toBeNull();
}

async function endHold(id: string): Promise<void> {
  await backend.database.query(
    "update viewings set status = 'held', held_until = now() - interval '1 minute' where id = $1",
    [id],
  );
}

type KeptLetter = {
  subject: string;
  text: string;
  details: { attachments?: { content: string }[] };
};

async function lettersTo(email: string): Promise<KeptLetter[]> {
  return (await fetch(`${backend.url}/_local/mailbox/messages?to=${encodeURIComponent(email)}`)).json();
}

test("A visitor hears once that the office has confirmed, in the visitor's language, and again when it is moved", async () => {
  const email = "ann@example.com";
  const id = await ask({ email, locale: "de", days: 3 });
  await send();
  expect(await lettersTo(email)).toEqual([]);
  await change(id, { status: "confirmed", place: "Lobby, Tower B" });
  await send();
  await send();
  const [letter, ...more] = await lettersTo(email);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe(`Ihre Besichtigung ist bestätigt – AAAA-222${"ABCDEFGHJKLMNPQRST"[asked]}`);
  expect(letter?.text).toContain("wir haben Ihre Besichtigung bestätigt: ");
  expect(letter?.text).toContain("Treffpunkt: Lobby, Tower B");
  expect(letter?.text).toContain("http://site.test/de/account/application?reference=AAAA-222");
  expect(letter?.text).not.toContain("WIN");
  await change(id, { starts_at: new Date(Date.now() + 5 * 86_400_000).toISOString() });
  await send();
  expect(await lettersTo(email)).toHaveLength(2);
  await change(id, { status: "done" });
  await send();
  expect(await lettersTo(email)).toHaveLength(2);
});

test("A confirmation that is taken back at once, and one without an address, send nothing", async () => {
  const id = await ask({ email: "bob@example.com", days: 6 });
  await change(id, { status: "confirmed" });
  await change(id, { status: "cancelled" });
  await change(await ask({ email: null, days: 7 }), { status: "confirmed" });
  await send();
  expect(await lettersTo("bob@example.com")).toEqual([]);
  expect(
    await backend.database.query("select from letters where sent_at is null and stopped_at is null"),
  ).toEqual([]);
});

test("A visitor hears once that a hold has ended, unless the office has confirmed meanwhile", async () => {
  const [late, confirmed] = [
    await ask({ email: "cho@example.com", days: 8 }),
    await ask({ email: "dan@example.com", days: 9 }),
  ];
  await endHold(late);
  await endHold(confirmed);
  await change(confirmed, { status: "confirmed" });
  await send();
  await send();
  const [letter, ...more] = await lettersTo("cho@example.com");
  expect(more).toEqual([]);
  expect(letter?.subject).toMatch(/^The time you held is free again/);
  expect(letter?.text).toContain(`http://site.test/property/${slug}`);
  expect((await lettersTo("dan@example.com")).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your viewing is confirmed/),
  ]);
});

test("A letter that could not be sent is sent at a later tick, and the log has no address", async () => {
  const id = await ask({ email: "eve@example.com", days: 10 });
  await change(id, { status: "confirmed" });
  const settings = readEmailSettings(env);
  if (!settings) throw new Error("There are no settings.");
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await send({ ...settings, service: { kind: "mailbox", url: `${backend.url}/nowhere` } });
  // The visitor's and the office's.
  expect(log).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(log.mock.calls)).not.toContain("@");
  log.mockRestore();
  await backend.database.query("update letters set next_attempt_at = now() where sent_at is null");
  await send();
  expect(await lettersTo("eve@example.com")).toHaveLength(1);
});

function calendarIn({ details }: KeptLetter): string {
  return Buffer.from(details.attachments?.[0]?.content ?? "", "base64").toString();
}

test("Both sides hear that a viewing is planned, moved and cancelled, and their calendars follow", async () => {
  const email = "fay@example.com";
  const id = await ask({ email, days: 11 });
  await change(id, { status: "planned" });
  await send();
  await change(id, { starts_at: new Date(Date.now() + 12.3 * 86_400_000).toISOString() });
  await send();
  await change(id, { status: "cancelled" });
  await send();
  await send();
  for (const address of [email, "office@example.com"]) {
    const letters = (await lettersTo(address))
      .filter(({ text }) => text.includes(`AAAA-222${"ABCDEFGHJKLMNPQRST"[asked]}`))
      .toReversed();
    const files = letters.map(calendarIn);
    expect(files.map((file) => /METHOD:(\w+)/.exec(file)?.[1])).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
    expect(new Set(files.map((file) => /UID:(\S+)/.exec(file)?.[1])).size).toBe(1);
    const sequences = files.map((file) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]));
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
    expect(new Set(sequences).size).toBe(3);
  }
  expect((await lettersTo(email)).map(({ subject }) => subject.replace(/ – .*/, ""))).toEqual([
    "Your viewing is cancelled",
    "Your viewing has changed",
    "Your viewing is planned",
  ]);
});

test("A moved viewing names the time that its visitor was told last, and none where it stays", async () => {
  const email = "ida@example.com";
  const id = await ask({ email, days: 16 });
  const timeIn = (days: number) => new Date(Math.floor(Date.now() / 86_400_000 + days) * 86_400_000);
  await change(id, { status: "confirmed", starts_at: timeIn(16).toISOString() });
  await send();
  await change(id, { starts_at: timeIn(17).toISOString() });
  await change(id, { starts_at: timeIn(18).toISOString() });
  await send();
  await change(id, { minutes: 90 });
  await send();
  const [longer, moved] = (await lettersTo(email)).map(({ text }) => text);
  expect(moved).toContain(`It is now: ${inPattaya(timeIn(18), "en")}`);
  expect(moved).toContain(`It was planned for: ${inPattaya(timeIn(16), "en")}`);
  expect(longer).toContain("90 minutes");
  expect(longer).not.toContain("It was planned for");
});

test("Who has not heard of a viewing yet hears of it once, as it stands", async () => {
  const email = "gus@example.com";
  const id = await ask({ email, days: 13 });
  await change(id, { status: "planned" });
  await change(id, { place: "Lobby" });
  await change(id, { status: "confirmed" });
  await change(id, { place: "Pool" });
  await send();
  const letters = await lettersTo(email);
  expect(letters.map(({ subject }) => subject.replace(/ – .*/, ""))).toEqual(["Your viewing is confirmed"]);
  expect(letters[0]?.text).toContain("Where: Pool");
});

test("A day before, both sides are reminded, unless they have just heard of it or it was cancelled", async () => {
  const email = "hal@example.com";
  const id = await ask({ email, days: 14 });
  await change(id, { status: "confirmed" });
  await send();
  const movedBy = async (hours: number) => {
    await backend.database.query("alter table viewings disable trigger user");
    await backend.database.query(
      "update viewings set starts_at = now() + $2 * interval '1 hour', updated_at = now() - interval '2 days' where id = $1",
      [id, hours],
    );
    await backend.database.query("alter table viewings enable trigger user");
  };
  await movedBy(30);
  await send();
  expect(await lettersTo(email)).toHaveLength(1);
  await movedBy(20);
  await send();
  await send();
  const [reminder, ...others] = await lettersTo(email);
  expect([reminder?.subject.replace(/ – .*/, ""), others.length]).toEqual(["A reminder of your viewing", 1]);
  expect(reminder?.text).toContain("(Pattaya time)");
});

test("A bounce is seen at its letter, also when it came before the letter was marked as sent", async () => {
  await backend.database.query(
    "insert into letter_events (id, provider_id, kind, reason, at) values ('early', 'email-9', 'bounced', 'Permanent', now())",
  );
  await backend.database.query(
    `select note_sent_email('reply', 'reply early', (select id from leads where email = 'fay@example.com'), '{}', 'email-9')`,
  );
  const { data } = await agent.from("letter_states").select("state,reason").eq("kind", "reply");
  expect(data).toEqual([{ state: "bounced", reason: "Permanent" }]);
  const { data: today } = await agent.rpc("today");
  expect(today).toMatchObject({ letters: { count: 1, first: [{ state: "bounced", kind: "reply" }] } });
});
