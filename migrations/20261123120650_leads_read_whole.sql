-- Everything about a lead in one call.

create function public.read_contract(contract public.contracts) returns jsonb
  language sql stable set search_path = '' set timezone = 'UTC'
  as $$
    select jsonb_build_object('id', contract.id, 'paymentCode', contract.payment_code,
      'paying', (select value from public.current_settings where section = 'paying'),
      'home', (select jsonb_build_object('id', id, 'isStillOffered', public.is_still_offered(listings)) || public.titled(listings)
        from public.listings where id = contract.listing_id),
      'price', contract.price, 'contractPrice', contract.contract_price, 'downPayment', contract.down_payment,
      'months', contract.months, 'premiumPercent', contract.premium_percent, 'interestPercent', contract.interest_percent,
      'startsOn', contract.starts_on, 'upgradeAfterMonths', contract.upgrade_after_months,
      'carryOverPercent', contract.carry_over_percent, 'downPaymentCounts', contract.down_payment_counts,
      'forfeiturePercent', contract.forfeiture_percent,
      'instalments', (select jsonb_agg(jsonb_build_object('number', number, 'dueOn', due_on, 'amount', amount, 'paid', paid) order by number)
        from public.contract_instalments
        where contract_id = contract.id and number <= 1000 and (amount > 0 or number = 0)),
      'fees', (select coalesce(jsonb_agg(jsonb_build_object('number', number, 'dueOn', due_on, 'amount', amount, 'paid', paid) order by number), '[]')
        from public.contract_instalments where contract_id = contract.id and number > 1000 and amount > 0),
      'follows', contract.follows, 'endedBy', contract.ended_by,
      'entries', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'happenedOn', happened_on, 'reason', reason,
          'amount', amount, 'paid', paid, 'kept', kept, 'returned', returned, 'moved', moved, 'number', number, 'person', person,
          'admin', entered_by, 'replaced', (select coalesce(jsonb_agg(jsonb_build_object('number', r.number, 'dueOn', r.due_on,
              'amount', r.amount) order by r.number), '[]')
            from public.replaced_instalments as r where r.entry_id = e.id)) order by created_at, id), '[]')
        from public.contract_entries as e where contract_id = contract.id),
      'payments', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'number', number, 'amount', amount, 'paidOn', paid_on,
          'method', method, 'currency', currency, 'foreignAmount', foreign_amount, 'bahtPerUnit', baht_per_unit, 'note', note,
          'surplus', surplus, 'corrects', corrects, 'arrival', arrival, 'admin', entered_by, 'receipt', public.receipt_of(id)) order by created_at, public.receipt_of(id), id), '[]')
        from public.payments where contract_id = contract.id),
      'documents', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'keptAt', kept_at, 'at', created_at)
          order by created_at), '[]')
        from public.contract_documents where contract_id = contract.id))
  $$;
revoke execute on function public.read_contract(public.contracts) from public, anon, authenticated;

-- The one that runs first, then the newest.
create function public.contracts_in_order(of_leads uuid[]) returns setof public.contracts
  language sql stable set search_path = ''
  as $$
    select * from public.contracts where lead_id = any (of_leads) order by ended_by is null desc, created_at desc, id
  $$;
revoke execute on function public.contracts_in_order(uuid[]) from public, anon, authenticated;

-- As contracts_of_free_homes refuses it.
create function public.is_under_contract(home uuid) returns boolean
  language sql stable set search_path = ''
  as $$ select exists (select from public.contracts where listing_id = home and ended_by is null) $$;
revoke execute on function public.is_under_contract(uuid) from public, anon, authenticated;

-- A home that a contract can be about, with the terms that it states itself.
create function public.offered_home(home public.listings) returns jsonb
  language sql stable set search_path = ''
  as $$
    select public.titled(home) || jsonb_build_object('id', home.id, 'slug', home.slug,
      'price', home.price, 'status', home.status, 'publication', home.publication,
      'isUnderContract', public.is_under_contract(home.id), 'terms', jsonb_build_object('downPayment', home.finance_down_payment,
        'months', home.finance_months, 'premiumPercent', home.finance_premium_percent,
        'interestPercent', home.finance_interest_percent, 'forfeiturePercent', home.finance_forfeiture_percent))
  $$;
revoke execute on function public.offered_home(public.listings) from public, anon, authenticated;

