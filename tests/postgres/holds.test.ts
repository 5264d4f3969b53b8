/** A visitor holds a home's time only by the letter's button, and nobody can hold a home's times for everybody else. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callAtOnce } from "./call-at-once.ts";
import { openPostgres, type PostgresUnderTest } from "./open-postgres.ts";

let under: PostgresUnderTest;
let home: string;
beforeEach(async () => {
  under = await openPostgres();
  await under.query(
    "insert into public.site_keys (hash) values (encode(sha256(convert_to($1, 'UTF8')), 'hex'))",
    [siteKey],
  );
  home = (
    await under.one<{ id: string }>(
      `insert into public.listings (slug, title, property_type, status)
       values ('held', 'Held', 'condo-for-sale', '{for-sale}') returning id`,
    )
  ).id;
});
afterEach(() => under.close());

const siteKey = "a-key-of-the-site-Worker-for-tests-0001";
const slots = 93;

type Hold = { state: string; reason: string | null; mayBeGivenUp: boolean };

async function callSite<Answer>(call: string, parameters: unknown[]): Promise<Answer> {
  const [row] = await under.as<{ answer: Answer }>(
    "anon",
    null,
    `with request as materialized (select set_config('request.headers', $1, true))
     select public.${call} as answer from request`,
    [JSON.stringify({ "x-site-key": siteKey }), ...parameters],
  );
  if (!row) throw new Error(`${call} answered nothing.`);
  return row.answer;
}

/** An hour of a fortnight in 2098. */
const timeOf = (slot: number) =>
  `2098-03-${String(10 + Math.floor(slot / 8)).padStart(2, "0")}T${10 + (slot % 8)}:00`;

async function ask(slot: number, columns: Record<string, unknown> = {}): Promise<string> {
  const lead = {
    kind: "viewing",
    locale: "en",
    name: "Somchai",
    email: `${randomUUID()}@example.com`,
    reachBy: "email",
    consent: "2026-11",
    fingerprint: randomUUID(),
    sender: randomUUID(),
    idempotencyKey: randomUUID(),
    listing: home,
    answers: { viewingAt: timeOf(slot) },
    ...columns,
  };
  const { reference } = await callSite<{ reference: string }>("submit_form($2::jsonb)", [lead]);
  const { id } = await under.one<{ id: string }>(
    "select id from public.viewings where lead_id = (select id from public.leads where reference = $1)",
    [reference],
  );
  return id;
}

const press = (viewing: string, mostHolds = slots) =>
  callSite<Hold>("hold_viewing($2, $3, true)", [viewing, mostHolds]);
const look = (viewing: string) => callSite<Hold>("hold_viewing($2, $3, false)", [viewing, slots]);
const giveUp = (viewing: string) => callSite<string | null>("give_up_viewing($2)", [viewing]);

async function takenTimes(): Promise<number> {
  const { taken } = await under.one<{ taken: number }>(
    "select count(*)::int as taken from public.viewings where public.takes_time(viewings)",
  );
  return taken;
}

test("Invented addresses take none of the 93 times of a fortnight, because nobody reads their letters", async () => {
  const asked = await callAtOnce(Array.from({ length: slots }, (_, slot) => () => ask(slot)));
  expect(asked.failures).toEqual([]);
  expect(await takenTimes()).toBe(0);
  for (const viewing of asked.answers) await look(viewing);
  expect(await takenTimes()).toBe(0);
  // Everybody else can still ask for any of them, and hold it.
  expect(await press(await ask(0))).toMatchObject({ state: "held", reason: null, home: null });
  await under.query("update public.listings set publication = 'published' where id = $1", [home]);
  expect(await look(await ask(1))).toMatchObject({ home: { slug: "held", title: "Held" } });
});

test("Mailboxes that exist hold no more than their share, however many press at once", async () => {
  const asked = await callAtOnce(Array.from({ length: 40 }, (_, slot) => () => ask(slot)));
  const pressed = await callAtOnce(asked.answers.map((viewing) => () => press(viewing, 24)));
  expect(pressed.failures).toEqual([]);
  expect(pressed.answers.filter(({ state }) => state === "held")).toHaveLength(24);
  expect(pressed.answers.filter(({ reason }) => reason === "full")).toHaveLength(16);
  expect(await takenTimes()).toBe(24);
});

test("One time goes to one of eight who press at once, and the others are told", async () => {
  for (let round = 0; round < 10; round += 1) {
    const asked = await callAtOnce(Array.from({ length: 8 }, () => () => ask(round)));
    const pressed = await callAtOnce(asked.answers.map((viewing) => () => press(viewing)));
    expect(pressed.failures).toEqual([]);
    expect(pressed.answers.filter(({ state }) => state === "held")).toHaveLength(1);
    expect(pressed.answers.filter(({ reason }) => reason === "taken")).toHaveLength(7);
  }
  expect(await takenTimes()).toBe(10);
});

test("One mailbox, number or network of a day holds one time of a home", async () => {
  const alike: [Record<string, unknown>, Record<string, unknown>][] = [
    [{ email: "ann@gmail.com" }, { email: "A.nn+2@googlemail.com" }],
    [{ phone: "+66812345678" }, { phone: "+66812345678" }],
    [{ sender: "network-of-this-day-01" }, { sender: "network-of-this-day-01" }],
  ];
  for (const [round, [one, other]] of alike.entries()) {
    const viewings = [await ask(round * 2, one), await ask(round * 2 + 1, other)];
    const pressed = await callAtOnce(viewings.map((viewing) => () => press(viewing)));
    expect(pressed.answers.map(({ reason }) => reason).toSorted()).toEqual(["another", null]);
  }
});

