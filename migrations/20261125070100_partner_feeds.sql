-- Our homes as files that partners fetch: which homes each gets, what is left out of them and why, and when they were
-- fetched. An address is signed by the site Worker and names a serial number: another number ends it.

create table public.partner_feeds (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(btrim(name)) between 2 and 100),
  format text not null check (format in ('kyero', 'csv')),
  currency text not null default 'THB' check (currency in ('THB', 'EUR', 'GBP', 'USD')),
  choice jsonb not null default '{"kind": "all"}' check (choice ->> 'kind' in ('all', 'matching', 'chosen')),
  serial integer not null default 1 check (serial > 0),
  signed_at timestamptz not null default now(),
  revoked_at timestamptz,
  made_by uuid default auth.uid() references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.partner_feeds is 'Files with our public homes for partners, each under a signed address.';
comment on column public.partner_feeds.choice is 'Which homes (domain/feeds/partner-feed.ts): all, those matching areas, types and tenures, or chosen ones.';
comment on column public.partner_feeds.serial is 'Of the address: a new one ends those before it.';
create index partner_feeds_by_person on public.partner_feeds (made_by);
create trigger partner_feeds_touch_updated_at before update on public.partner_feeds
  for each row execute function public.touch_updated_at();
create trigger audit_partner_feeds after insert or update or delete on public.partner_feeds
  for each row execute function public.audit_change();

create table public.partner_feed_fetches (
  feed_id uuid primary key references public.partner_feeds (id) on delete cascade,
  at timestamptz not null,
  agent text not null check (length(agent) <= 200),
  times bigint not null default 0 check (times >= 0)
);
comment on column public.partner_feed_fetches.times is 'How often at least: what a copy of the Worker counted and did not live to say is missing.';
comment on table public.partner_feed_fetches is 'When a partner''s feed was last fetched, to about ten minutes, and by which program.';

alter table public.partner_feeds enable row level security;
alter table public.partner_feed_fetches enable row level security;
grant select, insert (name, format, currency, choice), update (name, format, currency, choice, serial, signed_at, revoked_at)
  on table public.partner_feeds to authenticated;
grant select on table public.partner_feed_fetches to authenticated;
grant all on table public.partner_feeds, public.partner_feed_fetches to service_role;
create policy "Admins can view feeds for partners" on public.partner_feeds for select to authenticated
  using ((select public.may('scraper')));
create policy "Admins can add feeds for partners" on public.partner_feeds for insert to authenticated
  with check ((select public.may('scraper')));
create policy "Admins can change feeds for partners" on public.partner_feeds for update to authenticated
  using ((select public.may('scraper'))) with check ((select public.may('scraper')));
create policy "Admins can see when feeds were fetched" on public.partner_feed_fetches for select to authenticated
  using ((select public.may('scraper')));

create function public.is_chosen(home public.listings, choice jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select case choice ->> 'kind'
      when 'all' then true
      when 'chosen' then choice -> 'homes' ? home.id::text
      else (coalesce(choice -> 'areas', '[]') in ('[]') or choice -> 'areas' ? home.area)
        and (coalesce(choice -> 'types', '[]') in ('[]') or choice -> 'types' ? home.property_type)
        and (coalesce(choice -> 'tenures', '[]') in ('[]') or choice -> 'tenures' ? home.tenure) end
  $$;

-- Why a home that visitors see is not given on; an empty list when it is.
create function public.reasons_against_passing_on(home public.listings) returns text[]
  language sql stable set search_path = ''
  as $$
    select array_remove(array[
      case when home.is_sample then 'sample' end,
      case when home.status <@ array['sold', 'rented'] then 'gone' end,
      case when exists (
        select from public.listing_origins as origins
        join public.scrape_sources as sources on sources.id = origins.source_id
        where origins.listing_id = home.id and not sources.may_pass_on) then 'source' end,
      case when coalesce(home.price, home.monthly_rental_price) is null then 'no-price' end,
      case when home.latitude is null then 'no-coordinates' end], null)
  $$;

-- What a partner may have, a few hundred homes at a time in the order of their ids. Never who offers a home, nor anything
-- that the site does not show. Null when the address has been ended.
create function public.partner_feed_homes(for_feed uuid, for_serial integer, after uuid, most integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    declare
      feed public.partner_feeds;
    begin
      select * into feed from public.partner_feeds
      where id = for_feed and serial = for_serial and revoked_at is null;
      if feed.id is null then
        return null;
      end if;
      return jsonb_build_object('format', feed.format, 'currency', feed.currency, 'homes', coalesce((
        select jsonb_agg(to_jsonb(passed) order by passed.id) from (
          select home.id, home.slug, home.title, home.description, home.language, home.images, home.property_type, home.status,
            home.address, home.city, home.area, home.condo_name, home.bedrooms, home.bathrooms, home.square_meters,
            home.land_square_meters, home.price, home.monthly_rental_price, home.amenities, home.latitude, home.longitude,
            home.year_built, home.tenure, home.updated_at, public.translations_of(home.id) as translations
          from public.listings as home
          where home.publication = 'published' and not home.excluded
            and (partner_feed_homes.after is null or home.id > partner_feed_homes.after)
            and public.is_chosen(home, feed.choice) and public.reasons_against_passing_on(home) = '{}'
          order by home.id limit least(most, 500)) as passed), '[]'));
    end
  $$;

create function public.note_feed_fetch(for_feed uuid, agent text, times integer) returns void
  language sql security definer set search_path = ''
  as $$
    insert into public.partner_feed_fetches as known (feed_id, at, agent, times)
    select id, now(), left(note_feed_fetch.agent, 200), note_feed_fetch.times from public.partner_feeds where id = for_feed
    on conflict (feed_id) do update set at = excluded.at, agent = excluded.agent, times = known.times + excluded.times
  $$;

-- For the administration: how many of the chosen homes are in the file, and which are not. The file ends after `most`.
create function public.partner_feed_contents(for_feed uuid, most integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
    begin
      perform public.require_right('scraper');
      return (
        with judged as (
          select home.id, home.title, home.language, home.slug, home.publication, public.reasons_against_passing_on(home) as reasons
          from public.listings as home, public.partner_feeds as feed
          where feed.id = for_feed and home.publication = 'published' and not home.excluded
            and public.is_chosen(home, feed.choice)),
        chosen as (
          select id, title, language, slug, publication, case
            when reasons = '{}' and row_number() over (partition by reasons = '{}' order by id) > most then array['too-many']
            else reasons end as reasons
          from judged)
        select jsonb_build_object(
          'passed', (select count(*) from chosen where reasons = '{}'),
          'reasons', (select coalesce(jsonb_object_agg(counted.reason, counted.many), '{}')
            from (select reason, count(*) as many from chosen, unnest(reasons) as reason group by reason) as counted),
          'leftOut', coalesce((
            select jsonb_agg(to_jsonb(first) order by first.title, first.id)
            from (select * from chosen where reasons <> '{}' order by title, id limit 200) as first), '[]')));
    end
  $$;

revoke execute on function public.is_chosen(public.listings, jsonb), public.reasons_against_passing_on(public.listings),
  public.partner_feed_homes(uuid, integer, uuid, integer), public.note_feed_fetch(uuid, text, integer)
  from public, anon, authenticated;
grant execute on function public.partner_feed_homes(uuid, integer, uuid, integer), public.note_feed_fetch(uuid, text, integer)
  to service_role;
revoke execute on function public.partner_feed_contents(uuid, integer) from public, anon;
grant execute on function public.partner_feed_contents(uuid, integer) to authenticated;

notify pgrst, 'reload schema';
