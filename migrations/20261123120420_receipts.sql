-- Every payment has a receipt, numbered without gaps within a year of Pattaya's calendar. A correction has a number of its
-- own. What moved along at an upgrade has none: its receipts were those of the contract before.

create table public.receipt_counters (
  year smallint primary key,
  last integer not null check (last > 0)
);
comment on table public.receipt_counters is 'The last receipt of each year. Its row is locked until the payment is kept, so that no number is lost.';

create table public.receipts (
  year smallint not null,
  number integer not null check (number > 0),
  payment_id uuid not null unique references public.payments (id) on delete restrict,
  issued_on date not null,
  left_after numeric(14, 2) not null,
  moves_after numeric(14, 2),
  kept_after numeric(14, 2),
  received_from text not null default '',
  constraint receipts_kept_after_check check (num_nulls(moves_after, kept_after) in (0, 2)),
  primary key (year, number)
);
comment on table public.receipts is 'The number of each payment''s receipt. Never changed.';
comment on column public.receipts.received_from is 'The names of who bought when it was issued.';
comment on column public.receipts.left_after is 'What the contract still owed with this payment, late fees included.';
comment on column public.receipts.moves_after is 'What would move along at an upgrade; null where the contract had ended.';
comment on column public.receipts.kept_after is 'What would be kept if the buyer stopped; null where the contract had ended.';

alter table public.receipt_counters enable row level security;
alter table public.receipts enable row level security;
grant select on table public.receipts to authenticated, service_role;
grant select on table public.receipt_counters to service_role;
create policy "Who sees a payment can view its receipt" on public.receipts for select to authenticated
  using ((select public.may('see_contracts')) or payment_id in (select id from public.payments));
create trigger receipts_are_kept before update or delete on public.receipts
  for each row execute function public.refuse_change();

-- Security definer: nobody writes receipts directly. The counter is the last lock of a payment. It runs
-- after add_to_paid(), so what is left is what is left after it. A contract from before is entered with its payments of
-- months: those of before it was entered that are older than daysOfLateLetters (domain/leads/instalment-steps.ts) are
-- news to nobody, so their receipts stand in the account alone. One that is found late is still told, however old it is.
create function public.issue_receipt() returns trigger
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      today constant date := public.pattaya_today();
      this_year constant smallint := extract(year from today);
      given integer;
      contract public.contracts;
      sums record;
      left_now numeric := 0;
      paid_now numeric;
    begin
      select * into contract from public.contracts where id = new.contract_id;
      select * into sums from public.contract_sums(contract, today);
      paid_now := (select sum(paid) from public.contract_instalments where contract_id = contract.id);
      if contract.ended_by is null then
        left_now := sums.left_now + sums.fees;
      else
        sums.moves := null;
        sums.kept := null;
      end if;
      insert into public.receipt_counters as counters (year, last) values (this_year, 1)
      on conflict (year) do update set last = counters.last + 1
      returning last into given;
      insert into public.receipts (year, number, payment_id, issued_on, left_after, moves_after, kept_after)
      values (this_year, given, new.id, today, left_now, sums.moves, sums.kept);
      perform public.add_letter(case when new.amount > 0 then 'receipt' else 'correction' end,
        case when new.amount > 0 then 'receipt ' else 'correction ' end || new.id, contract.lead_id, jsonb_build_object(
          'number', this_year || '-' || lpad(given::text, 6, '0'), 'amount', abs(new.amount), 'paidOn', coalesce(corrected.paid_on, new.paid_on),
          'payment', coalesce(corrected.id, new.id), 'takesBack', public.receipt_of(corrected.id),
          'takenBackOn', case when new.amount < 0 then new.paid_on end,
          'contract', contract.id, 'instalment', new.number,
          'home', (select title from public.listings where id = contract.listing_id),
          'paid', paid_now, 'left', left_now, 'moves', sums.moves, 'kept', sums.kept, 'returned', sums.paid - sums.kept))
      from (select new.corrects as id) as named left join public.payments as corrected on corrected.id = named.id
      where new.amount < 0 or new.paid_on >= least(today - 30, (contract.created_at at time zone 'Asia/Bangkok')::date);
      return null;
    end
  $$;
revoke execute on function public.issue_receipt() from public, anon, authenticated, service_role;
create trigger payments_have_receipts after insert on public.payments
  for each row when (new.method <> 'carried') execute function public.issue_receipt();

create function public.receipt_of(payment uuid) returns text
  language sql stable set search_path = ''
  as $$ select year || '-' || lpad(number::text, 6, '0') from public.receipts where payment_id = payment $$;
revoke execute on function public.receipt_of(uuid) from public, anon, authenticated;

notify pgrst, 'reload schema';
