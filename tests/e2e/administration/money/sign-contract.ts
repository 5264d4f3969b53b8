/** A contract as the office has it after some months, for the journeys about money. */
import type { EnquiriesScene } from "../enquiries-scene.ts";

/** A home has one running contract. */
export const freeHome = `select id from listings where publication = 'published'
  and not exists (select from contracts where listing_id = listings.id and ended_by is null) order by slug limit 1`;

type Signed = { id: string; reference: string };

/**
 * The clock is moved by a contract that began so many months ago: 200,000 down and 60 times 30,000. Paid are the
 * instalments up to that number; with -1 not even the down payment.
 */
export async function signContract(
  scene: EnquiriesScene,
  person: string,
  { monthsAgo, paid }: { monthsAgo: number; paid: number },
): Promise<Signed> {
  const { id, reference } = await scene.apply(person);
  await scene.database.query(
    `with agreed as (
       insert into contracts (lead_id, listing_id, price, contract_price, premium_percent, down_payment, months, interest_percent,
         starts_on, upgrade_after_months, carry_over_percent, down_payment_counts, forfeiture_percent)
       select $1, (${freeHome}), 2000000, 2000000, 0, 200000,
         60, 0, public.pattaya_today() - $2 * interval '1 month', 12, 100, true, 60 returning id, starts_on)
     insert into contract_instalments (contract_id, number, due_on, amount)
     select id, n, (starts_on + n * interval '1 month')::date, case when n = 0 then 200000 else 30000 end
     from agreed, generate_series(0, 60) as n`,
    [id, monthsAgo],
  );
  await scene.database.query("update leads set has_contract = true where id = $1", [id]);
  await scene.database.query(
    `insert into payments (contract_id, number, amount, paid_on, method)
     select contract_id, number, amount, due_on, 'transfer' from contract_instalments join contracts on contracts.id = contract_id
     where lead_id = $1 and number <= $2`,
    [id, paid],
  );
  return { id, reference };
}

/** The enquiry belongs to the sample visitor's account. */
export const giveContractToVisitor = (scene: EnquiriesScene, id: string) =>
  scene.database.query(
    "update leads set user_id = (select id from auth.users where email = 'visitor@example.com') where id = $1",
    [id],
  );
