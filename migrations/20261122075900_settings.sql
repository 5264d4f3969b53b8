-- Facts that only the owner knows, by section: name, contacts, hours, terms, rates. Each save adds a version, so the
-- table is its own history. domain/site/settings/ has the schema of each value. Who is an admin depends on one of them,
-- so the table comes first of all, and its policy and the functions that save follow the admins (saving_settings).

create table public.settings (
  section text not null check (section in
    ('business', 'contact', 'hours', 'registration', 'people', 'terms', 'rates', 'links',
     -- Only for buyers with a contract and for the office.
     'paying',
     -- Not shown on the site: {"secondFactor": true} demands a second factor of all admins.
     'access')),
  version int not null check (version > 0),
  value jsonb not null check (jsonb_typeof(value) = 'object' and length(value::text) <= 20000),
  saved_at timestamptz not null default now(),
  -- Not a reference: the history outlives the account.
  saved_by uuid not null default auth.uid(),
  primary key (section, version)
);
comment on table public.settings is 'Every version of each section of the settings. The highest is in force; undo writes an earlier value as a new version.';

alter table public.settings enable row level security;
grant select on table public.settings to authenticated, service_role;

create view public.current_settings with (security_invoker = true) as
  select distinct on (section) section, version, value from public.settings order by section, version desc;
comment on view public.current_settings is 'The version in force of each section that was ever saved. The caller needs the right to read settings.';
grant select on table public.current_settings to authenticated, service_role;

-- Security definer: visitors read the values, and not who saved them.
create function public.site_settings() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_object_agg(section, value), '{}') from public.current_settings
    where section not in ('access', 'paying')
  $$;
comment on function public.site_settings() is 'The value in force of each section of the site that was ever saved. How one pays us is not among them.';
revoke execute on function public.site_settings() from public;
grant execute on function public.site_settings() to anon, authenticated, service_role;

-- An owner demands it in the settings. Any other value there demands nothing, so that it locks no one out.
create function public.second_factor_demanded() returns boolean
  language plpgsql stable set search_path = ''
  as $$
    begin
      return coalesce((
        select value -> 'secondFactor' = 'true' from public.settings
        where section = 'access' order by version desc limit 1), false);
    end
  $$;
comment on function public.second_factor_demanded() is 'True if everybody in the administration must prove a second factor.';
revoke execute on function public.second_factor_demanded() from public, anon, authenticated;

-- Before 13 PostgREST hands a jsonb argument of a GET over as a JSON string. Every filter of it would be ignored.
create function public.require_object(argument jsonb) returns void
  language plpgsql immutable set search_path = ''
  as $$
    begin
      if jsonb_typeof(argument) is distinct from 'object' then
        raise exception 'The argument must be a JSON object' using errcode = '22023', hint = 'PostgREST 13 or newer is needed.';
      end if;
    end
  $$;
revoke execute on function public.require_object(jsonb) from public, anon, authenticated;

notify pgrst, 'reload schema';
