-- The way of a lead from its arrival to the upgrade: its state, who looks after it, notes and reminders. An admin with
-- the right "enquiries" sees all leads; one with only "own_enquiries" sees those assigned to them or to no one.

-- The first line after the guard of every function that changes one lead.
create function public.require_lead(for_lead uuid) returns void
  language plpgsql stable set search_path = ''
  as $$
    begin
      if not public.attends_to(for_lead) or not exists (select from public.leads where id = for_lead) then
        raise exception 'There is no such lead' using errcode = 'PT404';
      end if;
    end
  $$;
revoke execute on function public.require_lead(uuid) from public, anon, authenticated;

create table public.lead_moves (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  from_state text not null,
  to_state text not null,
  reason text,
  admin uuid references auth.users (id) on delete set null,
  at timestamptz not null default now()
);
comment on table public.lead_moves is 'Every change of a lead''s state. Written by functions only.';
create index lead_moves_of_lead on public.lead_moves (lead_id, id);
create index lead_moves_by_admin on public.lead_moves (admin);

create table public.lead_notes (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  author uuid default auth.uid() references auth.users (id) on delete set null,
  body text not null check (length(trim(body)) between 1 and 4000),
  idempotency_key uuid unique,
  created_at timestamptz not null default now()
);
comment on table public.lead_notes is 'What admins noted about a lead. Only added to; the sender never sees them.';
create index lead_notes_of_lead on public.lead_notes (lead_id, created_at);
create index lead_notes_by_author on public.lead_notes (author);

create table public.lead_reminders (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  admin uuid not null default auth.uid() references public.admins (user_id) on delete cascade,
  remind_at timestamptz not null check (remind_at between '2020-01-01' and '2100-01-01'),
  body text not null check (length(trim(body)) between 1 and 500),
  done_at timestamptz,
  idempotency_key uuid unique,
  created_at timestamptz not null default now()
);
comment on table public.lead_reminders is 'What an admin wants to be reminded of. Done ones stay as history.';
create index lead_reminders_of_lead on public.lead_reminders (lead_id, remind_at);
create index lead_reminders_open on public.lead_reminders (remind_at, lead_id) where done_at is null;
create index lead_reminders_by_admin on public.lead_reminders (admin);

alter table public.lead_moves enable row level security;
alter table public.lead_notes enable row level security;
alter table public.lead_reminders enable row level security;
grant select on table public.lead_moves to authenticated;
grant select, insert (lead_id, body, idempotency_key) on table public.lead_notes to authenticated;
grant select, insert (lead_id, remind_at, body, idempotency_key), update (done_at) on table public.lead_reminders to authenticated;
grant all on table public.lead_moves, public.lead_notes, public.lead_reminders to service_role;

create policy "Admins can view the moves of leads they look after" on public.lead_moves for select to authenticated
  using (public.attends_to(lead_id));
create policy "Admins can view notes on leads they look after" on public.lead_notes for select to authenticated
  using (public.attends_to(lead_id));
create policy "Admins can note on leads they look after" on public.lead_notes for insert to authenticated
  with check (public.attends_to(lead_id));
create policy "Admins can view reminders of leads they look after" on public.lead_reminders for select to authenticated
  using (public.attends_to(lead_id));
create policy "Admins can add reminders to leads they look after" on public.lead_reminders for insert to authenticated
  with check (public.attends_to(lead_id));
create policy "Admins can settle reminders of leads they look after" on public.lead_reminders for update to authenticated
  using (public.attends_to(lead_id)) with check (public.attends_to(lead_id));

create trigger audit_leads after insert or update or delete on public.leads
  for each row execute function public.audit_change('id');
create trigger audit_lead_notes after insert or update or delete on public.lead_notes
  for each row execute function public.audit_change('id');
create trigger audit_lead_reminders after insert or update or delete on public.lead_reminders
  for each row execute function public.audit_change('id');

