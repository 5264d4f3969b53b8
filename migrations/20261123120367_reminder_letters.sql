-- An admin's own reminders fall due: by letter to whoever set it, and on Today.

create function public.add_reminder_letters() returns void
  language sql volatile set search_path = '' set timezone = 'UTC'
  as $$
    select public.add_letter('reminder', concat_ws(' ', 'reminder', id, remind_at), lead_id, jsonb_build_object('reminder', id))
    from public.lead_reminders
    where done_at is null and remind_at between now() - interval '30 days' and now()
  $$;
comment on function public.add_reminder_letters() is 'Adds a letter for each reminder that has fallen due, once each.';
revoke execute on function public.add_reminder_letters() from public, anon, authenticated;
grant execute on function public.add_reminder_letters() to service_role;

-- Without the admin, who may have left, it goes to the office.
create function public.reminder_letter(letter public.letters) returns jsonb
  language sql stable set search_path = '' set timezone = 'UTC'
  as $$
    select jsonb_build_object('audience', 'office', 'to', public.address_of_admin(lead_reminders.admin), 'locale', 'en',
      'reference', leads.reference, 'leadId', leads.id, 'name', leads.name, 'body', body, 'at', remind_at)
    from public.lead_reminders join public.leads on leads.id = lead_reminders.lead_id
    where lead_reminders.id = (letter.tells ->> 'reminder')::uuid and done_at is null and remind_at <= now()
  $$;
revoke execute on function public.reminder_letter(public.letters) from public, anon, authenticated;

create function public.due_reminders() returns jsonb
  language plpgsql stable set search_path = '' set timezone = 'UTC'
  as $$
    begin
      perform public.require_right('own_enquiries');
      return (
        with due as (
          select lead_reminders.id, lead_id, body, remind_at, leads.name
          from public.lead_reminders join public.leads on leads.id = lead_id
          where admin = (select auth.uid()) and done_at is null and remind_at <= now()
        )
        select jsonb_build_object('count', (select count(*) from due),
          'first', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'leadId', lead_id, 'name', name, 'body', body,
              'at', remind_at) order by remind_at, id)
            from (select * from due order by remind_at, id limit 10) as oldest), '[]')));
    end
  $$;
comment on function public.due_reminders() is 'The caller''s own reminders that have fallen due.';
revoke execute on function public.due_reminders() from public, anon;
grant execute on function public.due_reminders() to authenticated;

notify pgrst, 'reload schema';
