-- Letters to buyers about instalments: before one is due, on the day, and while it is owed. Silent when it is paid, and
-- stopped for a contract when the office says so.

create table public.stopped_letters (
  contract_id uuid primary key references public.contracts (id) on delete cascade,
  stopped_by uuid default auth.uid() references auth.users (id) on delete set null,
  stopped_at timestamptz not null default now()
);
comment on table public.stopped_letters is 'Contracts whose buyers get no letters about instalments, endings and refunds.';
create index stopped_letters_by_admin on public.stopped_letters (stopped_by);
alter table public.stopped_letters enable row level security;
grant select on table public.stopped_letters to authenticated, service_role;
create policy "Who looks after contracts can view stopped letters" on public.stopped_letters for select to authenticated
  using ((select public.may('contracts')));
create trigger audit_stopped_letters after insert or update or delete on public.stopped_letters
  for each row execute function public.audit_change('contract_id');

-- Security definer: contracts and what belongs to them are never written directly.
create function public.stop_letters(for_contract uuid, are_stopped boolean) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.require_right('contracts');
      if not exists (select from public.contracts where id = for_contract) then
        raise exception 'There is no such contract' using errcode = 'PT404';
      end if;
      if are_stopped then
        insert into public.stopped_letters (contract_id) values (for_contract) on conflict do nothing;
      else
        delete from public.stopped_letters where contract_id = for_contract;
      end if;
      return are_stopped;
    end
  $$;
comment on function public.stop_letters(uuid, boolean) is 'Stops the letters about a contract and its instalments, or lets them go on. Receipts are sent all the same.';
revoke execute on function public.stop_letters(uuid, boolean) from public, anon;
grant execute on function public.stop_letters(uuid, boolean) to authenticated;

-- A contract from before is entered with payments of the past still to be typed. For daysToEnterPayments
-- (domain/leads/instalment-steps.ts) no letter tells of what was due before the day on which it was entered.
create function public.is_reminded(contract public.contracts, due_on date, today date) returns boolean
  language sql stable set search_path = ''
  as $$
    select due_on >= entered_on or today > entered_on + 7
    from (select (contract.created_at at time zone 'Asia/Bangkok')::date as entered_on) as day
  $$;
comment on function public.is_reminded(public.contracts, date, date) is 'True where letters tell that this instalment is owed.';
revoke execute on function public.is_reminded(public.contracts, date, date) from public, anon, authenticated;
grant execute on function public.is_reminded(public.contracts, date, date) to service_role;

-- Which step is due on which days is said by domain/leads/instalment-steps.ts. Letters leave at nine, not at midnight. A
-- day that was moved is a new one to write about.
create function public.add_instalment_letters(steps jsonb, today date) returns void
  language sql volatile set search_path = ''
  as $$
    select public.add_letter('instalment', concat_ws(' ', 'instalment', owed.contract_id, owed.number, owed.due_on, step.step),
      contracts.lead_id, jsonb_build_object('contract', owed.contract_id, 'number', owed.number, 'dueOn', owed.due_on, 'step', step.step),
      (today + time '09:00') at time zone 'Asia/Bangkok')
    from jsonb_to_recordset(steps) as step (step text, "from" integer, "to" integer)
    join public.owed_instalments as owed on owed.due_on between today - step."to" and today - step."from"
      -- Above are fees for being late: what is overdue in all has them.
      and owed.number <= 1000
    join public.contracts on contracts.id = owed.contract_id
    where public.is_reminded(contracts, owed.due_on, today)
      and not exists (select from public.stopped_letters where stopped_letters.contract_id = owed.contract_id)
  $$;
comment on function public.add_instalment_letters(jsonb, date) is 'Adds the letters of this day about instalments that are owed, once each.';
revoke execute on function public.add_instalment_letters(jsonb, date) from public, anon, authenticated;
grant execute on function public.add_instalment_letters(jsonb, date) to service_role;

-- Null when it is paid, stopped, moved to another day, or when a later letter about it is there.
create function public.instalment_letter(letter public.letters) returns jsonb
  language sql stable set search_path = ''
  as $$
    with today as (select public.pattaya_today() as day)
    select jsonb_build_object('audience', 'visitor', 'to', public.address_of_buyer(contracts.id), 'locale', public.locale_of_buyer(contracts.id),
      'reference', leads.reference, 'step', letter.tells ->> 'step', 'number', owed.number, 'dueOn', owed.due_on, 'amount', owed.amount, 'owed', owed.owed,
      'home', public.title_for(listings, public.locale_of_buyer(contracts.id)),
      'overdueInAll', (select coalesce(sum(late.owed), 0) from public.owed_instalments as late
        where late.contract_id = owed.contract_id and late.due_on < today.day
          and public.is_reminded(contracts, late.due_on, today.day)))
    from today, public.owed_instalments as owed join public.contracts on contracts.id = owed.contract_id
    join public.leads on leads.id = contracts.lead_id
    left join public.listings on listings.id = contracts.listing_id
    where owed.contract_id = (letter.tells ->> 'contract')::uuid and owed.number = (letter.tells ->> 'number')::integer
      and owed.due_on = (letter.tells ->> 'dueOn')::date and leads.id = letter.lead_id
      and case letter.tells ->> 'step' when 'before' then today.day < owed.due_on when 'on_day' then today.day = owed.due_on
        when 'fee' then true
        else today.day > owed.due_on end
      and not exists (select from public.stopped_letters where stopped_letters.contract_id = owed.contract_id)
      and not exists (
        select from public.letters as later
        where later.lead_id = letter.lead_id and later.kind = 'instalment' and later.created_at > letter.created_at
          and later.tells ->> 'contract' = letter.tells ->> 'contract' and later.tells ->> 'number' = letter.tells ->> 'number')
  $$;
revoke execute on function public.instalment_letter(public.letters) from public, anon, authenticated;

-- Security definer: as read_lead(), for the lead and all that were merged into it.
create function public.letters_of_lead(for_lead uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
  as $$
    declare
      family uuid[];
    begin
      perform public.require_right('own_enquiries');
      perform public.require_lead(for_lead);
      family := array(select public.lead_family(for_lead));
      return jsonb_build_object(
        'letters', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'state', state, 'reason', reason,
            'at', at, 'nextAt', next_attempt_at, 'attempts', attempts,
            'isAgain', again_of is not null, 'wasSentAgain', exists (select from public.letters as again where again.again_of = shown.id),
            'isToOffice', coalesce(tells ->> 'audience' like 'office%' or tells ->> 'direction' = 'in', false) or kind = 'reminder')
            order by at desc, id), '[]')
          from (select * from public.letter_states where lead_id = any (family) order by at desc, id limit 100) as shown),
        'contracts', case when public.may('contracts') then (
          select coalesce(jsonb_agg(jsonb_build_object('id', contracts.id, 'areStopped', stopped_letters.contract_id is not null)), '[]')
          from public.contracts left join public.stopped_letters on stopped_letters.contract_id = contracts.id
          where contracts.lead_id = any (family)) else '[]' end);
    end
  $$;
comment on function public.letters_of_lead(uuid) is 'The letters about a lead with how each stands, and whether letters about its contracts are stopped.';
revoke execute on function public.letters_of_lead(uuid) from public, anon;
grant execute on function public.letters_of_lead(uuid) to authenticated;

notify pgrst, 'reload schema';
