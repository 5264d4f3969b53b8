-- Referrals as the office sees them, as the referrer does, and how a referrer's data goes.

-- What is owed for each contract, with every entry.
create function public.commissions_of(for_referrer uuid) returns jsonb
  language sql stable security definer set search_path = '' set timezone = 'UTC'
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('contractId', contracts.id, 'leadId', contracts.lead_id,
        'reference', leads.reference, 'owed', owed, 'doubts', doubts, 'entries', entries,
        'beganOn', contracts.starts_on, 'endedOn', ending.happened_on) order by newest desc), '[]')
    from (
      select contract_id, sum(amount) as owed, max(created_at) as newest,
        jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'amount', amount, 'on', happened_on, 'note', note,
          'isTakenBack', exists (select from public.commission_entries as back where back.takes_back = entry.id))
          order by created_at, id) as entries
      from public.commission_entries as entry where referrer_id = for_referrer group by contract_id) as summed
    join public.contracts on contracts.id = summed.contract_id join public.leads on leads.id = contracts.lead_id
    left join public.contract_entries as ending on ending.id = contracts.ended_by
    cross join lateral (
      select coalesce((select public.referral_doubts(referred) from public.referred_leads as referred
        where referred.lead_id = first_one.lead_id), first_one.doubts) as doubts
      from public.commission_entries as first_one where first_one.contract_id = summed.contract_id
      order by created_at, id limit 1) as judged
  $$;
revoke execute on function public.commissions_of(uuid) from public, anon, authenticated;

create function public.list_referrals() returns jsonb
  language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
  as $$
    begin
      perform public.require_right('see_contracts');
      return jsonb_build_object(
        'referrers', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'code', code, 'name', name, 'email', email,
            'phone', phone, 'locale', locale, 'leadId', lead_id, 'commissionBaht', commission_baht,
            'commissionPercent', commission_percent, 'validMonths', valid_months, 'endedAt', ended_at,
            'pageVersion', page_version, 'version', version, 'createdAt', created_at,
            'commissions', public.commissions_of(id),
            'enquiries', (select coalesce(jsonb_agg(jsonb_build_object('id', leads.id, 'reference', reference, 'state', state,
                'createdAt', leads.created_at, 'byHand', by_hand, 'firstReferral', first_referral,
                'doubts', public.referral_doubts(referred)) order by leads.created_at desc), '[]')
              from public.referred_leads as referred join public.leads on leads.id = referred.lead_id
              where referred.referrer_id = referrers.id))
          order by ended_at is not null, created_at desc), '[]') from public.referrers),
        'asked', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'reference', reference, 'name', name, 'email', email,
            'phone', phone, 'locale', locale, 'website', answers ->> 'website', 'createdAt', created_at)
            order by created_at desc), '[]')
          from public.leads where kind = 'affiliate' and merged_into is null and state not in ('lost', 'spam')
            and not exists (select from public.referrers where lead_id = leads.id)));
    end
  $$;
comment on function public.list_referrals() is 'All referrers with their enquiries and commissions, and who asks to join.';
revoke execute on function public.list_referrals() from public, anon;
grant execute on function public.list_referrals() to authenticated;

-- The site Worker has the signature checked against pageVersion. Counts, days and sums alone: nobody's data. The network is
-- remembered, because an enquiry from there is looked at. An enquiry counts as a contract once something was entered for it.
create function public.referrer_page(of_code text, from_network text, seen_page integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      mine public.referrers;
    begin
      perform public.require_site_key();
      select * into mine from public.referrers where code = of_code and page_version = seen_page;
      if not found then
        return null;
      end if;
      if from_network <> '' and not from_network = any (mine.networks) then
        update public.referrers set networks = (from_network || mine.networks)[1:10] where id = mine.id;
      end if;
      return (
        select jsonb_build_object('code', mine.code, 'hasEnded', mine.ended_at is not null,
          'commissionBaht', mine.commission_baht, 'commissionPercent', mine.commission_percent, 'validMonths', mine.valid_months,
          'enquiries', (select count(*) from public.referred_leads join public.leads on leads.id = lead_id
            where referrer_id = mine.id and state <> 'spam'),
          'contracts', count(distinct contract_id), 'earned', coalesce(sum(amount) filter (where kind in ('earned', 'reversed')), 0),
          'paid', coalesce(-sum(amount) filter (where kind not in ('earned', 'reversed', 'refused') and not is_of_refusal), 0),
          'owed', coalesce(sum(amount), 0),
          'entries', coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount, 'on', happened_on)
            order by entry.created_at desc, entry.id), '[]'))
        from (select e.*, exists (select from public.commission_entries as b where b.id = e.takes_back and b.kind = 'refused') as is_of_refusal
          from public.commission_entries as e where referrer_id = mine.id) as entry);
    end
  $$;
