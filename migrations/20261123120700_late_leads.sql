-- The promise of 48 hours, by the clock: the office is written to when a lead has waited for 24 hours, and for 40.

alter table public.lead_notices drop constraint lead_notices_audience_check,
  add constraint lead_notices_audience_check check (audience in ('office', 'sender', 'office_after_24', 'office_after_40'));

create function public.add_late_notices() returns jsonb
  language sql volatile set search_path = '' set timezone = 'UTC'
  as $$
    -- Whoever was answered meanwhile waits no longer.
    delete from public.lead_notices using public.leads
    where leads.id = lead_notices.lead_id and audience like 'office_after_%' and sent_at is null
      and (answered_at is not null or state = 'spam' or merged_into is not null);
    with late as (
      select leads.id, leads.reference, leads.kind, step.hours, leads.due_at
      from public.leads, (values (24), (40)) as step (hours)
      where answered_at is null and leads.due_at is not null and state <> 'spam' and merged_into is null
        and leads.due_at - (48 - step.hours) * interval '1 hour' <= now()
        -- Only the later of two steps that have both passed.
        and (step.hours = 40 or leads.due_at - interval '8 hours' > now())
    ), added as (
      insert into public.lead_notices (lead_id, audience)
      select id, 'office_after_' || late.hours from late
      on conflict do nothing
      returning lead_notices.lead_id, audience
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', late.id, 'reference', late.reference, 'kind', late.kind, 'hoursWaited', late.hours, 'dueAt', late.due_at)), '[]')
    from late join added on added.lead_id = late.id and added.audience = 'office_after_' || late.hours
  $$;
comment on function public.add_late_notices() is 'Adds an email to the office for each lead that has waited for 24 or 40 hours, once each, and answers with those.';
revoke execute on function public.add_late_notices() from public, anon, authenticated;
grant execute on function public.add_late_notices() to service_role;

-- The time is promised to applicants, but everybody except readers of the guide waits for an answer.
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
        return jsonb_build_object('reference', kept.reference,
          'dueAt', case when kept.kind = 'application' then kept.due_at end, 'isNew', false);
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
        case when lead ->> 'kind' <> 'guide' then now() + interval '48 hours' end,
        key, lead ->> 'fingerprint', lead ->> 'sender')
      returning * into kept;

      insert into public.lead_notices (lead_id, audience)
      select kept.id, audience from unnest(array['office', 'sender']) as audience
      where audience = 'office' or kept.email is not null;

      return jsonb_build_object('id', kept.id, 'reference', kept.reference,
        'dueAt', case when kept.kind = 'application' then kept.due_at end, 'isNew', true);
    end
  $$;

notify pgrst, 'reload schema';
