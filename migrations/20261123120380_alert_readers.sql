-- Who is told by letter of new homes and changed prices: people by their address, with the searches, homes and buildings
-- they watch. No account is needed. An alert counts from the press of the button that only a letter of ours leads to.

create table public.alert_readers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) between 3 and 254),
  locale text not null check (locale ~ '^[a-z]{2}$'),
  time_zone text not null check (length(time_zone) between 1 and 64),
  every text not null check (every in ('at_once', 'daily', 'weekly')),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  looked_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  unopened_since timestamptz,
  warned_at timestamptz,
  ended_at timestamptz,
  ended_for text check (ended_for in ('stopped', 'ignored', 'bounced', 'complained')),
  check ((ended_at is null) = (ended_for is null))
);
comment on table public.alert_readers is 'People who are told of homes by letter, one row an address. Personal data: no admin reads it.';
comment on column public.alert_readers.confirmed_at is 'When a button was pressed last: older bounces say nothing of the address.';
comment on column public.alert_readers.looked_at is 'Changes of homes up to here were looked at for this reader.';
comment on column public.alert_readers.due_at is 'When to look next: the reader''s morning, or at once.';
comment on column public.alert_readers.unopened_since is 'The first letter after which no link of ours was opened; null while there is none.';
create unique index alert_readers_by_address on public.alert_readers (lower(email));
create index alert_readers_due on public.alert_readers (due_at) where confirmed_at is not null and ended_at is null;

create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  reader_id uuid not null references public.alert_readers (id) on delete cascade,
  kind text not null check (kind in ('search', 'home', 'building')),
  address text not null check (length(address) <= 1000),
  search jsonb not null default '{}' check (jsonb_typeof(search) = 'object' and octet_length(search::text) <= 4000),
  listing_id uuid references public.listings (id) on delete set null,
  building_id uuid references public.buildings (id) on delete set null,
  wishes jsonb check (jsonb_typeof(wishes) = 'object'),
  sender text not null check (length(sender) between 16 and 128),
  created_at timestamptz not null default now(),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  constraint alerts_confirmed_at_check check (wishes is not null or confirmed_at is not null),
  unique (reader_id, kind, address)
);
comment on table public.alerts is 'What a reader watches. Without its button pressed it is deleted after seven days.';
comment on column public.alerts.address is 'The list''s query as our pages write it, or the slug of the home or the building.';
comment on column public.alerts.search is 'The same for matching_listings(), with sums in baht at the rates of the day it was saved.';
comment on column public.alerts.wishes is 'Language, time zone and how often, as asked, until the button is pressed: then they are the reader''s.';
comment on column public.alerts.sender is 'Hash of address and day, for the daily limit; the address itself is not kept.';
create index alerts_by_sender on public.alerts (sender, created_at);
create index alerts_of_listing on public.alerts (listing_id);
create index alerts_of_building on public.alerts (building_id);
create index alerts_waiting on public.alerts (asked_at) where wishes is not null;

