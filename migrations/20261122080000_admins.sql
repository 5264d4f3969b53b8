-- Who may administer the site. auth.users and auth.mfa_factors belong to Supabase Auth.

create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  granted_at timestamptz not null default now()
);
comment on table public.admins is 'Users who may administer the site; rows are written with npm run admin or the secret key, never by a visitor.';

alter table public.admins enable row level security;
revoke all on table public.admins from anon, authenticated;
grant select on table public.admins to authenticated;
grant all on table public.admins to service_role;

create policy "Admins can see that they are admins"
  on public.admins for select to authenticated
  using (user_id = (select auth.uid()));

-- Security definer: it must read auth.mfa_factors, which no caller may read.
create function public.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select 1 from public.admins where user_id = (select auth.uid()))
      and coalesce(((select auth.jwt()) ->> 'is_anonymous')::boolean, false) = false
      and (
        coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2'
        or not exists (
          select 1 from auth.mfa_factors
          where user_id = (select auth.uid()) and status = 'verified'
        )
      )
  $$;
comment on function public.is_admin() is 'True for a signed-in, not anonymous admin; with a verified second factor only at aal2.';
revoke execute on function public.is_admin() from public;
grant execute on function public.is_admin() to anon, authenticated, service_role;

-- The first line of every function that only admins may call.
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
