/** Calls that meet must wait for each other in one order: none is ended as a deadlock. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { callAtOnce } from "./call-at-once.ts";
import { openPostgres, type PostgresUnderTest } from "./open-postgres.ts";

let under: PostgresUnderTest;
beforeEach(async () => {
  under = await openPostgres();
  await under.query("insert into auth.users (id, email) values ($1, 'a@site.test'), ($2, 'b@site.test')", [
    admin,
    visitor,
  ]);
  await under.query("insert into public.admins (user_id) values ($1)", [admin]);
});
afterEach(() => under.close());

const admin = "00000000-0000-4000-8000-00000000000a";
const visitor = "00000000-0000-4000-8000-00000000000b";

let added = 0;
async function addLeads(count: number, email = "somchai@example.com"): Promise<string[]> {
  added += count;
  const rows = await under.query<{ id: string }>(
    `insert into public.leads (reference, kind, name, email, reach_by, consent, fingerprint, sender, due_at)
     select translate(to_char($3::int - n, 'FM0000"-"0000'), '01', 'AB'), 'contact', 'Somchai', $2, 'email', '2026-11',
       'fingerprint-of-' || $3 - n, 'sender-of-the-day-' || n, now()
     from generate_series(1, $1::int) as n returning id`,
    [count, email, added],
  );
  return rows.map(({ id }) => id).toSorted();
}

type Call = () => Promise<unknown[]>;

const asAdmin =
  (sql: string, ...parameters: unknown[]): Call =>
  () =>
    under.as("authenticated", admin, sql, parameters);
const merge = (from: unknown, into: unknown) => asAdmin("select public.merge_leads($1, $2)", from, into);
const undo = (merged: unknown) => asAdmin("select public.undo_merge($1)", merged);

/** Makes the calls and answers the failures. A lead that is gone is no failure of an erasure beside it. */
async function failuresOf(calls: Call[]): Promise<string[]> {
  const { failures } = await callAtOnce(calls);
  return failures.filter((code) => code !== "PT404");
}

test("Merges and their undoing never deadlock", async () => {
  const [first, second] = await addLeads(2);
  const calls = Array.from({ length: 60 }, () => [
    merge(first, second),
    undo(first),
    merge(second, first),
    undo(second),
  ]);
  expect(await failuresOf(calls.flat())).toEqual([]);
});

test("Three leads that are merged in a circle never deadlock", async () => {
  const [a, b, c] = await addLeads(3);
  const calls = Array.from({ length: 60 }, () => [
    merge(a, b),
    merge(b, c),
    merge(c, a),
    undo(a),
    undo(c),
    undo(b),
  ]);
  expect(await failuresOf(calls.flat())).toEqual([]);
});

test("Merges, erasures and undoing never deadlock", async () => {
  for (let round = 0; round < 20; round += 1) {
    // Of two people, so that an erasure also meets leads that are merged into those it erases.
    const mine = await addLeads(4, `somchai-${round}@example.com`);
    const theirs = await addLeads(4, `somsri-${round}@example.com`);
    const leads = [...mine, ...theirs];
    const { reference } = await under.one<{ reference: string }>(
      "select reference from public.leads where id = $1",
      [mine[0]],
    );
    const calls = leads.flatMap((lead, n) => [
      merge(lead, leads[(n + 3) % 8]),
      undo(lead),
      merge(leads[(n + 5) % 8], lead),
      ...(n % 3 === 0 ? [asAdmin("select public.erase_person($1, $2)", mine[0], reference)] : []),
    ]);
    expect(await failuresOf(calls)).toEqual([]);
  }
});

test("Old leads are erased beside merges", async () => {
  for (let round = 0; round < 10; round += 1) {
    const leads = await addLeads(12, `somchai-${round}@example.com`);
    await under.query("update public.leads set created_at = now() - interval '3 years' where true");
    const calls = leads.flatMap((lead, n) => [
      merge(lead, leads[(n + 5) % 12]),
      undo(lead),
      ...(n % 4 === 0
        ? [() => under.as("service_role", null, "select public.erase_old_leads(now() - interval '2 years')")]
        : []),
    ]);
    expect(await failuresOf(calls)).toEqual([]);
  }
});

