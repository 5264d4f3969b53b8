/** Who gets letters about homes, when, and what ends them; and that a killed office sends none twice. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { BackendClient } from "../../../domain/backend/connect.ts";
import { sendLetters } from "../../../office/letters/send-letters.ts";
import { addLetters } from "../../../office/schedule/add-letters.ts";
import { openAlertScene } from "./alert-scene.ts";

let scene: Awaited<ReturnType<typeof openAlertScene>>;
beforeAll(async () => {
  scene = await openAlertScene();
});
afterAll(() => scene.close());

/** Finds no home of the other tests. */
const jomtienOver = (least: number) => ({
  kind: "search" as const,
  address: `?minPrice=${least}`,
  search: { minPrice: least },
});

async function ended(reader: string): Promise<string | null> {
  const [row] = await scene.query<{ for: string | null }>(
    `select ended_for as "for" from alert_readers where id = $1`,
    [reader],
  );
  return row?.for ?? null;
}

test("A stranger's address gets a letter that names nothing that was typed, and nothing else before its button", async () => {
  const email = "stranger@example.com";
  await scene.ask(email, { ...jomtienOver(50_000_000), address: "?q=call+me", locale: "de" });
  await scene.tick();
  await scene.addHome({ price: 51_000_000 });
  await scene.tick();
  const [letter, ...others] = await scene.lettersTo(email);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe("Bitte bestätigen Sie die E-Mails zu Angeboten");
  expect(JSON.stringify(letter)).not.toContain("call");
  // The page does not show the words either.
  const reader = await scene.readerOf(email);
  expect(JSON.stringify(await scene.asSite("read_alerts($1)", [reader]))).not.toContain("call");
});

test("At once after asking, the letter with the button is sent and no other", async () => {
  await scene.ask("at-once@example.com", jomtienOver(52_000_000));
  const reader = await scene.readerOf("at-once@example.com");
  await scene.query(
    `insert into letters (kind, key, reader_id, tells) values ('alert', 'alert homes at once', $1, '{"news": "homes"}')`,
    [reader],
  );
  await sendLetters(scene.database, scene.settings, { alert: "asked" });
  expect((await scene.lettersTo("at-once@example.com")).map(({ subject }) => subject)).toEqual([
    "Confirm your alert",
  ]);
  await scene.query("delete from letters where key = 'alert homes at once'");
});

test("Three letters a day go to a mailbox that did not ask, and 20 alerts come from one network", async () => {
  const asked = (n: number) => scene.ask(`flood+${n}@example.com`, { kind: "search", address: `?${n}` });
  for (const n of [1, 2, 3]) expect(await asked(n)).toBe("asked");
  await expect(asked(4)).rejects.toMatchObject({ code: "PT429" });
  const sender = "hash-of-one-network-and-this-day";
  const fromThere = (n: number) =>
    scene.ask(`crowd${n}@example.com`, { kind: "search", address: "?crowd", sender });
  for (let n = 1; n <= 20; n += 1) expect(await fromThere(n)).toBe("asked");
  await expect(fromThere(21)).rejects.toMatchObject({ code: "PT429" });
  expect(await scene.readerOf("crowd21@example.com")).toBe("");
  // The next day has another hash, and yesterday's no longer counts.
  await scene.query("update alerts set created_at = now() - interval '25 hours' where sender = $1", [sender]);
  expect(await fromThere(22)).toBe("asked");
});

test("What a mailbox got today for forms counts among its three letters", async () => {
  const form = { kind: "contact", locale: "en", name: "Ann", reachBy: "email", consent: "1" };
  for (const n of [1, 2, 3]) {
    const hashes = { fingerprint: `fingerprint-of-form-${n}`, sender: `sender-of-the-form-${n}` };
    await scene.asSite("submit_lead($1)", [
      JSON.stringify({ ...form, ...hashes, email: `forms+${n}@example.com` }),
    ]);
  }
  await expect(scene.ask("forms@example.com", jomtienOver(53_000_000))).rejects.toMatchObject({
    code: "PT429",
  });
});

