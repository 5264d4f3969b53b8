-- A form that is sent many times at the same moment: one lead, the same answer to all, and an exact daily limit.

-- Anybody may call this with the publishable key, so it trusts nothing: the table's checks judge every value.
-- Security definer: no visitor may write to leads or read them.
create or replace function public.submit_lead(lead jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      kept public.leads;
      key uuid := (lead ->> 'idempotencyKey')::uuid;
      code text := public.new_lead_reference();
      alike record;
    begin
      -- Whoever sends the same form, uses the same key or is the same sender waits; always in one order.
      for alike in
        select distinct hashtextextended(said, 0) as number
        from unnest(array['form ' || (lead ->> 'fingerprint'), 'sender ' || (lead ->> 'sender'), 'key ' || key]) as said
        where said is not null order by 1
      loop
        perform pg_advisory_xact_lock(alike.number);
      end loop;
      select * into kept from public.leads
      where idempotency_key = key
        or (fingerprint = lead ->> 'fingerprint' and created_at > now() - interval '10 minutes')
      limit 1;
      if found then
        return jsonb_build_object('reference', kept.reference, 'dueAt', kept.due_at, 'isNew', false);
      end if;

      if (select count(*) >= 20 from public.leads
          where sender = lead ->> 'sender' and created_at > now() - interval '1 day') then
        raise exception 'too many leads from this sender today' using errcode = 'PT429';
      end if;

      insert into public.leads (reference, kind, locale, name, email, phone, country, reach_by, message, answers,
        listing_id, referral, campaign, consent, due_at, idempotency_key, fingerprint, sender)
      values (
        substr(code, 1, 4) || '-' || substr(code, 5), lead ->> 'kind', lead ->> 'locale', lead ->> 'name',
        nullif(lead ->> 'email', ''), nullif(lead ->> 'phone', ''), nullif(lead ->> 'country', ''),
        lead ->> 'reachBy', coalesce(lead ->> 'message', ''), coalesce(lead -> 'answers', '{}'),
        (select id from public.listings where id = nullif(lead ->> 'listing', '')::uuid),
        nullif(lead ->> 'referral', ''), nullif(lead ->> 'campaign', ''), lead ->> 'consent',
        case when lead ->> 'kind' = 'application' then now() + interval '48 hours' end,
        key, lead ->> 'fingerprint', lead ->> 'sender')
      returning * into kept;

      insert into public.lead_notices (lead_id, audience)
      select kept.id, audience from unnest(array['office', 'sender']) as audience
      where audience = 'office' or kept.email is not null;

      return jsonb_build_object('id', kept.id, 'reference', kept.reference, 'dueAt', kept.due_at, 'isNew', true);
    end
  $$;

notify pgrst, 'reload schema';
