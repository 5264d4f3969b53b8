-- Letters to buyers about what the office entered in their contract: that it ended, that this was a mistake, and what was
-- paid off or paid back. Stopped for a contract with those about its instalments.

-- Security definer: nobody writes letters directly. What happened long before its contract was entered is news to nobody,
-- as with receipts (issue_receipt()).
create function public.add_contract_letter() returns trigger
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.add_letter('contract', 'contract ' || new.id, contracts.lead_id,
        jsonb_build_object('contract', contracts.id, 'entry', new.id))
      from public.contracts
      where contracts.id = new.contract_id
        and new.happened_on >= least(public.pattaya_today() - 30, (contracts.created_at at time zone 'Asia/Bangkok')::date)
        and not exists (select from public.stopped_letters where stopped_letters.contract_id = contracts.id);
      return null;
    end
  $$;
revoke execute on function public.add_contract_letter() from public, anon, authenticated, service_role;
create trigger contract_entries_are_told after insert on public.contract_entries for each row
  when (new.kind in ('defaulted', 'terminated', 'transferred', 'upgraded', 'reopened', 'paid_off', 'refunded'))
  execute function public.add_contract_letter();

-- Whether the buyer was written to about the ending that this entry takes back.
create function public.is_ending_told(letter public.letters, taken_back_by public.contract_entries) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (
      select from public.letters as told
      where told.lead_id = letter.lead_id and told.kind = 'contract' and (told.sent_at is not null or told.unsure_since is not null)
        and told.tells ->> 'entry' = (
          select endings.id::text from public.contract_entries as endings
          where endings.contract_id = taken_back_by.contract_id and endings.created_at < taken_back_by.created_at
            and endings.kind in ('defaulted', 'terminated', 'transferred', 'upgraded')
          order by endings.created_at desc limit 1))
  $$;
revoke execute on function public.is_ending_told(public.letters, public.contract_entries) from public, anon, authenticated;

-- Null when it is stopped, or no longer true: the ending was taken back, or a payment that paid the rest off.
create function public.contract_letter(letter public.letters) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('audience', 'visitor', 'to', public.address_of_buyer(contracts.id), 'locale', public.locale_of_buyer(contracts.id),
      'reference', leads.reference, 'news', entry.kind, 'on', entry.happened_on, 'amount', entry.amount, 'kept', entry.kept,
      'returned', entry.returned, 'moved', entry.moved,
      'paid', case when entry.kind = 'transferred' then (select sum(paid) from public.contract_instalments
        where contract_id = contracts.id and number <= 1000) else entry.paid end,
      'leftToReturn', case when entry.kind = 'refunded' then coalesce(ending.returned, 0)
        + coalesce((select sum(surplus) from public.surpluses where surpluses.contract_id = contracts.id), 0) - (
        select sum(refunds.amount) from public.contract_entries as refunds
        where refunds.contract_id = contracts.id and refunds.kind = 'refunded'
          and (refunds.created_at, refunds.id) <= (entry.created_at, entry.id)) end,
      'home', public.title_for(listings, public.locale_of_buyer(contracts.id)),
      'nextHome', (select public.title_for(homes, public.locale_of_buyer(contracts.id)) from public.contracts as next_one
        join public.listings as homes on homes.id = next_one.listing_id where next_one.follows = contracts.id))
    from public.contract_entries as entry join public.contracts on contracts.id = entry.contract_id
    join public.leads on leads.id = letter.lead_id
    left join public.listings on listings.id = contracts.listing_id
    left join public.contract_entries as ending on ending.id = contracts.ended_by
    where entry.id = (letter.tells ->> 'entry')::uuid
      and not exists (select from public.stopped_letters where stopped_letters.contract_id = contracts.id)
      and case entry.kind
        when 'refunded' then true
        when 'paid_off' then not exists (select from public.owed_instalments where contract_id = contracts.id)
        when 'reopened' then contracts.ended_by is null and public.is_ending_told(letter, entry)
        else contracts.ended_by = entry.id end
  $$;
revoke execute on function public.contract_letter(public.letters) from public, anon, authenticated;

notify pgrst, 'reload schema';
