-- What referrers earn: a ledger to which rows are only added. A contract's first payment in full earns the commission; its end
-- by default or termination takes it back. How much should stand there is counted each time, and only the difference is
-- entered, so the same event counts once.

create table public.commission_entries (
  id uuid primary key default gen_random_uuid(),
  referrer_id uuid not null references public.referrers (id) on delete restrict,
  contract_id uuid not null references public.contracts (id) on delete restrict,
  lead_id uuid references public.leads (id) on delete set null,
  kind text not null check (kind in ('earned', 'reversed', 'settled', 'refused', 'taken_back')),
  amount numeric(14, 2) not null check (amount <> 0),
  happened_on date not null check (happened_on between '2000-01-01' and '2100-01-01'),
  note text not null default '' check (length(note) <= 300),
  doubts text[] not null default '{}',
  takes_back uuid unique references public.commission_entries (id) on delete restrict,
  idempotency_key uuid unique,
  entered_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((kind = 'earned') <= (amount > 0)),
  check ((kind = 'reversed') <= (amount < 0)),
  check ((kind = 'taken_back') = (takes_back is not null))
);
comment on table public.commission_entries is 'Commissions by contract. The sum of a contract''s rows is what is owed, below zero what is to be returned.';
comment on column public.commission_entries.lead_id is 'The enquiry that was credited; null once it is erased. The contract''s own enquiry stays.';
comment on column public.commission_entries.kind is '"settled": paid, or returned. "refused": not paid, or not claimed back, for the reason in the note, which is final. "taken_back": the entry that it names was a mistake.';
comment on column public.commission_entries.doubts is 'What a person must look at first, as referral_doubts() saw it.';
create index commission_entries_of_contract on public.commission_entries (contract_id, created_at);
create index commission_entries_of_referrer on public.commission_entries (referrer_id, created_at);
create index commission_entries_of_lead on public.commission_entries (lead_id);
create index commission_entries_by_admin on public.commission_entries (entered_by);

alter table public.commission_entries enable row level security;
grant select on table public.commission_entries to authenticated, service_role;
create policy "Who sees all contracts can view commissions" on public.commission_entries for select to authenticated
  using ((select public.may('see_contracts')));
create trigger commission_entries_are_kept before update of referrer_id, contract_id, kind, amount, happened_on, note,
  doubts, takes_back or delete on public.commission_entries for each row execute function public.refuse_change();
create trigger audit_commission_entries after insert on public.commission_entries
  for each row execute function public.audit_change('id', 'kind');

-- Nothing is said of what a person must look at first. The letter hangs on the form with which the referrer asked to join.
create function public.tell_of_commission() returns trigger
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.add_letter('commission', 'commission ' || new.id, referrers.lead_id, jsonb_build_object('entry', new.id))
      from public.referrers where id = new.referrer_id and email is not null;
      return null;
    end
  $$;
revoke execute on function public.tell_of_commission() from public, anon, authenticated, service_role;
create trigger commissions_are_told after insert on public.commission_entries
  for each row when (new.kind in ('earned', 'reversed', 'settled') and new.doubts = '{}') execute function public.tell_of_commission();

