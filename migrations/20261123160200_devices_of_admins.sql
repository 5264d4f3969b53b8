-- From which kinds of device admins have signed in, so that an email can tell them of a new one. Auth keeps the sessions,
-- with what the browser says of itself; nothing else is kept here, and no address of the network.

-- Browser and system, as coarse as an email needs it: a new version is not a new device.
create function public.device_of(user_agent text) returns text
  language sql immutable parallel safe
  return
    case when user_agent ~ 'Edg' then 'Edge' when user_agent ~ 'OPR/' then 'Opera' when user_agent ~ 'SamsungBrowser' then 'Samsung Internet'
      when user_agent ~ 'Firefox|FxiOS' then 'Firefox' when user_agent ~ 'Chrome|CriOS' then 'Chrome'
      when user_agent ~ 'Safari' then 'Safari' else '?' end
    || ' · ' ||
    case when user_agent ~ 'iPhone' then 'iPhone' when user_agent ~ 'iPad' then 'iPad' when user_agent ~ 'Android' then 'Android'
      when user_agent ~ 'Windows' then 'Windows' when user_agent ~ 'Macintosh' then 'Mac' when user_agent ~ 'CrOS' then 'ChromeOS'
      when user_agent ~ 'Linux' then 'Linux' else '?' end;
comment on function public.device_of(text) is 'Browser and system of a User-Agent header; ? is unknown.';
revoke execute on function public.device_of(text) from public, anon, authenticated;

create table public.admin_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  device text not null,
  first_seen_at timestamptz not null,
  told_at timestamptz,
  unique (user_id, device)
);
comment on table public.admin_devices is 'Kinds of device from which an admin has signed in; told_at is when the email about it left, or needed none.';
alter table public.admin_devices enable row level security;
grant all on table public.admin_devices to service_role;

-- Security definer: sessions belong to Auth. An admin who is seen for the first time needs no email about it.
create function public.devices_to_tell() returns table (id uuid, user_id uuid, email text, device text, first_seen_at timestamptz)
  language plpgsql volatile security definer set search_path = ''
  as $$
    #variable_conflict use_column
    begin
      insert into public.admin_devices as known (user_id, device, first_seen_at, told_at)
      select sessions.user_id, public.device_of(sessions.user_agent), min(sessions.created_at),
        case when not exists (select from public.admin_devices as earlier where earlier.user_id = sessions.user_id) then now() end
      from public.admins join auth.sessions on sessions.user_id = admins.user_id
      where admins.disabled_at is null
      group by sessions.user_id, public.device_of(sessions.user_agent)
      on conflict (user_id, device) do nothing;
      return query
        select devices.id, devices.user_id, users.email::text, devices.device, devices.first_seen_at
        from public.admin_devices as devices join auth.users on users.id = devices.user_id
        -- After a week without emails the news is old.
        where devices.told_at is null and users.email is not null and devices.first_seen_at > now() - interval '7 days'
        order by devices.first_seen_at limit 50;
    end
  $$;
comment on function public.devices_to_tell() is 'Notes new kinds of device of admins and answers those about which no email was sent.';
revoke execute on function public.devices_to_tell() from public, anon, authenticated;
grant execute on function public.devices_to_tell() to service_role;

notify pgrst, 'reload schema';