test("An account that proved the address needs no button, and nobody else's session does it", async () => {
  const [user] = await scene.query<{ id: string; email: string }>(
    "select id, email from auth.users where email_confirmed_at is not null and email like 'visitor%' limit 1",
  );
  const { id = "", email = "" } = user ?? {};
  expect(await scene.ask(email, jomtienOver(60_000_000), id)).toBe("on");
  expect(await scene.ask("another@example.com", jomtienOver(60_000_000), id)).toBe("asked");
});

test("What nobody confirms is deleted after seven days", async () => {
  const email = "forgotten@example.com";
  await scene.ask(email, jomtienOver(1));
  await scene.query("update alerts set asked_at = now() - interval '7 days 1 minute' where reader_id = $1", [
    await scene.readerOf(email),
  ]);
  await scene.query("update alert_readers set created_at = now() - interval '8 days' where email = $1", [
    email,
  ]);
  await scene.tick();
  expect(await scene.readerOf(email)).toBe("");
});

test("Daily letters come at eight on the reader's clock, weekly ones on Mondays, also when the clocks change", async () => {
  const next = async (every: string, zone: string, after: string) => {
    const [row] = await scene.query<{ at: Date }>("select next_morning($1, $2, $3) as at", [
      every,
      zone,
      after,
    ]);
    return row?.at.toISOString();
  };
  expect(await next("daily", "Europe/Berlin", "2026-03-28T12:00Z")).toBe("2026-03-29T06:00:00.000Z");
  expect(await next("daily", "Europe/Berlin", "2026-03-27T12:00Z")).toBe("2026-03-28T07:00:00.000Z");
  expect(await next("daily", "Asia/Bangkok", "2026-11-27T00:59Z")).toBe("2026-11-27T01:00:00.000Z");
  expect(await next("weekly", "America/Los_Angeles", "2026-11-30T15:59Z")).toBe("2026-11-30T16:00:00.000Z");
  expect(await next("weekly", "America/Los_Angeles", "2026-11-30T16:00Z")).toBe("2026-12-07T16:00:00.000Z");
  // There it is Monday while it still is Sunday in Greenwich.
  expect(await next("weekly", "Pacific/Auckland", "2026-11-27T12:00Z")).toBe("2026-11-29T19:00:00.000Z");
});

test("A zone that nobody knows is Pattaya's", async () => {
  const email = "zone@example.com";
  const reader = await scene.watch(email, { ...jomtienOver(70_000_000), timeZone: "Mars/Olympus" });
  const [row] = await scene.query("select time_zone from alert_readers where id = $1", [reader]);
  expect(row).toEqual({ time_zone: "Asia/Bangkok" });
});

test("A daily reader hears nothing before the morning, and then everything in one letter", async () => {
  const email = "daily@example.com";
  const reader = await scene.watch(email, { ...jomtienOver(80_000_000), every: "daily" });
  await scene.addHome({ price: 81_000_000 });
  await scene.addHome({ price: 82_000_000 });
  await scene.tick();
  expect(await scene.newsTo(email)).toEqual([]);
  await scene.query("update alert_readers set due_at = now() where id = $1", [reader]);
  await scene.tick();
  expect((await scene.newsTo(email)).map(({ subject }) => subject)).toEqual(["News of 2 homes"]);
});