-- Security definer: payments are entered by functions that do not know of referrers. Its lead may have been merged into the
-- one with the contract. An upgrade of the same buyer is no new contract. Once something is entered, its terms stay.
create function public.count_commission(for_contract uuid) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      contract public.contracts;
      credit public.referred_leads;
      first_one public.commission_entries;
      counted numeric;
      wanted numeric := 0;
    begin
      select * into contract from public.contracts where id = for_contract for update;
      select * into first_one from public.commission_entries where contract_id = for_contract order by created_at, id limit 1;
      if contract.follows is not null or exists (
        select from public.commission_entries as refused where contract_id = for_contract and kind = 'refused'
          and not exists (select from public.commission_entries as b where b.takes_back = refused.id)) then
        return;
      end if;
      if first_one.id is null then
        select referred.* into credit
        from public.referred_leads as referred join public.leads on leads.id = referred.lead_id
        where referred.lead_id in (select public.lead_family(contract.lead_id)) and contract.starts_on <= referred.valid_until
          and (leads.created_at <= contract.created_at or referred.by_hand)
        order by leads.created_at desc limit 1;
        if not found then
          return;
        end if;
        first_one.referrer_id := credit.referrer_id;
        first_one.lead_id := credit.lead_id;
        first_one.amount := coalesce(credit.commission_baht, public.share_of(contract.contract_price, credit.commission_percent));
        first_one.doubts := public.referral_doubts(credit);
      end if;
      counted := coalesce((select sum(amount) from public.commission_entries
        where contract_id = for_contract and kind in ('earned', 'reversed')), 0);
      if not exists (select from public.contract_entries where id = contract.ended_by and kind in ('defaulted', 'terminated', 'annulled'))
        and exists (select from public.contract_instalments where contract_id = for_contract and paid >= amount and number = (
          select min(number) from public.contract_instalments where contract_id = for_contract and amount > 0)) then
        wanted := first_one.amount;
      end if;
      if wanted <> counted then
        insert into public.commission_entries (referrer_id, contract_id, lead_id, kind, amount, happened_on, doubts)
        values (first_one.referrer_id, for_contract, first_one.lead_id, case when wanted > counted then 'earned' else 'reversed' end,
          wanted - counted, public.pattaya_today(), first_one.doubts);
      end if;
    end
  $$;
comment on function public.count_commission(uuid) is 'Enters what a contract''s referrer has earned since, or lost.';
revoke execute on function public.count_commission(uuid) from public, anon, authenticated;

create function public.count_commission_of_row() returns trigger
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.count_commission((to_jsonb(new) ->> tg_argv[0])::uuid);
      return null;
    end
  $$;
revoke execute on function public.count_commission_of_row() from public, anon, authenticated, service_role;
-- Its name comes after that of the trigger that adds payments up. The first instalment is 1 where nothing is put down.
create trigger payments_earn_commissions after insert on public.payments
  for each row when (new.number <= 1) execute function public.count_commission_of_row('contract_id');
create trigger endings_change_commissions after update of ended_by on public.contracts
  for each row execute function public.count_commission_of_row('id');

-- The caller names the sum that the page showed; so nothing is paid twice, or after it was taken back.
create function public.settle_commission(for_contract uuid, settlement jsonb) returns uuid
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      key constant uuid := settlement ->> 'idempotencyKey';
      kind constant text := case settlement ->> 'kind' when 'refused' then 'refused' else 'settled' end;
      kept public.commission_entries;
      owed numeric;
      first_one public.commission_entries;
      doubts text[];
      made uuid;
    begin
      perform public.require_right('contracts');
      perform from public.contracts where id = for_contract for update;
      select * into kept from public.commission_entries where idempotency_key = key;
      if found and (kept.contract_id, kept.kind, kept.amount, kept.happened_on, kept.note) is distinct from
        (for_contract, kind, -(settlement ->> 'amount')::numeric, (settlement ->> 'on')::date, settlement ->> 'note') then
        raise exception 'This key belongs to another entry' using errcode = '23505';
      elsif found then
        return kept.id;
      end if;
      select * into first_one from public.commission_entries where contract_id = for_contract order by created_at, id limit 1;
      if not found then
        raise exception 'There is no commission for this contract' using errcode = 'PT404';
      end if;
      select sum(amount) into owed from public.commission_entries where contract_id = for_contract;
      if owed = 0 or owed <> (settlement ->> 'amount')::numeric then
        raise exception 'The sums have changed: % is owed', owed using errcode = 'PT412';
      end if;
      if (settlement ->> 'on')::date > public.pattaya_today() then
        raise exception 'The day must not lie ahead' using errcode = 'PT416';
      end if;
      doubts := coalesce((select public.referral_doubts(referred) from public.referred_leads as referred
        where lead_id = first_one.lead_id), first_one.doubts);
      if settlement ->> 'kind' = 'settled' and owed > 0 and not coalesce((settlement ->> 'despiteDoubts')::boolean, false)
        and doubts <> '{}' then
        raise exception 'A person must look at this first' using errcode = 'PT409';
      end if;
      insert into public.commission_entries (referrer_id, contract_id, lead_id, kind, amount, happened_on, note, idempotency_key)
      values (first_one.referrer_id, for_contract, first_one.lead_id,
        kind, -owed, (settlement ->> 'on')::date,
        settlement ->> 'note', key)
      returning id into made;
      return made;
    end
  $$;