test("A hold ends after a day, and the time is free again; pressing twice changes nothing", async () => {
  const viewing = await ask(1);
  expect(await look(viewing)).toMatchObject({ state: "asked", reason: null });
  const held = await press(viewing);
  expect(held).toMatchObject({ state: "held" });
  expect(await press(viewing)).toEqual(held);
  await expect(ask(1)).rejects.toMatchObject({ code: "23P01" });
  await under.query(
    "update public.viewings set held_until = now() - interval '1 second' where status = 'held'",
  );
  expect(await press(viewing)).toMatchObject({ state: "ended" });
  expect(await press(await ask(1))).toMatchObject({ state: "held" });
});

test("What the office confirms at the same moment as visitors hold: the time has one viewing", async () => {
  for (let round = 0; round < 10; round += 1) {
    const viewings = await Promise.all(Array.from({ length: 4 }, () => ask(round)));
    const confirm = (viewing: string) => () =>
      under.query("update public.viewings set status = 'confirmed' where id = $1 returning id", [viewing]);
    const [first = "", second = "", ...others] = viewings;
    const { failures } = await callAtOnce<unknown>([
      ...others.map((viewing) => () => press(viewing)),
      confirm(first),
      confirm(second),
    ]);
    expect(failures.filter((code) => code !== "23P01")).toEqual([]);
    expect(await takenTimes()).toBe(round + 1);
  }
});

test("A time that was given up is free again, and its visitor can hold another", async () => {
  const email = "ann@example.com";
  const viewing = await ask(1, { email });
  await press(viewing);
  expect(await giveUp(viewing)).toMatch(/^[0-9a-f-]{36}$/);
  expect(await look(viewing)).toMatchObject({ state: "given_up", reason: null, mayBeGivenUp: false });
  expect(await takenTimes()).toBe(0);
  expect(await press(await ask(1))).toMatchObject({ state: "held" });
  expect(await press(await ask(2, { email }))).toMatchObject({ state: "held" });
  // A second press changes nothing, and what is given up cannot be held.
  expect(await giveUp(viewing)).toBeNull();
  expect(await press(viewing)).toMatchObject({ state: "given_up" });
});

test("A viewing is held, confirmed and given up at the same moment: none waits for the other without end", async () => {
  for (let round = 0; round < 10; round += 1) {
    const viewing = await ask(round);
    const confirm = () =>
      under.query("update public.viewings set status = 'confirmed' where id = $1 returning id", [viewing]);
    const { failures } = await callAtOnce<unknown>([
      () => press(viewing),
      confirm,
      () => giveUp(viewing),
      () => press(viewing),
      () => giveUp(viewing),
    ]);
    expect(failures).toEqual([]);
  }
});

test("A time is held within a day of the letter, and not for a lead that is lost; it can still be given up", async () => {
  const [late, lost] = [await ask(1), await ask(2)];
  await under.query("update public.viewings set created_at = now() - interval '25 hours' where id = $1", [
    late,
  ]);
  await under.query(
    "update public.leads set state = 'lost', lost_reason = 'budget' where id = (select lead_id from public.viewings where id = $1)",
    [lost],
  );
  for (const viewing of [late, lost]) {
    expect(await press(viewing)).toMatchObject({ state: "asked", reason: "late", mayBeGivenUp: true });
    expect(await giveUp(viewing)).not.toBeNull();
  }
  // The day begins when the letter was sent.
  const waited = await ask(3);
  await under.query("update public.viewings set created_at = now() - interval '25 hours' where id = $1", [
    waited,
  ]);
  await under.query(
    `update public.lead_notices set sent_at = now() where audience = 'sender'
     and lead_id = (select lead_id from public.viewings where id = $1)`,
    [waited],
  );
  expect(await press(waited)).toMatchObject({ state: "held" });
});

test("What is over, of spam, cancelled by the office or unknown is not given up", async () => {
  const viewings = await Promise.all([ask(1), ask(2), ask(3)]);
  const [over, spam, cancelled] = viewings;
  await under.query(
    "update public.viewings set status = 'confirmed', starts_at = now() - interval '1 minute' where id = $1",
    [over],
  );
  await under.query(
    "update public.leads set state = 'spam' where id = (select lead_id from public.viewings where id = $1)",
    [spam],
  );
  await under.query("update public.viewings set status = 'cancelled' where id = $1", [cancelled]);
  expect(await Promise.all([...viewings, randomUUID()].map(giveUp))).toEqual([null, null, null, null]);
  expect(await Promise.all(viewings.map(look))).toMatchObject([
    { state: "confirmed", reason: "over", mayBeGivenUp: false },
    null as never,
    { state: "cancelled", reason: null, mayBeGivenUp: false },
  ]);
});

test("No admin is said to have given a viewing up, and one that the office enters again was not given up", async () => {
  const viewing = await ask(1);
  await giveUp(viewing);
  expect(await under.query("select from public.audit_log where subject = 'viewings'")).toEqual([]);
  await under.query("update public.viewings set status = 'planned' where id = $1", [viewing]);
  expect(await under.one("select given_up_at from public.viewings where id = $1", [viewing])).toEqual({
    given_up_at: null,
  });
});

test("Without the site's key nobody holds a time or gives one up", async () => {
  const viewing = await ask(0);
  await expect(
    under.as("anon", null, "select public.hold_viewing($1, 9, true)", [viewing]),
  ).rejects.toMatchObject({ code: "42501" });
  await expect(under.as("anon", null, "select public.give_up_viewing($1)", [viewing])).rejects.toMatchObject({
    code: "42501",
  });
});