test("The mail program's button, a bounce and a complaint end the letters; a full mailbox does not", async () => {
  const outcomes: Record<string, string | null> = {};
  for (const [kind, reason] of [
    ["bounced", "Permanent General"],
    ["bounced", "Transient MailboxFull"],
    ["complained", ""],
  ]) {
    const email = `${kind}-${reason?.length}@example.com`;
    const reader = await scene.watch(email, jomtienOver(90_000_000));
    await scene.addHome({ price: 91_000_000 });
    await scene.tick();
    expect(await scene.newsTo(email)).toHaveLength(1);
    await scene.query(
      "update letters set provider_id = $2 where reader_id = $1 and tells ->> 'news' = 'homes'",
      [reader, `id of ${email}`],
    );
    const event = { id: email, providerId: `id of ${email}`, kind, reason, to: [email], at: new Date() };
    await scene.asSite("note_letter_event($1)", [JSON.stringify(event)]);
    await scene.tick();
    outcomes[`${kind} ${reason}`] = await ended(reader);
    await scene.change(reader, "stop");
  }
  expect(outcomes).toEqual({
    "bounced Permanent General": "bounced",
    "bounced Transient MailboxFull": null,
    "complained ": "complained",
  });
});

test("Letters that nobody opens for 90 days end, with a warning two weeks before; opening one starts anew", async () => {
  const email = "silent@example.com";
  const reader = await scene.watch(email, jomtienOver(100_000_000));
  await scene.addHome({ price: 101_000_000 });
  await scene.tick();
  const age = (days: number) =>
    scene.query(
      `update alert_readers set unopened_since = unopened_since - $2 * interval '1 day',
         warned_at = warned_at - $2 * interval '1 day' where id = $1`,
      [reader, days],
    );
  await age(75);
  await scene.tick();
  expect(await scene.newsTo(email)).toHaveLength(1);
  await age(2);
  await scene.tick();
  await scene.tick();
  expect((await scene.newsTo(email)).map(({ subject }) => subject)).toEqual([
    "A new home for you",
    "Shall we go on writing to you?",
  ]);
  // Reading the page is enough.
  await scene.asSite("read_alerts($1)", [reader]);
  await age(30);
  await scene.tick();
  expect(await ended(reader)).toBeNull();
  await scene.addHome({ price: 102_000_000 });
  await scene.tick();
  await age(80);
  await scene.tick();
  await age(15);
  await scene.tick();
  expect(await ended(reader)).toBe("ignored");
});

test("Who stopped everything and asks anew has the new alert alone", async () => {
  const email = "anew@example.com";
  const reader = await scene.watch(email, jomtienOver(150_000_000));
  await scene.change(reader, "stop");
  await scene.watch(email, jomtienOver(160_000_000));
  const left = await scene.query("select address from alerts where reader_id = $1", [reader]);
  expect(left).toEqual([{ address: "?minPrice=160000000" }]);
  expect(await ended(reader)).toBeNull();
});

test("Who stops everything also stops what nobody has confirmed: its button starts no letters again", async () => {
  const email = "stops@example.com";
  const reader = await scene.watch(email, jomtienOver(210_000_000));
  await scene.ask(email, jomtienOver(211_000_000));
  const [waiting] = await scene.query<{ id: string }>(
    "select id from alerts where reader_id = $1 and confirmed_at is null",
    [reader],
  );
  await scene.change(reader, "stop");
  await scene.change(reader, "confirm", waiting?.id);
  expect(await ended(reader)).toBe("stopped");
});

/** What the page with the buttons shows of the reader's alerts. */
async function shown(reader: string) {
  type Page = { every: string; endedFor: string | null; alerts: { id: string; asks: string | null }[] };
  const page = await scene.asSite<Page>("read_alerts($1)", [reader]);
  return {
    every: page?.every,
    endedFor: page?.endedFor,
    asks: page?.alerts.map(({ asks }) => asks),
    id: page?.alerts[0]?.id ?? null,
  };
}

