/** One home that several people sell at the same time. */
import { expect, test } from "vitest";
import { callAtOnce } from "./call-at-once.ts";
import { openPostgres } from "./open-postgres.ts";

test("Of eight contracts for one home at once one is kept, and the others are told which", async () => {
  const under = await openPostgres();
  const { id } = await under.one<{ id: string }>(
    `insert into public.listings (slug, title, property_type, price, status)
     values ('one-home', 'One home', 'condo-for-sale', 2400000, '{for-sale}') returning id`,
  );
  const leads = await under.query<{ id: string }>(
    `insert into public.leads (reference, kind, name, email, reach_by, consent, fingerprint, sender)
     select 'AAAA-AAA' || substr('BCDFGHJK', n, 1), 'application', 'Buyer ' || n, 'buyer@example.com', 'email', '1',
       'fingerprint-of-lead-' || n, 'sender-of-the-lead-' || n from generate_series(1, 8) as n returning id`,
  );
  const { answers, failures } = await callAtOnce(
    leads.map(
      (lead) => () =>
        under.query(
          `insert into public.contracts (lead_id, listing_id, price, contract_price, premium_percent, down_payment, months,
           interest_percent, starts_on, upgrade_after_months, carry_over_percent, down_payment_counts, forfeiture_percent)
         values ($1, $2, 2400000, 2400000, 0, 0, 12, 0, '2026-01-31', 12, 100, true, 60)`,
          [lead.id, id],
        ),
    ),
  );
  expect(answers).toHaveLength(1);
  expect(failures).toEqual(Array.from({ length: 7 }, () => "PT427"));
  await under.close();
});