create table public.alert_told (
  reader_id uuid not null references public.alert_readers (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  price numeric(14, 2),
  monthly_rental_price numeric(12, 2),
  is_gone boolean not null default false,
  told_at timestamptz not null default now(),
  primary key (reader_id, listing_id)
);
comment on table public.alert_told is 'What a reader was last told of a home. The next letter tells only what differs from it.';
create index alert_told_of_listing on public.alert_told (listing_id);

alter table public.letters add column reader_id uuid references public.alert_readers (id) on delete cascade;
comment on column public.letters.reader_id is 'For letters about homes: they belong to no lead.';
create index letters_given_up on public.letters (stopped_at) where stopped_for = 'given_up';
create index letters_of_reader on public.letters (reader_id, created_at) where reader_id is not null;

alter table public.alert_readers enable row level security;
alter table public.alerts enable row level security;
alter table public.alert_told enable row level security;
grant all on table public.alert_readers, public.alerts, public.alert_told to service_role;

-- An address and everything that is known of it. Security definer: no role but the office's may write here.
create function public.erase_alerts(of_address text) returns void
  language sql volatile security definer set search_path = ''
  as $$ delete from public.alert_readers where lower(email) = lower(of_address) $$;
comment on function public.erase_alerts(text) is 'Erases the alerts of an address, with the letters about them.';
revoke execute on function public.erase_alerts(text) from public, anon, authenticated;
grant execute on function public.erase_alerts(text) to service_role;

-- An account's new address is proved, and so was the old one. Auth's soft deletion writes no address in its place.
create function public.follow_changed_address() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
    declare
      moved public.alert_readers;
      standing uuid;
    begin
      select * into moved from public.alert_readers where lower(email) = lower(old.email) for update;
      if not found then return null; end if;
      select id into standing from public.alert_readers where lower(email) = lower(new.email) for update;
      if standing is null then
        update public.alert_readers set email = new.email where id = moved.id;
        return null;
      end if;
      -- The new address has alerts of its own: both are one reader from now on, in the way that the new one asked for.
      update public.alert_readers set confirmed_at = coalesce(confirmed_at, moved.confirmed_at) where id = standing;
      update public.alerts set reader_id = standing
      where reader_id = moved.id and not exists (
        select from public.alerts as same where same.reader_id = standing and same.kind = alerts.kind and same.address = alerts.address);
      insert into public.alert_told (reader_id, listing_id, price, monthly_rental_price, is_gone, told_at)
      select standing, listing_id, price, monthly_rental_price, is_gone, told_at from public.alert_told where reader_id = moved.id
      on conflict do nothing;
      delete from public.alert_readers where id = moved.id;
      return null;
    end
  $$;
comment on function public.follow_changed_address() is 'Takes the alerts of an account along to the address that it has changed to.';
revoke execute on function public.follow_changed_address() from public, anon, authenticated, service_role;
create trigger follow_changed_address after update of email on auth.users
  for each row when (old.email_confirmed_at is not null and new.email_confirmed_at is not null and new.deleted_at is null
    and new.email like '%@%' and lower(new.email) is distinct from lower(old.email))
  execute function public.follow_changed_address();

-- For a person's own download.
create function public.alerts_as_data(of_address text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'of', address, 'confirmedAt', alerts.confirmed_at,
      'createdAt', alerts.created_at, 'every', every, 'locale', locale, 'timeZone', time_zone, 'endedAt', ended_at,
      'endedFor', ended_for) order by alerts.created_at), '[]')
    from public.alert_readers join public.alerts on alerts.reader_id = alert_readers.id
    where lower(email) = lower(of_address)
  $$;
revoke execute on function public.alerts_as_data(text) from public, anon, authenticated;
grant execute on function public.alerts_as_data(text) to service_role;

-- Sums alone, so that nobody's address is among them. What is watched most says what people look for.
create function public.alerts_today() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_right('own_enquiries');
      return (
        with live as (
          select alerts.* from public.alerts join public.alert_readers on alert_readers.id = reader_id
          where alerts.confirmed_at is not null and ended_at is null
        )
        select jsonb_build_object(
          'alerts', (select count(*) from live), 'readers', (select count(distinct reader_id) from live),
          -- Words that somebody typed are left out: they may say anything.
          'most', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'address', address, 'count', alike) order by alike desc, address)
            from (select kind, regexp_replace(address, '([?&])q=[^&]*&?', '\1') as address, count(*) as alike from live
              group by 1, 2 order by 3 desc, 2 limit 5) as most), '[]'),
          'undelivered', (
            select count(distinct letters.id) from public.letter_events as event
            join public.letters on letters.provider_id = event.provider_id
            where letters.reader_id is not null and event.at > now() - interval '14 days')
          + (select count(*) from public.letters
            where reader_id is not null and stopped_for = 'given_up' and stopped_at > now() - interval '14 days')));
    end
  $$;
comment on function public.alerts_today() is 'How many alerts there are, what is watched most, and how many letters did not arrive.';
revoke execute on function public.alerts_today() from public, anon;
grant execute on function public.alerts_today() to authenticated;

notify pgrst, 'reload schema';