test("Who asks again for what they watch confirms the new pace and language by a button, or loses them after a week", async () => {
  const email = "again@example.com";
  const reader = await scene.watch(email, { ...jomtienOver(180_000_000), every: "daily" });
  expect(await shown(reader)).toMatchObject({ every: "daily", asks: [null] });
  await scene.ask(email, { ...jomtienOver(180_000_000), every: "weekly", locale: "fr" });
  const { id, ...waiting } = await shown(reader);
  expect(waiting).toEqual({ every: "daily", endedFor: null, asks: ["weekly"] });
  await scene.change(reader, "confirm", id);
  expect(await shown(reader)).toMatchObject({ every: "weekly", asks: [null] });
  const languages = await scene.query("select locale from alert_readers where id = $1", [reader]);
  expect(languages).toEqual([{ locale: "fr" }]);
  // The button is pressed, so a letter that still waits with it has nothing left to ask.
  await scene.tick();
  expect(await scene.lettersTo(email)).toEqual([]);

  await scene.ask(email, { ...jomtienOver(180_000_000), every: "at_once" });
  await scene.query("update alerts set asked_at = now() - interval '7 days 1 minute' where reader_id = $1", [
    reader,
  ]);
  await scene.tick();
  expect(await shown(reader)).toMatchObject({ every: "weekly", asks: [null] });
});

test("Going on is for who stopped, not for an address that bounced", async () => {
  const email = "bounced-for-good@example.com";
  const reader = await scene.watch(email, jomtienOver(195_000_000));
  for (const [reason, after] of [
    ["bounced", "bounced"],
    ["stopped", null],
  ] as const) {
    await scene.query("update alert_readers set ended_at = now(), ended_for = $2 where id = $1", [
      reader,
      reason,
    ]);
    await scene.change(reader, "resume");
    expect(await ended(reader)).toBe(after);
  }
});

test("One address watches thirty things, and who has another's letter confirms and removes none of them", async () => {
  const email = "watches-all@example.com";
  const reader = await scene.watch(email, jomtienOver(300_000_000));
  await scene.query(
    `insert into alerts (reader_id, kind, address, search, sender, confirmed_at)
     select $1, 'search', '?many=' || n, '{}', 'sender-of-an-alert-before-' || n, now() from generate_series(2, 29) as n`,
    [reader],
  );
  expect(await scene.ask(email, jomtienOver(301_000_000))).toBe("asked");
  await expect(scene.ask(email, jomtienOver(302_000_000))).rejects.toMatchObject({ code: "PT429" });
  const { id } = await shown(reader);
  const other = await scene.watch("other-reader@example.com", jomtienOver(303_000_000));
  await scene.change(other, "confirm", id);
  await scene.change(other, "remove", id);
  expect((await shown(reader)).id).toBe(id);
  expect((await shown(reader)).asks?.filter((every) => every !== null)).toEqual(["at_once"]);
});

test("After a bounce, asking again starts the letters anew with all that was watched", async () => {
  const email = "bounced-and-back@example.com";
  const reader = await scene.watch(email, jomtienOver(190_000_000));
  await scene.watch(email, jomtienOver(191_000_000));
  await scene.addHome({ price: 192_000_000 });
  await scene.tick();
  await scene.query(
    "update letters set provider_id = 'bounced and back' where reader_id = $1 and tells ->> 'news' = 'homes'",
    [reader],
  );
  const event = { id: email, providerId: "bounced and back", kind: "bounced", reason: "Permanent General" };
  await scene.asSite("note_letter_event($1)", [JSON.stringify({ ...event, to: [email], at: new Date() })]);
  await scene.tick();
  expect(await shown(reader)).toMatchObject({ endedFor: "bounced", asks: [null, null] });
  await scene.ask(email, jomtienOver(190_000_000));
  const { id, asks } = await shown(reader);
  expect(asks).toEqual(["at_once", null]);
  await scene.change(reader, "confirm", id);
  // The old bounce does not end them again.
  await scene.tick();
  expect(await shown(reader)).toMatchObject({ endedFor: null, asks: [null, null] });
  await scene.addHome({ price: 193_000_000 });
  await scene.tick();
  expect(await scene.newsTo(email)).toHaveLength(2);
});

