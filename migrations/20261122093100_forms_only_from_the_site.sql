-- The publishable key is public, so whoever reads it could send forms past the site's limits by address and minute, and
-- under a made-up sender past the daily limit. The site Worker proves itself with a key of its own.

create table public.site_keys (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
comment on table public.site_keys is 'SHA-256 of each key with which the site Worker may send forms; two while one replaces the other.';
alter table public.site_keys enable row level security;
revoke all on table public.site_keys from anon, authenticated;
grant all on table public.site_keys to service_role;

-- Security definer: nobody else may call submit_lead() or read the hashes.
create function public.submit_form(lead jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
    declare
      site_key text := nullif(current_setting('request.headers', true), '')::json ->> 'x-site-key';
    begin
      if not exists (
        select from public.site_keys where hash = encode(sha256(convert_to(site_key, 'UTF8')), 'hex'))
      then
        raise exception 'Forms are sent through the site.' using errcode = '42501';
      end if;
      return public.submit_lead(lead);
    end
  $$;
comment on function public.submit_form(jsonb) is 'Keeps a lead for the site Worker, which proves itself with the header x-site-key.';
revoke execute on function public.submit_form(jsonb) from public;
grant execute on function public.submit_form(jsonb) to anon, authenticated, service_role;
revoke execute on function public.submit_lead(jsonb) from public, anon, authenticated;

notify pgrst, 'reload schema';