-- One place that changes a state. Its callers have checked the right and hold the lead's row.
create function public.enter_state(for_lead uuid, target text, reason text default null) returns void
  language sql volatile set search_path = ''
  as $$
    insert into public.lead_moves (lead_id, from_state, to_state, reason, admin)
    select id, state, target, enter_state.reason, auth.uid() from public.leads where id = for_lead and state <> target;
    update public.leads
    set state = target, lost_reason = enter_state.reason,
      answered_at = case when target = 'new' then answered_at else coalesce(answered_at, now()) end,
      answered_by = case when target = 'new' then answered_by else coalesce(answered_by, auth.uid()) end
    where id = for_lead and state <> target;
  $$;
revoke execute on function public.enter_state(uuid, text, text) from public, anon, authenticated;
grant execute on function public.enter_state(uuid, text, text) to service_role;

-- Security definer: the state is never written directly, so that no move is lost or made from a state that has passed.
create function public.move_lead(for_lead uuid, expected text, target text, reason text default '') returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      present text;
    begin
      perform public.require_right('own_enquiries');
      perform public.require_lead(for_lead);
      select state into present from public.leads where id = for_lead for update;
      if present <> expected then
        return jsonb_build_object('moved', false, 'state', present);
      end if;
      perform public.enter_state(for_lead, target, nullif(reason, ''));
      return jsonb_build_object('moved', true, 'state', target);
    end
  $$;
comment on function public.move_lead(uuid, text, text, text) is 'Moves a lead from the expected state to another; if it is in another state already, answers with that one.';
revoke execute on function public.move_lead(uuid, text, text, text) from public, anon;
grant execute on function public.move_lead(uuid, text, text, text) to authenticated;

-- An empty text means no assignee. An admin who sees only their own leads can take one or give it back. "moved" is
-- false when another admin was quicker.
create function public.assign_lead(for_lead uuid, expected text, target text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      present uuid;
      chosen constant uuid := nullif(target, '')::uuid;
    begin
      perform public.require_right('own_enquiries');
      perform public.require_lead(for_lead);
      if chosen <> auth.uid() and not public.may('enquiries') then
        raise exception 'Only who sees all leads may assign them to others' using errcode = '42501';
      end if;
      if not exists (select from public.admins where user_id = chosen and disabled_at is null) and chosen is not null then
        raise exception 'There is no such admin' using errcode = 'PT404';
      end if;
      select assignee into present from public.leads where id = for_lead for update;
      if present is distinct from nullif(expected, '')::uuid then
        return jsonb_build_object('moved', false, 'assignee', present);
      end if;
      update public.leads set assignee = chosen where id = for_lead;
      return jsonb_build_object('moved', true, 'assignee', chosen);
    end
  $$;
comment on function public.assign_lead(uuid, text, text) is 'Gives a lead from the expected assignee to another admin, or leaves it without one.';
revoke execute on function public.assign_lead(uuid, text, text) from public, anon;
grant execute on function public.assign_lead(uuid, text, text) to authenticated;

-- Security definer: an admin may read only their own row of admins, and no one may read auth.users.
create function public.colleagues() returns table (id uuid, name text, role text, portrait text)
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_right('own_enquiries');
      return query select admins.user_id,
          coalesce(admins.person_name, nullif(users.email::text, ''), '+' || nullif(users.phone, '')),
          admins.role, known.portrait
        from public.admins join auth.users on users.id = admins.user_id
        left join lateral (
          select nullif(one ->> 'portrait', '') as portrait
          from public.current_settings, jsonb_array_elements(value -> 'people') as one
          where section = 'people' and one ->> 'name' = admins.person_name limit 1) as known on true
        where admins.disabled_at is null order by 2;
    end
  $$;
comment on function public.colleagues() is 'The admins to whom a lead can be assigned, by their name and portrait in the list of people.';
revoke execute on function public.colleagues() from public, anon;
grant execute on function public.colleagues() to authenticated;

notify pgrst, 'reload schema';
