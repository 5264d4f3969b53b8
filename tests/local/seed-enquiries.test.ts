import { afterAll, beforeAll, expect, test } from "vitest";
import type { LocalDatabase } from "../../local/database/open.ts";
import { seedEnquiries } from "../../local/seed/seed-enquiries.ts";
import { sampleEnquiries } from "../../local/seed/sample-enquiries.ts";
import { openSampleDatabase } from "../../local/seed/sample-database.ts";

let database: LocalDatabase;
beforeAll(async () => {
  database = await openSampleDatabase();
});
afterAll(() => database.close());

const now = new Date();

test("A first start has enquiries that wait, viewings to come and a reminder; all say that they are samples", async () => {
  await seedEnquiries(database, now);
  const [found] = await database.query(
    `select count(*)::int as leads, count(*) filter (where answered_at is null and due_at > $1)::int as waiting,
       count(distinct state)::int as states, (select count(*)::int from public.viewings where starts_at > $1) as viewings,
       (select count(*)::int from public.lead_reminders where remind_at > $1) as reminders,
       bool_and(name ~* 'sample') as says_so, bool_and(email like '%@example.com') as reaches_nobody,
       count(listing_id)::int as with_home
     from public.leads`,
    [now],
  );
  expect(found).toEqual({
    leads: sampleEnquiries.length,
    waiting: 3,
    states: 4,
    viewings: 2,
    reminders: 1,
    says_so: true,
    reaches_nobody: true,
    with_home: sampleEnquiries.filter(({ listing }) => listing).length,
  });
});

test("A later start adds nothing to enquiries that are there", async () => {
  await database.query("delete from public.leads where reference <> 'SAMP-2222'");
  await seedEnquiries(database, new Date(now.getTime() + 86_400_000));
  expect(await database.query("select reference from public.leads")).toEqual([{ reference: "SAMP-2222" }]);
});