test("A letter names a hundred homes, twelve with their picture, and no other counts as told", async () => {
  const email = "a-hundred@example.com";
  const reader = await scene.watch(email, { ...jomtienOver(200_000_000), locale: "th" });
  for (let home = 0; home < 103; home += 1) await scene.addHome({ price: 201_000_000 + home });
  // So alike, they would count as one home.
  await scene.query("update home_news set is_new = true where is_new is null");
  await scene.tick();
  const [letter, ...others] = await scene.newsTo(email);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe("ข่าวที่อยู่อาศัย 103 รายการ");
  expect(letter?.text.match(/\/api\/alerts\/open\?[^ \n]+to=%2Fth%2Fproperty%2F/g)).toHaveLength(100);
  expect(letter?.text).toMatch(/ยังมีข่าวอีกมากกว่านี้.*\/th\/alerts\/yours\?/);
  expect(letter?.html?.match(/<img/g)).toHaveLength(12);
  // A mail program cuts a letter that is longer.
  expect(Buffer.byteLength(letter?.html ?? "")).toBeLessThan(100_000);
  expect(await scene.query("select from alert_told where reader_id = $1", [reader])).toHaveLength(100);
});

test("Two runs at once send each reader one letter", async () => {
  const emails = Array.from({ length: 8 }, (_, index) => `twice${index}@example.com`);
  for (const email of emails) await scene.watch(email, jomtienOver(110_000_000));
  await scene.addHome({ price: 111_000_000 });
  await Promise.all([scene.tick(), scene.tick()]);
  await scene.tick();
  const counts = await Promise.all(emails.map(async (email) => (await scene.newsTo(email)).length));
  expect(counts).toEqual(emails.map(() => 1));
});

/** The office's database until the process is killed: the call with this number still gets through. */
function dyingAfter(calls: number): BackendClient {
  let made = 0;
  return new Proxy(scene.database, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (property !== "rpc" || typeof value !== "function") {
        return typeof value === "function" ? value.bind(target) : value;
      }
      return (...parameters: unknown[]) => {
        made += 1;
        if (made > calls) throw new Error("killed");
        return value.apply(target, parameters);
      };
    },
  });
}

test("An office that is killed between any two steps loses no letter about homes and sends none twice", async () => {
  const emails = Array.from({ length: 6 }, (_, index) => `killed${index}@example.com`);
  for (const email of emails) await scene.watch(email, jomtienOver(120_000_000));
  await scene.addHome({ price: 121_000_000 });
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  for (let calls = 1; calls < 14; calls += 1) {
    const dying = dyingAfter(calls);
    await expect(
      addLetters(dying, new Date()).then(() => sendLetters(dying, scene.settings)),
    ).rejects.toThrow("killed");
    await scene.passTime();
  }
  log.mockRestore();
  await scene.tick();
  await scene.tick();
  const counts = await Promise.all(emails.map(async (email) => (await scene.newsTo(email)).length));
  expect(counts).toEqual(emails.map(() => 1));
});

test("Every letter can be stopped by the mail program, and carries picture, sum, size and place in the reader's language", async () => {
  const email = "complete@example.com";
  await scene.watch(email, { ...jomtienOver(130_000_000), locale: "ru" });
  await scene.addHome({ price: 131_000_000, square_meters: 77, status: ["for-sale", "finance-available"] });
  const sent: unknown[] = [];
  const server = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (String(input) !== "https://mail.test/") return unspied(input, init);
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ id: "1" });
  });
  await addLetters(scene.database, new Date());
  await sendLetters(scene.database, {
    ...scene.settings,
    service: { kind: "resend", url: "https://mail.test/", key: "key", from: "a@example.com" },
  });
  server.mockRestore();
  type Sent = { to: string; text: string; html: string; headers: Record<string, string> };
  const letter = (sent as Sent[]).find(({ to, text }) => to === email && text.includes("Новинка"));
  expect(letter?.headers).toEqual({
    "List-Unsubscribe": expect.stringMatching(
      /^<https?:\/\/[^>]+\/api\/alerts\/stop\?reader=[\w-]+&pass=[\w.-]+&locale=ru>$/,
    ),
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  const text = letter?.text.replaceAll("\u00a0", " ");
  expect(text).toMatch(/Новинка: Квартира, 77 м², Джомтьен\nTHB?.*131.000.000|131 000 000 THB/);
  expect(text).toMatch(/Например, .* в месяц/);
  expect(text).toContain("77 м² · Джомтьен");
  expect(letter?.html).toMatch(/<img src="https?:\/\/[^"]+\/share\/pictures\/hero-bay\.jpg"/);
});
const unspied = globalThis.fetch;

