-- What admins did. Triggers and functions that take no actor write it, and it cannot be changed.

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Not a reference: the entry outlives the account, and then the id is a pseudonym.
  actor uuid not null,
  role text not null,
  action text not null check (action ~ '^[a-z_]+$' and length(action) <= 60),
  subject text not null check (length(subject) <= 60),
  subject_id text not null default '' check (length(subject_id) <= 200),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')
);
comment on table public.audit_log is 'Every action of an admin. No personal data of visitors: ids and names of columns.';
comment on column public.audit_log.subject is 'The table that was changed, or what was acted on.';
create index audit_log_newest on public.audit_log (id desc);
create index audit_log_of_subject on public.audit_log (subject, subject_id, id desc);
create index audit_log_of_actor on public.audit_log (actor, id desc);

alter table public.audit_log enable row level security;
grant select on table public.audit_log to authenticated, service_role;
create policy "Who looks after people can read the audit log"
  on public.audit_log for select to authenticated
  using ((select public.may('people')));

-- Security definer: no role may write the log, and the actor is the holder of the access token. The scraper and other
-- work without an admin leave no entry.
create function public.note_action(action text, subject text, subject_id text, details jsonb default '{}') returns void
  language sql volatile security definer set search_path = ''
  as $$
    insert into public.audit_log (actor, role, action, subject, subject_id, details)
    select admins.user_id, admins.role, note_action.action, note_action.subject, note_action.subject_id,
      note_action.details
    from public.admins where user_id = (select auth.uid())
  $$;
comment on function public.note_action(text, text, text, jsonb) is 'Adds an entry to the audit log in the name of the signed-in admin. Only functions and triggers of the database call it.';
revoke execute on function public.note_action(text, text, text, jsonb) from public, anon, authenticated, service_role;

-- For a trigger after insert, update or delete of each row. Its argument is the column that names the row ("id"
-- without one). A change names the changed columns, not their values: those may be personal. A second argument names
-- one column whose value is kept.
create function public.audit_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
      after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
      changed jsonb := '[]';
    begin
      if tg_op = 'UPDATE' then
        select coalesce(jsonb_agg(key order by key), '[]') into changed
        from jsonb_each(after) where value is distinct from before -> key and key not in ('updated_at', 'version');
        if changed = '[]' then return null; end if;
      end if;
      perform public.note_action(lower(tg_op), tg_table_name,
        coalesce((before || after) ->> coalesce(tg_argv[0], 'id'), ''),
        case when tg_op = 'UPDATE' then jsonb_build_object('changed', changed) else '{}' end
          || case when tg_argv[1] is null then '{}' else jsonb_build_object(tg_argv[1], (before || after) -> tg_argv[1]) end);
      return null;
    end
  $$;
revoke execute on function public.audit_change() from public, anon, authenticated, service_role;

create function public.refuse_change() returns trigger
  language plpgsql set search_path = ''
  as $$
    begin
      raise exception 'Entries of % are kept as they are', tg_table_name using errcode = '42501';
    end
  $$;
revoke execute on function public.refuse_change() from public, anon, authenticated, service_role;
create trigger audit_log_is_kept before update or delete or truncate on public.audit_log
  for each statement execute function public.refuse_change();

create trigger audit_admins after insert or update or delete on public.admins
  for each row execute function public.audit_change('user_id', 'role');

notify pgrst, 'reload schema';
