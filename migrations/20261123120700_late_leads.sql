-- The promise to answer, by the clock: the office gets an email when half of a lead's time has passed, and when five
-- sixths have. Of 48 hours these are 24 and 40.

create function public.add_late_notices() returns jsonb
  language sql volatile set search_path = '' set timezone = 'UTC'
  as $$
    -- A lead that was answered meanwhile no longer waits.
    delete from public.lead_notices using public.leads
    where leads.id = lead_notices.lead_id and audience in ('office_halfway', 'office_late') and sent_at is null
      and (answered_at is not null or state = 'spam' or merged_into is not null);
    with late as (
      -- Only the later of two steps that have both passed.
      select distinct on (leads.id) leads.id, leads.reference, leads.kind, leads.due_at, step.audience,
        round(extract(epoch from due_at - created_at) * step.share / 3600) as hours
      from public.leads, (values ('office_halfway', 1 / 2.0), ('office_late', 5 / 6.0)) as step (audience, share)
      where answered_at is null and leads.due_at is not null and state <> 'spam' and merged_into is null
        and created_at + (due_at - created_at) * step.share::float8 <= now()
      order by leads.id, step.share desc
    ), added as (
      insert into public.lead_notices (lead_id, audience)
      select id, audience from late
      on conflict do nothing
      returning lead_notices.lead_id, lead_notices.audience
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', late.id, 'reference', late.reference, 'kind', late.kind, 'hoursWaited', late.hours, 'dueAt', late.due_at)), '[]')
    from late join added on added.lead_id = late.id and added.audience = late.audience
  $$;
comment on function public.add_late_notices() is 'Adds an email to the office for each lead that has waited for half or five sixths of its time, once each, and answers with those.';
revoke execute on function public.add_late_notices() from public, anon, authenticated;
grant execute on function public.add_late_notices() to service_role;

notify pgrst, 'reload schema';