test("Erasing a person takes their alerts, and a download holds them", async () => {
  const email = "erased@example.com";
  const reader = await scene.watch(email, jomtienOver(140_000_000));
  const [data] = await scene.query<{ data: object[] }>("select alerts_as_data($1) as data", [email]);
  expect(data?.data).toMatchObject([{ kind: "search", of: "?minPrice=140000000" }]);
  const lead = await scene.addLead(email);
  const [row] = await scene.query<{ reference: string }>("select reference from leads where id = $1", [lead]);
  const owner = await scene.signIn("admin");
  const { error } = await owner.rpc("erase_person", {
    for_lead: lead,
    expected_reference: row?.reference ?? "",
  });
  expect(error).toBeNull();
  expect(await scene.query("select from letters where reader_id = $1", [reader])).toEqual([]);
  expect(await scene.readerOf(email)).toBe("");
});

test("Alerts follow an account to its new address, and join those that are there already", async () => {
  const addresses = async (reader: string) =>
    (
      await scene.query<{ address: string }>("select address from alerts where reader_id = $1 order by 1", [
        reader,
      ])
    ).map(({ address }) => address);
  const move = (from: string, to: string) =>
    scene.query("update auth.users set email = $2 where email = $1", [from, to]);
  const reader = await scene.watch("visitor@example.com", jomtienOver(150_000_000));
  await move("visitor@example.com", "moved@example.com");
  expect([await scene.readerOf("visitor@example.com"), await scene.readerOf("moved@example.com")]).toEqual([
    "",
    reader,
  ]);
  const standing = await scene.watch("joined@example.com", jomtienOver(151_000_000));
  await scene.watch("joined@example.com", jomtienOver(150_000_000));
  await move("moved@example.com", "joined@example.com");
  expect(await scene.readerOf("moved@example.com")).toBe("");
  expect(await addresses(standing)).toEqual(
    expect.arrayContaining(["?minPrice=150000000", "?minPrice=151000000"]),
  );
  expect(new Set(await addresses(standing)).size).toBe((await addresses(standing)).length);
  // Whoever has not proved the old address takes nobody's alerts along.
  await scene.query("update auth.users set email_confirmed_at = null where email = 'joined@example.com'");
  await move("joined@example.com", "taken@example.com");
  expect(await scene.readerOf("joined@example.com")).toBe(standing);
  await scene.query(
    "update auth.users set email = 'visitor@example.com', email_confirmed_at = now() where email = 'taken@example.com'",
  );
});

test("Letters about homes let all others pass", async () => {
  const emails = Array.from({ length: 3 }, (_, index) => `passed${index}@example.com`);
  for (const email of emails) await scene.watch(email, jomtienOver(170_000_000));
  await scene.addHome({ price: 171_000_000 });
  await addLetters(scene.database, new Date());
  const lead = await scene.addLead("buyer-in-a-hurry@example.com");
  await scene.query("select add_letter('receipt', 'receipt in a hurry', $1, $2)", [
    lead,
    JSON.stringify({ number: "1", amount: 1, paidOn: "2026-11-20", instalment: null, home: null, left: 0 }),
  ]);
  // The first letter is taken, written, sent and marked.
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await sendLetters(dyingAfter(3), scene.settings).catch(() => {});
  log.mockRestore();
  expect(await scene.lettersTo("buyer-in-a-hurry@example.com")).toHaveLength(1);
  await scene.passTime();
  await scene.tick();
  const counts = await Promise.all(emails.map(async (email) => (await scene.newsTo(email)).length));
  expect(counts).toEqual([1, 1, 1]);
});
