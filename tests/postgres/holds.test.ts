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

type Hold = { state: string; reason: string | null };

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
  return (await callSite<{ reference: string }>("submit_form($2::jsonb)", [lead])).reference;
}

const press = (reference: string, mostHolds = slots) =>
  callSite<Hold>("hold_viewing($2, $3, true)", [reference, mostHolds]);
const look = (reference: string) => callSite<Hold>("hold_viewing($2, $3, false)", [reference, slots]);

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
  for (const reference of asked.answers) await look(reference);
  expect(await takenTimes()).toBe(0);
  // Everybody else can still ask for any of them, and hold it.
  expect(await press(await ask(0))).toMatchObject({ state: "held", reason: null, home: null });
  await under.query("update public.listings set publication = 'published' where id = $1", [home]);
  expect(await look(await ask(1))).toMatchObject({ home: { slug: "held", title: "Held" } });
});

test("Mailboxes that exist hold no more than their share, however many press at once", async () => {
  const asked = await callAtOnce(Array.from({ length: 40 }, (_, slot) => () => ask(slot)));
  const pressed = await callAtOnce(asked.answers.map((reference) => () => press(reference, 24)));
  expect(pressed.failures).toEqual([]);
  expect(pressed.answers.filter(({ state }) => state === "held")).toHaveLength(24);
  expect(pressed.answers.filter(({ reason }) => reason === "full")).toHaveLength(16);
  expect(await takenTimes()).toBe(24);
});

test("One time goes to one of eight who press at once, and the others are told", async () => {
  for (let round = 0; round < 10; round += 1) {
    const asked = await callAtOnce(Array.from({ length: 8 }, () => () => ask(round)));
    const pressed = await callAtOnce(asked.answers.map((reference) => () => press(reference)));
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
    const references = [await ask(round * 2, one), await ask(round * 2 + 1, other)];
    const pressed = await callAtOnce(references.map((reference) => () => press(reference)));
    expect(pressed.answers.map(({ reason }) => reason).toSorted()).toEqual(["another", null]);
  }
});

test("A hold ends after a day, and the time is free again; pressing twice changes nothing", async () => {
  const reference = await ask(1);
  expect(await look(reference)).toMatchObject({ state: "asked", reason: null });
  const held = await press(reference);
  expect(held).toMatchObject({ state: "held" });
  expect(await press(reference)).toEqual(held);
  await expect(ask(1)).rejects.toMatchObject({ code: "23P01" });
  await under.query(
    "update public.viewings set held_until = now() - interval '1 second' where status = 'held'",
  );
  expect(await press(reference)).toMatchObject({ state: "ended" });
  expect(await press(await ask(1))).toMatchObject({ state: "held" });
});

test("What the office confirms at the same moment as visitors hold: the time has one viewing", async () => {
  for (let round = 0; round < 10; round += 1) {
    const references = await Promise.all(Array.from({ length: 4 }, () => ask(round)));
    const confirm = (reference: string) => () =>
      under.query(
        `update public.viewings set status = 'confirmed'
         where lead_id = (select id from public.leads where reference = $1) returning id`,
        [reference],
      );
    const [first = "", second = "", ...others] = references;
    const { failures } = await callAtOnce<unknown>([
      ...others.map((reference) => () => press(reference)),
      confirm(first),
      confirm(second),
    ]);
    expect(failures.filter((code) => code !== "23P01")).toEqual([]);
    expect(await takenTimes()).toBe(round + 1);
  }
});

test("Without the site's key nobody holds a time", async () => {
  const reference = await ask(0);
  await expect(
    under.as("anon", null, "select public.hold_viewing($1, 9, true)", [reference]),
  ).rejects.toMatchObject({ code: "42501" });
});