test("Two erasures of a person at once both tell the truth", async () => {
  for (let round = 0; round < 10; round += 1) {
    const [first] = await addLeads(5, `somchai-${round}@example.com`);
    const { reference } = await under.one<{ reference: string }>(
      "select reference from public.leads where id = $1",
      [first],
    );
    const erase = () =>
      under.as<{ told: { erased: number; kept: number } }>(
        "authenticated",
        admin,
        "select public.erase_person($1, $2) as told",
        [first, reference],
      );
    const { answers, failures } = await callAtOnce([erase, erase]);
    expect(answers.flat().map(({ told }) => told)).toEqual([{ erased: 5, kept: 0 }]);
    expect(failures).toEqual(["PT404"]);
  }
});

async function addListings(count: number): Promise<string[]> {
  const rows = await under.query<{ id: string }>(
    `insert into public.listings (slug, title, property_type, status, publication)
     select 'home-' || n, 'Home number ' || n, 'condo-for-sale', '{for-sale}', 'published'
     from generate_series(1, $1) as n returning id`,
    [count],
  );
  return rows.map(({ id }) => id).toSorted();
}

test.each(["change_saved($1, $2)", "change_remembered($1, $2, $1)"])(
  "A person's windows that call %s in opposite orders never deadlock",
  async (call) => {
    const homes = await addListings(12);
    const [some, others] = [homes.slice(0, 6), homes.slice(6)];
    const change = (added: string[], removed: string[]) => () =>
      under.as("authenticated", visitor, `select public.${call}`, [added, removed]);
    const calls = Array.from({ length: 60 }, () => [
      change(homes, []),
      change(homes.toReversed(), []),
      change(some, others),
      change(others.toReversed(), some.toReversed()),
    ]);
    expect(await failuresOf(calls.flat())).toEqual([]);
  },
);

test("Viewings of a home that are moved to one time never deadlock: one has it", async () => {
  const [home] = await addListings(1);
  const [lead] = await addLeads(1);
  const viewings = await under.query<{ id: string }>(
    `insert into public.viewings (lead_id, listing_id, starts_at)
     select $1, $2, '2099-01-01'::timestamptz + n * interval '3 hours' from generate_series(1, 8) as n returning id`,
    [lead, home],
  );
  const calls = Array.from({ length: 60 }, (_, round) =>
    viewings.map(({ id }) =>
      asAdmin(
        "update public.viewings set starts_at = '2098-01-01'::timestamptz + $2 * interval '7 days' where id = $1 returning id",
        id,
        round,
      ),
    ),
  );
  const { answers, failures } = await callAtOnce(calls.flat());
  expect(failures.filter((code) => code !== "23P01")).toEqual([]);
  // A time that its viewing has left again may be taken once more.
  expect(answers.flat().length).toBeGreaterThanOrEqual(60);
});

test("Viewings that answer their enquiries never deadlock with erasures and merges", async () => {
  for (let round = 0; round < 20; round += 1) {
    const leads = await addLeads(8, `somchai-${round}@example.com`);
    await under.query("update public.leads set kind = 'viewing' where id = any ($1)", [leads]);
    const viewings = await under.query<{ id: string }>(
      `insert into public.viewings (lead_id, starts_at)
       select id, '2099-01-01'::timestamptz from unnest($1::uuid[]) as id returning id`,
      [leads],
    );
    const { reference } = await under.one<{ reference: string }>(
      "select reference from public.leads where id = $1",
      [leads[0]],
    );
    const setStatus = (id: string, status: string) =>
      asAdmin("update public.viewings set status = $2 where id = $1 returning id", id, status);
    const calls = viewings.flatMap(({ id }, n) => [
      setStatus(id, "confirmed"),
      merge(leads[n], leads[(n + 3) % 8]),
      setStatus(id, "cancelled"),
      ...(n % 4 === 3 ? [asAdmin("select public.erase_person($1, $2)", leads[0], reference)] : []),
    ]);
    expect(await failuresOf(calls)).toEqual([]);
  }
});
