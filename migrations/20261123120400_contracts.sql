-- Contracts with a lead: the terms, the schedule, what was paid, and where the papers are. Sums are in baht with
-- satang. A contract and what was paid are kept as long as the law demands, so a lead with one is not erased.

-- `percent` of baht, to the nearest satang. As shareOf (domain/finance), in floating point, because that one calculates so.
create function public.share_of(amount numeric, percent numeric) returns numeric
  language sql immutable parallel safe set search_path = ''
  as $$
    select floor((amount * 100)::float8 * percent::float8 / 100 + 0.5)::numeric / 100
  $$;
revoke execute on function public.share_of(numeric, numeric) from public, anon, authenticated;

-- The price in the contract: today's price with the premium. As contractPriceOf (domain/finance).
create function public.contract_price(price numeric, premium_percent numeric) returns numeric
  language sql immutable parallel safe set search_path = ''
  as $$
    select price + public.share_of(price, premium_percent)
  $$;
revoke execute on function public.contract_price(numeric, numeric) from public, anon, authenticated;

-- Names a contract in the text of a transfer. Consonants alone: they make no word and look like no digit.
create function public.new_payment_code() returns text
  language plpgsql volatile set search_path = ''
  as $$
    declare
      code text;
    begin
      loop
        select string_agg(substr('BCDFGHJKLMNPQRSTVWXZ', 1 + get_byte(bytes, n) % 20, 1), '' order by n) into code
        from (select decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as bytes) as random,
          unnest(array[0, 1, 2, 3]) as n;
        exit when not exists (select from public.contracts where payment_code = code);
      end loop;
      return code;
    end
  $$;
revoke execute on function public.new_payment_code() from public, anon, authenticated;

create table public.contracts (
  id uuid primary key default gen_random_uuid(),
  payment_code text not null unique default public.new_payment_code() check (payment_code ~ '^[BCDFGHJ-NP-TV-XZ]{4}$'),
  lead_id uuid not null references public.leads (id) on delete restrict,
  listing_id uuid references public.listings (id) on delete set null,
  price numeric(14, 2) not null check (price > 0),
  premium_percent numeric(5, 2) not null check (premium_percent between 0 and 100),
  contract_price numeric(14, 2) not null,
  down_payment numeric(14, 2) not null check (down_payment >= 0 and down_payment < contract_price),
  months smallint not null check (months between 1 and 480),
  interest_percent numeric(5, 2) not null check (interest_percent between 0 and 50),
  starts_on date not null check (starts_on between '2000-01-01' and '2100-01-01'),
  upgrade_after_months smallint not null check (upgrade_after_months between 1 and months),
  carry_over_percent numeric(5, 2) not null check (carry_over_percent between 0 and 100),
  down_payment_counts boolean not null,
  forfeiture_percent numeric(5, 2) not null check (forfeiture_percent between 0 and 100),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.contracts is 'What was agreed with a lead, as it was signed; one that runs at a time, of a lead and of a home. Later changes of the home''s or the owner''s terms do not reach it.';
comment on column public.contracts.payment_code is 'Part of the reference that a buyer writes with a transfer (domain/finance/payment-reference.ts).';
comment on column public.contracts.price is 'The cash price of the day; contract_price is what is owed for the home.';
comment on column public.contracts.interest_percent is 'Per year, on the balance still owed.';
comment on column public.contracts.starts_on is 'The down payment is due; the first instalment a month later.';
comment on column public.contracts.carry_over_percent is 'Share of what was paid that counts towards the next home once the upgrade opens; of the down payment too if down_payment_counts.';
comment on column public.contracts.forfeiture_percent is 'Share of what was paid that the buyer loses by stopping.';
create index contracts_of_listing on public.contracts (listing_id);
create index contracts_by_creator on public.contracts (created_by);

create table public.contract_instalments (
  contract_id uuid not null references public.contracts (id) on delete restrict,
  -- 0 is the down payment; from 1001 on they are late fees, which are owed and never part of the price.
  number smallint not null check (number >= 0),
  due_on date not null,
  -- Nothing: left out by a changed schedule, although a payment that was taken back still names it.
  amount numeric(14, 2) not null check (amount >= 0),
  -- The sum of its payments, which a trigger adds up.
  paid numeric(14, 2) not null default 0,
  primary key (contract_id, number)
);
comment on table public.contract_instalments is 'The present schedule of a contract. Its sum is the contract price and the interest. What a change replaced is in replaced_instalments.';

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  contract_id uuid not null,
  number smallint not null,
  -- Negative in a correction.
  amount numeric(14, 2) not null check (amount <> 0),
  paid_on date not null check (paid_on between '2000-01-01' and '2100-01-01'),
  -- Carried: it moved along from the contract before an upgrade.
  method text not null check (method in ('transfer', 'cash', 'card', 'other', 'carried')),
  -- What was sent in another currency, and the rate of that day. The amount in baht decides.
  currency text check (currency ~ '^[A-Z]{3}$' and currency <> 'THB'),
  foreign_amount numeric(14, 2) check (foreign_amount <> 0),
  baht_per_unit numeric(14, 6) check (baht_per_unit > 0),
  note text not null default '' check (length(note) <= 300),
  -- In the last payment of its arrival.
  surplus numeric(14, 2) check (surplus > 0),
  corrects uuid references public.payments (id),
  arrival uuid not null default gen_random_uuid(),
  idempotency_key uuid unique,
  entered_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  foreign key (contract_id, number) references public.contract_instalments (contract_id, number) on delete restrict,
  check ((amount < 0) = (corrects is not null)),
  check (num_nulls(currency, foreign_amount, baht_per_unit) in (0, 3))
);
comment on table public.payments is 'What was paid towards an instalment. Only added to: a mistake is corrected by a negative row.';
comment on column public.payments.arrival is 'The same in all payments that arrived as one sum.';
comment on column public.payments.surplus is 'What arrived beyond all that the contract owed. It is the buyer''s and goes back.';
create index payments_of_instalment on public.payments (contract_id, number, created_at);
create index payments_beyond_all on public.payments (contract_id) where surplus is not null;
create unique index payments_corrected_once on public.payments (corrects) where corrects is not null;
create index payments_by_admin on public.payments (entered_by);