-- Security definer: some of it has no policy of its own. Contracts are only for those whom the policies let see them.
create function public.read_lead(for_lead uuid) returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
  as $$
    declare
      lead public.leads;
      family uuid[];
      persons uuid[];
      sees_contracts boolean;
    begin
      perform public.require_right('own_enquiries');
      perform public.require_lead(for_lead);
      select * into lead from public.leads where id = for_lead;
      -- As their policy.
      sees_contracts := public.may('see_contracts') or (public.may('own_contracts') and lead.assignee is not distinct from auth.uid());
      family := array(select public.lead_family(for_lead));
      persons := public.leads_of_person(lead);
      return public.lead_head(lead) || jsonb_build_object(
        'message', lead.message, 'answers', lead.answers, 'reachBy', lead.reach_by, 'referral', lead.referral,
        'campaign', lead.campaign, 'consent', lead.consent, 'consentedAt', lead.consented_at,
        'lostReason', lead.lost_reason, 'hasContract', lead.has_contract, 'mergedInto', lead.merged_into,
        'home', (select public.offered_home(listings) from public.listings where id = lead.listing_id),
        'homesAskedAbout', (select coalesce(jsonb_agg(distinct jsonb_build_object('slug', slug) || public.titled(listings)), '[]')
          from public.listings where id in (select listing_id from public.leads where leads.id = any (persons))
            and id is distinct from lead.listing_id),
        'others', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'reference', reference, 'kind', kind, 'state', state,
            'name', name, 'createdAt', created_at, 'isMergedHere', merged_into = for_lead) order by created_at desc), '[]')
          from public.leads where id = any (persons) and id <> for_lead and public.attends_to(id)),
        'moves', (select coalesce(jsonb_agg(jsonb_build_object('from', from_state, 'to', to_state, 'reason', reason,
            'admin', admin, 'at', at) order by id), '[]')
          from public.lead_moves where lead_id = any (family)),
        'notes', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'author', author, 'body', body, 'at', created_at)
            order by created_at), '[]')
          from public.lead_notes where lead_id = any (family)),
        'reminders', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'admin', admin, 'at', remind_at, 'body', body,
            'doneAt', done_at) order by remind_at), '[]')
          from public.lead_reminders where lead_id = any (family)),
        'messages', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'direction', direction, 'channel', channel,
            'author', author, 'subject', subject, 'body', body, 'sendAt', send_at, 'sentAt', sent_at,
            'cancelledAt', cancelled_at, 'attempts', attempts, 'hasFailed', last_error is not null, 'at', created_at)
            order by created_at), '[]')
          from public.lead_messages where lead_id = any (family)),
        'earlier', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'reference', reference, 'kind', kind,
            'message', message, 'answers', answers, 'createdAt', created_at) order by created_at), '[]')
          from public.leads where id = any (family) and id <> for_lead),
        'viewings', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'startsAt', starts_at, 'minutes', minutes,
            'byVideo', by_video, 'place', place, 'status', status, 'heldUntil', held_until, 'givenUpAt', given_up_at, 'sequence', ical_sequence) order by starts_at), '[]')
          from public.viewings where lead_id = any (family)),
        'draft', (select jsonb_build_object('subject', subject, 'body', body, 'at', updated_at)
          from public.lead_drafts where lead_id = for_lead and admin = auth.uid()),
        'contract', case when sees_contracts then (select public.read_contract(one) from public.contracts_in_order(family) as one
          limit 1) end,
        'earlierContracts', case when sees_contracts then (select coalesce(jsonb_agg(public.read_contract(earlier)), '[]')
          from (select one as earlier from public.contracts_in_order(family) as one offset 1) as others) end);
    end
  $$;
comment on function public.read_lead(uuid) is 'A lead with its thread, notes, reminders, viewings, contract and what was merged into it.';
revoke execute on function public.read_lead(uuid) from public, anon;
grant execute on function public.read_lead(uuid) to authenticated;

-- Security definer: who looks after contracts need not look after homes.
create function public.homes_to_offer(words text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_right('contracts');
      return (select coalesce(jsonb_agg(public.offered_home(home)), '[]') from (
        select listings as home from public.listings
        where strpos(lower(title), lower(trim(words))) > 0 or slug = lower(trim(words)) or id in (
          select listing_id from public.listing_translations where strpos(lower(title), lower(trim(words))) > 0)
        order by public.is_under_contract(id), publication = 'published' desc, updated_at desc, id limit 8) as found);
    end
  $$;
comment on function public.homes_to_offer(text) is 'Homes with these words in their title, for a contract; at most eight, and last those that another contract has.';
revoke execute on function public.homes_to_offer(text) from public, anon;
grant execute on function public.homes_to_offer(text) to authenticated;

notify pgrst, 'reload schema';
