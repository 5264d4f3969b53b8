-- The promise of 48 hours, by the clock: the office gets an email when a lead has waited for 24 hours, and for 40.

create function public.add_late_notices() returns jsonb
  language sql volatile set search_path = '' set timezone = 'UTC'
  as $$
    -- A lead that was answered meanwhile no longer waits.
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

notify pgrst, 'reload schema';