-- Security definer: nobody writes the schedule directly.
create function public.add_to_paid() returns trigger
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      update public.contract_instalments set paid = paid + new.amount
      where contract_id = new.contract_id and number = new.number;
      return null;
    end
  $$;
revoke execute on function public.add_to_paid() from public, anon, authenticated, service_role;
create trigger payments_are_added_up after insert on public.payments
  for each row execute function public.add_to_paid();
create index contract_instalments_owed on public.contract_instalments (due_on) where paid < amount;

create table public.contract_documents (
  id uuid primary key default gen_random_uuid(),
  contract_id uuid not null references public.contracts (id) on delete restrict,
  name text not null check (length(trim(name)) between 1 and 200),
  kept_at text not null default '' check (length(kept_at) <= 300),
  added_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.contract_documents is 'The papers of a contract by name, and where each is kept. The files are not stored here.';
create index contract_documents_of_contract on public.contract_documents (contract_id, created_at);
create index contract_documents_by_admin on public.contract_documents (added_by);

alter table public.contracts enable row level security;
alter table public.contract_instalments enable row level security;
alter table public.payments enable row level security;
alter table public.contract_documents enable row level security;
grant select on table public.contracts, public.contract_instalments, public.payments to authenticated;
grant select, insert (contract_id, name, kept_at) on table public.contract_documents to authenticated;
grant select on table public.contracts, public.contract_instalments, public.payments, public.contract_documents
  to service_role;

create policy "Who sees all contracts, and agents with their own buyers', can view them" on public.contracts for select to authenticated
  using ((select public.may('see_contracts')) or ((select public.may('own_contracts'))
    and lead_id in (select id from public.leads where assignee = (select auth.uid()))));
create policy "Who sees a contract can view its schedule" on public.contract_instalments for select to authenticated
  using ((select public.may('see_contracts')) or contract_id in (select id from public.contracts));
create policy "Who sees a contract can view its payments" on public.payments for select to authenticated
  using ((select public.may('see_contracts')) or contract_id in (select id from public.contracts));
create policy "Who looks after contracts can view their documents" on public.contract_documents for select to authenticated
  using ((select public.may('contracts')));
create policy "Who looks after contracts can add documents" on public.contract_documents for insert to authenticated
  with check ((select public.may('contracts')));

create trigger payments_are_kept before update of contract_id, number, amount, paid_on, method, currency, foreign_amount,
  baht_per_unit, note, surplus, corrects, arrival or delete on public.payments for each row execute function public.refuse_change();
create trigger audit_contracts after insert or update or delete on public.contracts
  for each row execute function public.audit_change('id');
create trigger audit_payments after insert or update or delete on public.payments
  for each row execute function public.audit_change('id');
create trigger audit_contract_documents after insert or update or delete on public.contract_documents
  for each row execute function public.audit_change('id');

-- What happens to a contract after it was agreed: endings, changed schedules, late fees, other buyers, refunds. What an
-- entry changes, such as the present schedule, is written with it.
create table public.contract_entries (
  id uuid primary key default gen_random_uuid(),
  contract_id uuid not null references public.contracts (id) on delete restrict,
  kind text not null check (kind in ('defaulted', 'terminated', 'paid_off', 'transferred', 'upgraded', 'annulled', 'reopened',
    'rescheduled', 'late_fee', 'fee_waived', 'refunded', 'assigned', 'inherited', 'buyer_added')),
  happened_on date not null check (happened_on between '2000-01-01' and '2100-01-01'),
  reason text not null check (length(trim(reason)) between 1 and 500),
  amount numeric(14, 2) check (amount > 0),
  paid numeric(14, 2) check (paid >= 0),
  kept numeric(14, 2) check (kept >= 0),
  returned numeric(14, 2) check (returned >= 0),
  moved numeric(14, 2) check (moved >= 0),
  number smallint,
  person jsonb check (jsonb_typeof(person) = 'object' and coalesce(person ->> 'locale' in ('en', 'th', 'zh', 'ru', 'de', 'fr'), true)),
  idempotency_key uuid not null unique,
  -- Of all that was sent with the key. Null where another entry made it.
  fingerprint text,
  entered_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((amount is not null) = (kind in ('paid_off', 'late_fee', 'fee_waived', 'refunded'))),
  check ((paid is not null) = (kind in ('defaulted', 'terminated', 'upgraded'))),
  check (num_nulls(paid, kept, returned, moved) in (0, 4) and (paid is null or paid = kept + returned + moved)),
  check ((person is not null) = (kind in ('assigned', 'inherited', 'buyer_added'))),
  check (kind = 'paid_off' or (number is not null) = (kind in ('late_fee', 'fee_waived', 'rescheduled')))
);
comment on table public.contract_entries is 'What happened to a contract, each with its day, its reason and its sums in baht. Only added to.';
comment on column public.contract_entries.paid is 'At an ending: everything that was paid, which is what is kept, returned and moved along.';
comment on column public.contract_entries.number is 'The late fee, or the first instalment that the change replaced.';
comment on column public.contract_entries.person is 'Who buys from then on, or too: name, email, phone, and the locale of letters to them.';
create index contract_entries_of_contract on public.contract_entries (contract_id, created_at);
create index contract_entries_by_admin on public.contract_entries (entered_by);

alter table public.contracts add column ended_by uuid references public.contract_entries (id);
comment on column public.contracts.ended_by is 'The entry that ended it; null while it runs.';
alter table public.contracts add column follows uuid unique references public.contracts (id) on delete restrict;
comment on column public.contracts.follows is 'The contract before the upgrade, whose money moved along.';
create unique index contracts_running_once on public.contracts (lead_id) where ended_by is null;
create unique index contracts_home_sold_once on public.contracts (listing_id) where ended_by is null;
create index contracts_of_lead on public.contracts (lead_id);
create index contracts_by_ending on public.contracts (ended_by) where ended_by is not null;

-- Names the contract that stands in the way. The home's row is locked, so that of two at once the later one reads the first.
create function public.refuse_sold_home() returns trigger
  language plpgsql volatile set search_path = ''
  as $$
    declare
      standing jsonb;
    begin
      perform from public.listings where id = new.listing_id for no key update;
      select jsonb_build_object('id', leads.id, 'name', leads.name, 'reference', leads.reference) into standing
      from public.contracts join public.leads on leads.id = contracts.lead_id
      where contracts.listing_id = new.listing_id and contracts.ended_by is null and contracts.lead_id <> new.lead_id;
      if found then
        raise exception 'Another contract of this home runs' using errcode = 'PT427', detail = standing::text;
      end if;
      return new;
    end
  $$;
revoke execute on function public.refuse_sold_home() from public, anon, authenticated, service_role;
create trigger contracts_of_free_homes before insert or update of ended_by on public.contracts
  for each row when (new.ended_by is null and new.listing_id is not null) execute function public.refuse_sold_home();

create table public.replaced_instalments (
  entry_id uuid not null references public.contract_entries (id) on delete restrict,
  number smallint not null,
  due_on date not null,
  amount numeric(14, 2) not null,
  primary key (entry_id, number)
);
comment on table public.replaced_instalments is 'The instalments as they were before an entry replaced them.';

alter table public.contract_entries enable row level security;
alter table public.replaced_instalments enable row level security;
grant select on table public.contract_entries, public.replaced_instalments to authenticated, service_role;
create policy "Who sees a contract can view what happened to it" on public.contract_entries for select to authenticated
  using ((select public.may('see_contracts')) or contract_id in (select id from public.contracts));
create policy "Who sees a contract can view its replaced instalments" on public.replaced_instalments for select to authenticated
  using (entry_id in (select id from public.contract_entries));
create trigger contract_entries_are_kept before update or delete on public.contract_entries
  for each row execute function public.refuse_change();
create trigger replaced_instalments_are_kept before update or delete on public.replaced_instalments
  for each row execute function public.refuse_change();
create trigger audit_contract_entries after insert on public.contract_entries
  for each row execute function public.audit_change('id', 'kind');

-- Walks through the instalments as buildSchedule (domain/finance) does: each pays the interest on what is owed before it,
-- and the rest pays off the price. Null if a part falls below zero or anything is left over; else the sum of the interest.
create function public.interest_of_schedule(financed numeric, interest_percent numeric, instalments numeric[]) returns numeric
  language plpgsql immutable parallel safe set search_path = ''
  as $$
    declare
      -- In satang.
      owed float8 := financed * 100;
      interest float8;
      all_interest float8 := 0;
      instalment numeric;
    begin
      foreach instalment in array instalments loop
        interest := floor(owed * interest_percent::float8 / 1200 + 0.5);
        owed := owed - (instalment * 100 - interest);
        all_interest := all_interest + interest;
        if instalment * 100 < interest or owed < 0 then
          return null;
        end if;
      end loop;
      return case when owed = 0 then all_interest::numeric / 100 end;
    end
  $$;
revoke execute on function public.interest_of_schedule(numeric, numeric, numeric[]) from public, anon, authenticated;

-- Security definer: contract, schedule, and the lead's mark and state are written together or not at all. `terms` holds the
-- instalments as both sides saw them.
create function public.agree_contract(for_lead uuid, terms jsonb) returns uuid
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      agreed public.contracts;
      instalments constant numeric[] := array(
        select amount::numeric from jsonb_array_elements_text(terms -> 'instalments') with ordinality as i (amount, n) order by n);
      interest numeric;
    begin
      perform public.require_right('contracts');
      perform public.require_lead(for_lead);
      insert into public.contracts (lead_id, listing_id, price, premium_percent, contract_price, down_payment, months,
        interest_percent, starts_on, upgrade_after_months, carry_over_percent, down_payment_counts, forfeiture_percent)
      values (for_lead, (terms ->> 'listingId')::uuid, (terms ->> 'price')::numeric,
        (terms ->> 'premiumPercent')::numeric,
        public.contract_price((terms ->> 'price')::numeric, (terms ->> 'premiumPercent')::numeric),
        (terms ->> 'downPayment')::numeric, (terms ->> 'months')::smallint, (terms ->> 'interestPercent')::numeric,
        (terms ->> 'startsOn')::date, (terms ->> 'upgradeAfterMonths')::smallint,
        (terms ->> 'carryOverPercent')::numeric, (terms ->> 'downPaymentCounts')::boolean,
        (terms ->> 'forfeiturePercent')::numeric)
      returning * into agreed;
      interest := public.interest_of_schedule(agreed.contract_price - agreed.down_payment, agreed.interest_percent,
        instalments);
      if interest is null or cardinality(instalments) <> agreed.months then
        raise exception 'The % instalments sum to %, which is not the contract price of % less the down payment of %, with interest of % percent a year over % months',
          cardinality(instalments), (select sum(amount) from unnest(instalments) as amount), agreed.contract_price,
          agreed.down_payment, agreed.interest_percent, agreed.months
          using errcode = 'PT422', hint = 'Count the schedule again from these terms.';
      end if;
      insert into public.contract_instalments (contract_id, number, due_on, amount)
      select agreed.id, n, (agreed.starts_on + n * interval '1 month')::date,
        case when n = 0 then agreed.down_payment else instalments[n] end
      from generate_series(0, agreed.months) as n;
      update public.leads set has_contract = true where id = for_lead;
      -- With a contract nobody waits for an answer any more.
      if (select state in ('new', 'options_sent', 'viewing', 'lost', 'spam') from public.leads where id = for_lead) then
        perform public.enter_state(for_lead, 'contract');
      end if;
      return agreed.id;
    end
  $$;
comment on function public.agree_contract(uuid, jsonb) is 'Keeps a contract with its schedule, which must add up to the satang, and marks and moves its lead.';
revoke execute on function public.agree_contract(uuid, jsonb) from public, anon;
grant execute on function public.agree_contract(uuid, jsonb) to authenticated;

-- Security definer: payments are never written directly. More than is owed is refused, so that a slip is noticed. Two people
-- may enter the same transfer, the second one towards the next instalment, which is open. So what arrived is compared with
-- all that arrived for the contract; a second one like it needs to be meant. `arrived` and `arrival` say of which sum this
-- is a part.
create function public.enter_payment(for_contract uuid, payment jsonb) returns uuid
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      paid constant numeric := (payment ->> 'amount')::numeric;
      of_number constant smallint := payment ->> 'number';
      paid_on constant date := payment ->> 'paidOn';
      key constant uuid := payment ->> 'idempotencyKey';
      arrived constant numeric := coalesce((payment ->> 'arrived')::numeric, paid);
      this_arrival constant uuid := coalesce((payment ->> 'arrival')::uuid, gen_random_uuid());
      owed numeric;
      kept public.payments;
      has_ended boolean;
    begin
      perform public.require_right('contracts');
      select ended_by is not null into has_ended from public.contracts where id = for_contract for update;
      select * into kept from public.payments where idempotency_key = key;
      if found and (kept.contract_id, kept.number, kept.amount, kept.paid_on) = (for_contract, of_number, paid, paid_on) then
        return kept.id;
      elsif found then
        raise exception 'This key belongs to another payment' using errcode = '23505';
      end if;
      select instalments.amount - instalments.paid into owed from public.contract_instalments as instalments
      where contract_id = for_contract and number = of_number;
      if not found then
        raise exception 'There is no such instalment' using errcode = 'PT404';
      end if;
      if has_ended then
        raise exception 'This contract has ended' using errcode = 'PT410';
      end if;
      if not coalesce((payment ->> 'isAnother')::boolean, false) and exists (
        select from public.payments as p
        where p.contract_id = for_contract and p.paid_on = (payment ->> 'paidOn')::date and p.arrival <> this_arrival
          and p.corrects is null and p.method <> 'carried' and not exists (select from public.payments as c where c.corrects = p.id)
        group by p.arrival having sum(p.amount + coalesce(p.surplus, 0)) = arrived) then
        raise exception 'The same sum of the same day is entered already' using errcode = 'PT412';
      end if;
      if paid <= 0 or paid > owed then
        raise exception 'Only % is owed for this instalment', owed using errcode = 'PT409';
      end if;
      if payment ->> 'method' = 'carried' then
        raise exception 'Only an upgrade carries money over' using errcode = '23514';
      end if;
      insert into public.payments (contract_id, number, amount, paid_on, method, currency, foreign_amount, baht_per_unit,
        note, surplus, arrival, idempotency_key)
      values (for_contract, of_number, paid, paid_on, payment ->> 'method', payment ->> 'currency',
        (payment ->> 'foreignAmount')::numeric, (payment ->> 'bahtPerUnit')::numeric, coalesce(payment ->> 'note', ''),
        (payment ->> 'surplus')::numeric, this_arrival, key)
      returning * into kept;
      return kept.id;
    end
  $$;
comment on function public.enter_payment(uuid, jsonb) is 'Enters what was paid towards an instalment, once, and at most what is owed. The same sum of the same day twice only if it says so.';
revoke execute on function public.enter_payment(uuid, jsonb) from public, anon;
grant execute on function public.enter_payment(uuid, jsonb) to authenticated;

-- What an ending kept, returned and moved was counted from the payments. So the ending is taken back first, then the
-- payment, and the ending is entered again. After a refund an ending stands, and a payment can come back all the same.
create function public.correct_payment(for_payment uuid, reason text, on_day date default null) returns uuid
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      today constant date := public.pattaya_today();
      taken public.payments;
      ending public.contract_entries;
      correction uuid;
    begin
      perform public.require_right('contracts');
      select * into taken from public.payments where id = for_payment and corrects is null and method <> 'carried';
      if not found then
        raise exception 'There is no such payment' using errcode = 'PT404';
      end if;
      perform from public.contracts where id = taken.contract_id for update;
      select entries.* into ending from public.contract_entries as entries join public.contracts on contracts.ended_by = entries.id
      where contracts.id = taken.contract_id;
      if ending.id is not null and not exists (
        select from public.contract_entries as e
        where e.contract_id = taken.contract_id and e.kind = 'refunded' and e.created_at >= ending.created_at) then
        raise exception 'This contract has ended' using errcode = 'PT410';
      end if;
      if on_day < taken.paid_on or on_day > today then
        raise exception 'The day must lie between that of the payment and today' using errcode = 'PT416';
      end if;
      insert into public.payments (contract_id, number, amount, paid_on, method, currency, foreign_amount, baht_per_unit,
        note, corrects)
      values (taken.contract_id, taken.number, -taken.amount, coalesce(on_day, today), taken.method, taken.currency,
        -taken.foreign_amount, taken.baht_per_unit, reason, taken.id)
      returning id into correction;
      return correction;
    end
  $$;
comment on function public.correct_payment(uuid, text, date) is 'Takes back a payment that came back or was entered by mistake, by a negative row.';
revoke execute on function public.correct_payment(uuid, text, date) from public, anon;
grant execute on function public.correct_payment(uuid, text, date) to authenticated;

-- The audit log keeps why. Its lead is then one without a contract: it can get another, be merged and be erased. Security
-- definer: contracts are never written directly.
create function public.cancel_contract(for_contract uuid, reason text) returns uuid
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      of_lead uuid;
    begin
      perform public.require_right('contracts');
      select lead_id into of_lead from public.contracts where id = for_contract;
      perform public.require_lead(of_lead);
      perform from public.leads where id = of_lead for update;
      perform from public.contracts where id = for_contract for update;
      if not found then
        raise exception 'There is no such contract' using errcode = 'PT404';
      end if;
      if coalesce(length(trim(reason)), 0) not between 1 and 300 then
        raise exception 'A contract is cancelled for a reason' using errcode = '23514';
      end if;
      -- Also those taken back: the law wants them kept.
      if exists (select from public.payments where contract_id = for_contract)
        or exists (select from public.contract_entries where contract_id = for_contract) then
        raise exception 'Something was paid' using errcode = 'PT409';
      end if;
      delete from public.contract_documents where contract_id = for_contract;
      delete from public.contract_instalments where contract_id = for_contract;
      delete from public.contracts where id = for_contract;
      update public.leads set has_contract = false where id = of_lead;
      perform public.note_action('cancel_contract', 'contracts', for_contract::text,
        jsonb_build_object('lead', of_lead, 'reason', reason));
      return for_contract;
    end
  $$;
comment on function public.cancel_contract(uuid, text) is 'Takes a contract back towards which nothing was paid, for a reason.';
revoke execute on function public.cancel_contract(uuid, text) from public, anon;
grant execute on function public.cancel_contract(uuid, text) to authenticated;

notify pgrst, 'reload schema';