comment on function public.referrer_page(text, text, integer) is 'What a referrer sees of their referrals; null where the address has ended.';
revoke execute on function public.referrer_page(text, text, integer) from public;
grant execute on function public.referrer_page(text, text, integer) to anon, authenticated, service_role;

-- Whom an account's proved address or number names.
create function public.referrers_of(account uuid) returns setof uuid
  language sql stable security definer set search_path = ''
  as $$
    select referrers.id from public.referrers join auth.users on users.id = account
    where (email_confirmed_at is not null and lower(referrers.email) = lower(users.email))
      or (phone_confirmed_at is not null and public.is_same_phone(referrers.phone, users.phone))
  $$;
revoke execute on function public.referrers_of(uuid) from public, anon, authenticated;

-- For the download of an account's data: what we keep of the caller as a referrer, without anybody else's data. Sums are
-- shown to a session that itself proved the mailbox, as enquiries are.
create function public.my_referrals() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('code', code, 'name', name, 'email', email, 'phone', phone, 'locale', locale,
      'commissionBaht', commission_baht, 'commissionPercent', commission_percent, 'validMonths', valid_months,
      'createdAt', created_at, 'endedAt', ended_at,
      'enquiries', (select count(*) from public.referred_leads where referrer_id = referrers.id),
      'commissions', (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount, 'on', happened_on)
          order by entry.created_at, entry.id), '[]')
        from public.commission_entries as entry where referrer_id = referrers.id)) order by created_at), '[]')
    from public.referrers where id in (select public.referrers_of(public.signed_up_user()))
      and (email is null or lower(email) = public.proved_mailbox())
  $$;
comment on function public.my_referrals() is 'What we keep of the caller as somebody who recommends us.';
revoke execute on function public.my_referrals() from public, anon;
grant execute on function public.my_referrals() to authenticated;

-- Without commissions everything goes. The law wants those kept: then the code and the sums stay, and nothing that names the
-- person.
create function public.forget_referrer(person public.referrers) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      if exists (select from public.commission_entries where referrer_id = person.id) then
        update public.referrers set name = '–', email = null, phone = null, networks = '{}', ended_at = coalesce(ended_at, now()),
          page_version = page_version + 1, version = version + 1 where id = person.id;
      else
        delete from public.referrers where id = person.id;
      end if;
    end
  $$;
revoke execute on function public.forget_referrer(public.referrers) from public, anon, authenticated;

create function public.erase_referrer(for_referrer uuid, expected_code text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      person public.referrers;
    begin
      perform public.require_right('erasure');
      select * into person from public.referrers where id = for_referrer and code = expected_code for update;
      if not found then
        raise exception 'There is no such referrer' using errcode = 'PT404';
      end if;
      perform public.forget_referrer(person);
      return not exists (select from public.referrers where id = for_referrer);
    end
  $$;
comment on function public.erase_referrer(uuid, text) is 'Erases who a referrer is; true if nothing had to be kept.';
revoke execute on function public.erase_referrer(uuid, text) from public, anon;
grant execute on function public.erase_referrer(uuid, text) to authenticated;

-- Whoever erases a person, an account or an old enquiry deletes the form with which the referrer asked to join.
create function public.forget_with_lead() returns trigger
  language plpgsql volatile security definer set search_path = ''
  as $$
    begin
      perform public.forget_referrer(referrers) from public.referrers where lead_id = old.id;
      return old;
    end
  $$;
revoke execute on function public.forget_with_lead() from public, anon, authenticated, service_role;
create trigger leads_take_their_referrer before delete on public.leads
  for each row when (old.kind = 'affiliate') execute function public.forget_with_lead();

notify pgrst, 'reload schema';
