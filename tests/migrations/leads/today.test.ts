import { afterAll, beforeAll, expect, test } from "vitest";
import type { Today } from "../../../domain/today.ts";
import type { LocalDatabase } from "../../../local/database/open.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";
import { sampleSignIns } from "../../../local/seed/seed.ts";

let database: LocalDatabase;
beforeAll(async () => {
  database = await openSampleDatabase("http://127.0.0.1:4999");
});
afterAll(() => database.close());

async function todayOf(name: keyof typeof sampleSignIns): Promise<Today> {
  const [user] = await database.query<{ id: string }>("select id from auth.users where email = $1", [
    sampleSignIns[name].email,
  ]);
  return database.transaction(async (run) => {
    await run(
      "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
      [JSON.stringify({ sub: user?.id, role: "authenticated" })],
    );
    const [row] = await run<{ today: Today }>("select public.today() as today");
    return row?.today ?? {};
  });
}

let added = 0;
async function addLead(values: Record<string, unknown>): Promise<void> {
  added += 1;
  await database.query(
    `insert into public.leads (reference, kind, name, email, reach_by, consent, fingerprint, sender, answers, state,
       campaign, created_at, due_at, answered_at)
     select $1, kind, name, 'a@example.com', 'email', '2026-11', $2, 'sender-of-somebody-1', coalesce(answers, '{}'),
       coalesce(state, 'new'), campaign, coalesce(created_at, now()), due_at, answered_at
     from jsonb_populate_record(null::public.leads, $3)`,
    [`AAAA-AAA${"ABCDEFGHJKLMNPQRSTUVWXYZ"[added]}`, `fingerprint-of-lead-${added}`, JSON.stringify(values)],
  );
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

test("A role gets its own parts and nothing of the others", async () => {
  expect(Object.keys(await todayOf("admin")).toSorted()).toEqual([
    "alarms",
    "alerts",
    "enquiries",
    "interest",
    "lately",
    "letters",
    "money",
    "reminders",
    "reviews",
    "stillOffered",
    "toVerify",
    "viewings",
  ]);
  expect(Object.keys(await todayOf("agent")).toSorted()).toEqual([
    "alerts",
    "enquiries",
    "lately",
    "letters",
    "money",
    "reminders",
    "viewings",
  ]);
});

test("A visitor is refused", async () => {
  await expect(todayOf("visitor")).rejects.toMatchObject({ code: "42501" });
});

test("Enquiries come by what is left of their 48 hours, and what was answered in time is counted", async () => {
  await addLead({ kind: "contact", name: "Later", created_at: hoursAgo(1) });
  await addLead({ kind: "application", name: "Sooner", created_at: hoursAgo(2), due_at: hoursAgo(-5) });
  await addLead({ kind: "contact", name: "Late", created_at: hoursAgo(50), campaign: "spring" });
  await addLead({ kind: "guide", name: "Reader" });
  await addLead({
    kind: "contact",
    name: "Answered",
    state: "options_sent",
    created_at: hoursAgo(60),
    answered_at: hoursAgo(50),
  });
  await addLead({
    kind: "contact",
    name: "Too late",
    state: "options_sent",
    created_at: hoursAgo(90),
    answered_at: hoursAgo(5),
  });
  const { enquiries, lately } = await todayOf("admin");
  expect(enquiries?.count).toBe(3);
  expect(enquiries?.first.map(({ name }) => name)).toEqual(["Late", "Sooner", "Later"]);
  expect(lately).toEqual({
    byKind: { application: 1, contact: 4 },
    bySource: { direct: 4, campaign: 1 },
    judged: 3,
    inTime: 1,
  });
});

test("Viewings of the next seven days are listed, without those that the office has cancelled", async () => {
  const tomorrow = hoursAgo(-24);
  for (const [name, startsAt, status] of [
    ["Next week", hoursAgo(-9 * 24), "planned"],
    ["Tomorrow", tomorrow, "confirmed"],
    ["Cancelled", tomorrow, "cancelled"],
    ["Yesterday", hoursAgo(24), "planned"],
    ["Given up", hoursAgo(-48), "cancelled"],
    ["Given up long ago", hoursAgo(-48), "cancelled"],
  ]) {
    await addLead({ kind: "viewing", name });
    await database.query(
      `insert into public.viewings (lead_id, starts_at, status)
       select id, $2, $3 from public.leads where name = $1`,
      [name, startsAt, status],
    );
  }
  await database.query(
    `update public.viewings set given_up_at = now() - case name when 'Given up' then 1 else 50 end * interval '1 hour'
     from public.leads where leads.id = lead_id and name like 'Given up%'`,
  );
  const { viewings } = await todayOf("admin");
  expect(viewings?.first.map(({ name, at }) => [name, new Date(at)])).toEqual([
    ["Tomorrow", new Date(tomorrow)],
    ["Given up", expect.any(Date)],
  ]);
});

test("Homes whose proofs were seen more than 90 days ago are to be checked again, the oldest first", async () => {
  const before = (await todayOf("editor")).toVerify?.count ?? 0;
  await database.query(
    `update public.listings set last_verified_on = current_date - days
     from (select id, 400 + row_number() over (order by slug)::int as days from public.listings
       where publication = 'published' and last_verified_on is null order by slug limit 2) as chosen
     where listings.id = chosen.id`,
  );
  await database.query(
    `update public.listings set last_verified_on = current_date - 90
     where id = (select id from public.listings where last_verified_on is null order by slug limit 1)`,
  );
  const { toVerify } = await todayOf("editor");
  expect(toVerify?.count).toBe(before + 2);
  const days = toVerify?.first.map(({ on }) => on) ?? [];
  expect(days).toEqual(days.toSorted());
});

test("A home under contract that the site still offers is on Today until somebody marks it", async () => {
  const names = async () => (await todayOf("editor")).stillOffered?.first.map(({ title }) => title) ?? [];
  const before = await names();
  const [home] = await database.query<{ id: string; title: string }>(
    `select id, title from public.listings
     where publication = 'published' and status = array['for-sale'] and title <> all ($1)
       and not exists (select from public.contracts where listing_id = listings.id) order by slug limit 1`,
    [before],
  );
  if (!home) throw new Error("No home is left to be offered.");
  await addLead({ kind: "contact", name: "Under contract" });
  await database.query(
    `insert into public.contracts (lead_id, listing_id, price, premium_percent, contract_price, down_payment, months,
       interest_percent, starts_on, upgrade_after_months, carry_over_percent, down_payment_counts, forfeiture_percent)
     select id, $1, 2000000, 0, 2000000, 200000, 60, 0, '2026-10-01', 12, 100, true, 60
     from public.leads where name = 'Under contract'`,
    [home.id],
  );
  expect(new Set(await names())).toEqual(new Set([...before, home.title]));
  expect(await todayOf("agent")).not.toHaveProperty("stillOffered");
  await database.query("update public.listings set status = array['sold'] where id = $1", [home.id]);
  expect(await names()).toEqual(before);
});