comment on function public.settle_commission(uuid, jsonb) is 'Enters that the commission of a contract was paid, returned, refused or left to the referrer: all that is owed.';
revoke execute on function public.settle_commission(uuid, jsonb) from public, anon;
grant execute on function public.settle_commission(uuid, jsonb) to authenticated;

create function public.take_back_settlement(for_entry uuid, reason text) returns uuid
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      mistaken public.commission_entries;
      made uuid;
    begin
      perform public.require_right('contracts');
      select * into mistaken from public.commission_entries where id = for_entry and kind in ('settled', 'refused');
      if not found then
        raise exception 'There is no such entry' using errcode = 'PT404';
      end if;
      perform from public.contracts where id = mistaken.contract_id for update;
      insert into public.commission_entries (referrer_id, contract_id, lead_id, kind, amount, happened_on, note, takes_back)
      values (mistaken.referrer_id, mistaken.contract_id, mistaken.lead_id, 'taken_back', -mistaken.amount, public.pattaya_today(),
        reason, for_entry)
      returning id into made;
      perform public.count_commission(mistaken.contract_id);
      return made;
    end
  $$;
comment on function public.take_back_settlement(uuid, text) is 'Takes back a payment or refusal of a commission that was entered by mistake; once.';
revoke execute on function public.take_back_settlement(uuid, text) from public, anon;
grant execute on function public.take_back_settlement(uuid, text) to authenticated;

-- The sender named the referrer instead of following the link. A contract whose first payment is there counts at once, also
-- one that was fulfilled or upgraded since.
create function public.credit_by_hand(for_referrer uuid, of_reference text) returns uuid
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      credited uuid;
      one uuid;
    begin
      perform public.require_right('contracts');
      select coalesce(merged_into, id) into credited from public.leads
      where reference = upper(trim(of_reference)) and kind <> 'affiliate';
      if not found then
        raise exception 'There is no such enquiry' using errcode = 'PT404';
      end if;
      insert into public.referred_leads (lead_id, referrer_id, commission_baht, commission_percent, valid_until, by_hand)
      select credited, id, commission_baht, commission_percent, (public.pattaya_today() + valid_months * interval '1 month')::date, true
      from public.referrers where id = for_referrer and ended_at is null;
      if not found then
        raise exception 'This referrer was ended meanwhile, or is gone' using errcode = 'PT412';
      end if;
      for one in select id from public.contracts where credited in (select public.lead_family(lead_id)) loop
        perform public.count_commission(one);
      end loop;
      return credited;
    end
  $$;
comment on function public.credit_by_hand(uuid, text) is 'Credits an enquiry, by its reference, to a referrer; refused where it is credited already.';
revoke execute on function public.credit_by_hand(uuid, text) from public, anon;
grant execute on function public.credit_by_hand(uuid, text) to authenticated;

-- Untrue once what it tells was taken back. It names nobody but the referrer.
create function public.commission_letter(letter public.letters) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('audience', 'visitor', 'to', referrers.email, 'locale', referrers.locale,
      'reference', referrers.code, 'pageVersion', referrers.page_version, 'news', entry.kind, 'amount', abs(entry.amount),
      'isReturned', entry.kind = 'settled' and entry.amount > 0, 'on', entry.happened_on)
    from public.commission_entries as entry join public.referrers on referrers.id = entry.referrer_id
    where entry.id = (letter.tells ->> 'entry')::uuid
      and not exists (select from public.commission_entries as back where back.takes_back = entry.id)
      and (entry.kind = 'settled' or not exists (
        select from public.commission_entries as newer where newer.contract_id = entry.contract_id
          and newer.kind in ('earned', 'reversed') and newer.kind <> entry.kind and newer.created_at > entry.created_at))
  $$;
revoke execute on function public.commission_letter(public.letters) from public, anon, authenticated;

notify pgrst, 'reload schema';
