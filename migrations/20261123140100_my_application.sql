-- The sender's view of an enquiry on the account page: how far it has come, the thread with the office, viewings, and
-- the contract with its schedule and payments as the administration keeps them.

-- Without the office's reasons, notes and places of papers.
create function public.read_my_contract(contract public.contracts) returns jsonb
  language sql stable set search_path = '' set timezone = 'UTC'
  as $$
    select public.read_contract(contract) || jsonb_build_object(
      -- Also while it is not public: the buyer knows it.
      'home', (select public.named_home(listings) from public.listings where id = contract.listing_id),
      'payments', (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'number', number, 'amount', amount, 'paidOn', paid_on,
          'method', method, 'currency', currency, 'foreignAmount', foreign_amount, 'bahtPerUnit', baht_per_unit,
          'receipt', public.receipt_of(id), 'surplus', surplus, 'corrects', corrects) order by created_at, public.receipt_of(id), id), '[]')
        from public.payments where contract_id = contract.id),
      'entries', (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'happenedOn', happened_on, 'amount', amount,
          'paid', paid, 'kept', kept, 'returned', returned, 'moved', moved, 'number', number,
          'person', case when person is not null then jsonb_build_object('name', person -> 'name') end) order by created_at, id), '[]')
        from public.contract_entries where contract_id = contract.id),
      'documents', (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'at', created_at) order by created_at, id), '[]')
        from public.contract_documents where contract_id = contract.id))
  $$;
revoke execute on function public.read_my_contract(public.contracts) from public, anon, authenticated;

-- Those in which the person buys. One that was handed on leaves the account of whoever had it, who reads when it did, and
-- what was paid until then.
create function public.read_my_contracts(of_leads uuid[], who uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    with mine as (
      select one from public.contracts_in_order(of_leads) as one where public.is_buyer(one.id, who))
    select jsonb_build_object(
      'contract', (select public.read_my_contract(one) from mine limit 1),
      'earlierContracts', (select coalesce(jsonb_agg(public.read_my_contract(one)), '[]') from (select one from mine offset 1) as others),
      'handedOn', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'home', (select public.named_home(listings) from public.listings where id = one.listing_id),
          'on', first.happened_on, 'paid', (select coalesce(sum(amount), 0) from public.payments
            where contract_id = one.id and created_at < first.created_at)) order by first.created_at), '[]')
        from public.contracts_in_order(of_leads) as one join public.leads on leads.id = one.lead_id,
          lateral (select happened_on, created_at from public.contract_entries
            where contract_id = one.id and kind in ('assigned', 'inherited') order by created_at, id limit 1) as first
        where leads.user_id = who and not public.is_buyer(one.id, who)))
  $$;
revoke execute on function public.read_my_contracts(uuid[], uuid) from public, anon, authenticated;

-- It leaves out the office's own records: notes, reasons, names of admins, where papers are, noted calls, and replies
-- that have not left yet. Of merged leads only the caller's own are read.
create function public.read_my_application(lead public.leads, me uuid) returns jsonb
  language sql stable set search_path = '' set timezone = 'UTC'
  as $$
    with family as (
      select id from public.lead_family(lead.id) as member (id) join public.leads using (id) where leads.user_id = me)
    select jsonb_build_object(
      'message', lead.message,
      'answers', lead.answers,
      'home', (select public.named_home(listings) from public.listings where id = lead.listing_id and publication = 'published'),
      'steps', (select coalesce(jsonb_agg(jsonb_build_object('state', to_state, 'at', at) order by lead_moves.id), '[]')
        from public.lead_moves where lead_id = lead.id and to_state not in ('lost', 'spam')),
      'messages', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'direction', direction, 'channel', channel,
          'subject', subject, 'body', body, 'at', case direction when 'in' then created_at else sent_at end)
          order by created_at), '[]')
        from public.lead_messages
        where lead_id in (select id from family) and channel <> 'phone' and (direction = 'in' or sent_at is not null)),
      'viewings', (select coalesce(jsonb_agg(jsonb_build_object('id', viewings.id, 'startsAt', starts_at, 'minutes', minutes,
          'byVideo', by_video, 'place', place, 'status', viewings.status, 'heldUntil', held_until,
          'isGivenUp', given_up_at is not null) order by starts_at), '[]')
        from public.viewings where lead_id in (select id from family)))
        || public.read_my_contracts(array(select id from family), me)
  $$;
revoke execute on function public.read_my_application(public.leads, uuid) from public, anon, authenticated;

-- Security definer: only admins see leads. Another person's lead gets the same answer as one that does not exist.
create function public.my_application(for_reference text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      me constant uuid := public.claim_leads();
    begin
      return (
        select public.my_lead(leads) || case when user_id = me then public.read_my_application(leads, me)
          else jsonb_build_object('message', '', 'answers', '{}'::jsonb, 'home', null, 'steps', '[]'::jsonb, 'messages', '[]'::jsonb, 'viewings', '[]'::jsonb)
            || public.read_my_contracts(array[id], me) end
        from public.leads where reference = for_reference and (user_id = me or id in (select public.leads_naming(me))));
    end
  $$;
comment on function public.my_application(text) is 'One enquiry of the caller with all that belongs to it, or the contracts of another''s that names the caller; null if there is none with this reference.';
revoke execute on function public.my_application(text) from public, anon;
grant execute on function public.my_application(text) to authenticated;

-- The office gets one email for each message, so messages are limited. A lead that is marked as spam sends none.
create function public.write_to_office(for_reference text, message jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      most_an_hour constant integer := 10;
      me constant uuid := public.claim_leads();
      key constant uuid := message ->> 'idempotencyKey';
      lead public.leads;
      kept public.lead_messages;
    begin
      select * into lead from public.leads where reference = for_reference and user_id = me;
      if not found then
        raise exception 'There is no such enquiry' using errcode = 'PT404';
      end if;
      perform pg_advisory_xact_lock(hashtextextended('messages of ' || me, 0));
      select * into kept from public.lead_messages where idempotency_key = key and author = me;
      if found then
        return jsonb_build_object('id', kept.id, 'isNew', false);
      end if;
      if (select count(*) >= most_an_hour from public.lead_messages
          where author = me and direction = 'in' and created_at > now() - interval '1 hour') then
        raise exception 'too many messages in this hour' using errcode = 'PT429';
      end if;
      insert into public.lead_messages (lead_id, direction, channel, author, body, sent_at, idempotency_key)
      values (
        coalesce((select id from public.leads where id = lead.merged_into and user_id = me), lead.id),
        'in', 'account', me, message ->> 'body', case lead.state when 'spam' then now() end, key)
      returning * into kept;
      return jsonb_build_object('id', kept.id, 'isNew', true);
    end
  $$;
comment on function public.write_to_office(text, jsonb) is 'Adds a message of the caller to the thread of one of their enquiries, once; at most ten an hour.';
revoke execute on function public.write_to_office(text, jsonb) from public, anon;
grant execute on function public.write_to_office(text, jsonb) to authenticated;

notify pgrst, 'reload schema';
