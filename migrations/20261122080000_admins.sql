-- Who may administer the site, and what each role may do. auth.users and auth.mfa_factors belong to Supabase Auth.

create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  granted_at timestamptz not null default now(),
  role text not null default 'owner' check (role in ('owner', 'editor', 'agent')),
  disabled_at timestamptz,
  -- Judged when a statement ends, so that two people can swap their names.
  person_name text unique deferrable check (length(person_name) between 1 and 80)
);
comment on table public.admins is 'Users who may administer the site; rows are written with npm run admin or the secret key, never by a visitor.';
comment on column public.admins.person_name is 'Who it is in the one list of people, which is in the settings: the name there. Homes name their agent by it.';
comment on column public.admins.disabled_at is 'From then on the user has no right at all, and keeps the role.';

create table public.role_rights (
  role text not null check (role in ('owner', 'editor', 'agent')),
  name text not null check (name in
    ('listings', 'own_listings', 'enquiries', 'own_enquiries', 'contracts', 'see_contracts', 'own_contracts', 'erasure', 'scraper', 'people', 'settings', 'texts')),
  primary key (role, name)
);
comment on table public.role_rights is 'What each role may do. Policies and functions ask may(), which reads this.';
insert into public.role_rights (role, name) values
  ('owner', 'listings'), ('owner', 'own_listings'), ('editor', 'own_listings'), ('agent', 'own_listings'),
  ('owner', 'enquiries'), ('owner', 'own_enquiries'), ('owner', 'contracts'),
  ('owner', 'see_contracts'), ('owner', 'own_contracts'), ('editor', 'see_contracts'), ('editor', 'own_contracts'),
  ('agent', 'own_contracts'),
  ('owner', 'erasure'), ('owner', 'scraper'), ('owner', 'people'), ('owner', 'settings'),
  ('owner', 'texts'), ('editor', 'texts'),
  ('editor', 'listings'), ('editor', 'enquiries'), ('editor', 'own_enquiries'), ('editor', 'scraper'),
  ('agent', 'own_enquiries');

alter table public.admins enable row level security;
grant select on table public.admins to authenticated;
grant all on table public.admins to service_role;

alter table public.role_rights enable row level security;
grant select on table public.role_rights to authenticated;
grant select on table public.role_rights to service_role;

-- Security definer: it must read auth.mfa_factors, which no caller may read.
create function public.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select 1 from public.admins where user_id = (select auth.uid()) and disabled_at is null)
      and coalesce(((select auth.jwt()) ->> 'is_anonymous')::boolean, false) = false
      and not coalesce(public.is_session_over(), false)
      and (
        coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2'
        or (not public.second_factor_demanded() and not exists (
          select 1 from auth.mfa_factors
          where user_id = (select auth.uid()) and status = 'verified'
        ))
      )
  $$;
comment on function public.is_admin() is 'True for a signed-in, not anonymous, not disabled admin of any role, in a session that has not ended; only at aal2 with a verified second factor, or if an owner demands one.';
revoke execute on function public.is_admin() from public;
grant execute on function public.is_admin() to anon, authenticated, service_role;

-- Security definer for the same reason. It tells an admin why the administration is closed.
create function public.must_add_factor() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select public.second_factor_demanded()
      and coalesce(((select auth.jwt()) ->> 'is_anonymous')::boolean, false) = false
      and exists (select 1 from public.admins where user_id = (select auth.uid()) and disabled_at is null)
      and not exists (select 1 from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified')
  $$;
comment on function public.must_add_factor() is 'True for an admin without a second factor while an owner demands one.';
revoke execute on function public.must_add_factor() from public, anon;
grant execute on function public.must_add_factor() to authenticated;

create policy "Admins can see that they are admins"
  on public.admins for select to authenticated
  using (user_id = (select auth.uid()) and (select public.is_admin()));

-- Security definer: a caller sees only the own row of admins.
create function public.my_rights() returns text[]
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(array_agg(role_rights.name order by role_rights.name), '{}')
    from public.admins join public.role_rights using (role)
    where public.is_admin() and user_id = (select auth.uid())
  $$;
comment on function public.my_rights() is 'What the caller may do in the administration; empty for everybody else.';
revoke execute on function public.my_rights() from public;
grant execute on function public.my_rights() to anon, authenticated, service_role;

create function public.may(right_name text) returns boolean
  language sql stable set search_path = ''
  as $$ select right_name = any (public.my_rights()) $$;
comment on function public.may(text) is 'True for an admin whose role has this right. Policies ask it.';
revoke execute on function public.may(text) from public;
grant execute on function public.may(text) to anon, authenticated, service_role;

create policy "Admins can see what each role may do"
  on public.role_rights for select to authenticated
  using ((select public.is_admin()));

-- Null matches no home.
create function public.my_agent_name() returns text
  language sql stable set search_path = ''
  as $$
    select person_name from public.admins where user_id = (select auth.uid()) and public.may('own_listings')
  $$;
comment on function public.my_agent_name() is 'The name under which homes have the caller as their agent; null for everybody else.';
revoke execute on function public.my_agent_name() from public;
grant execute on function public.my_agent_name() to authenticated, service_role;

-- The first line of every function that only admins with a right may call.
create function public.require_right(right_name text) returns void
  language plpgsql stable set search_path = ''
  as $$
    begin
      if not public.may(right_name) then
        raise exception 'This needs the right "%"', right_name using errcode = '42501';
      end if;
    end
  $$;
revoke execute on function public.require_right(text) from public, anon;
grant execute on function public.require_right(text) to authenticated, service_role;

-- The first line of every function that any admin may call.
create function public.require_admin() returns void
  language plpgsql stable set search_path = ''
  as $$
    begin
      if not public.is_admin() then
        raise exception 'Only an admin may do this' using errcode = '42501';
      end if;
    end
  $$;
revoke execute on function public.require_admin() from public, anon;
grant execute on function public.require_admin() to authenticated, service_role;

notify pgrst, 'reload schema';
