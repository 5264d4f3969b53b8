-- Homes that are likely the same, offered twice. What agrees is counted, and shown to whoever decides.

create table public.listing_duplicates (
  listing_id uuid not null references public.listings (id) on delete cascade,
  other_id uuid not null references public.listings (id) on delete cascade,
  reasons text[] not null,
  score smallint not null,
  verdict text not null default 'open' check (verdict in ('open', 'same', 'different')),
  created_at timestamptz not null default now(),
  primary key (listing_id, other_id),
  check (listing_id < other_id)
);
comment on table public.listing_duplicates is 'Pairs that are likely one home, with what agrees; an admin says whether they are.';
create index listing_duplicates_other on public.listing_duplicates (other_id);
create index listings_of_like_size on public.listings (square_meters);

-- The pictures by the hash of their bytes, which is in their names, wherever they came from.
create function public.picture_keys(images text[]) returns text[]
  language sql immutable set search_path = ''
  as $$
    select array(select substring(image from '([0-9a-f]{64})\.[a-z]+$') from unnest(images) as image
      where image ~ '[0-9a-f]{64}\.[a-z]+$')
  $$;
revoke execute on function public.picture_keys(text[]) from public, anon;
grant execute on function public.picture_keys(text[]) to authenticated, service_role;
create index listings_of_picture on public.listings using gin (public.picture_keys(images)) where images <> '{}';

alter table public.listing_duplicates enable row level security;
grant select on table public.listing_duplicates to authenticated;
grant update (verdict) on table public.listing_duplicates to authenticated;
grant all on table public.listing_duplicates to service_role;

create policy "Admins can view likely duplicates" on public.listing_duplicates for select to authenticated
  using ((select public.may('scraper')));
create policy "Admins can judge likely duplicates" on public.listing_duplicates for update to authenticated
  using ((select public.may('scraper'))) with check ((select public.may('scraper')));

-- What a page says of a home that its columns do not hold.
create function public.twin_detail(source uuid, extracted jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
    select jsonb_build_object('source', source, 'floor', extracted #>> '{listing,floor}',
      'phone', extracted #>> '{listing,agentPhone}')
  $$;

-- The last digits of a telephone's number, which are the same with and without the country's code.
create function public.phone_key(phone text) returns text
  language sql immutable set search_path = ''
  as $$
    select case when length(digits) >= 8 then right(digits, 8) end
    from (select regexp_replace(phone, '\D', '', 'g') as digits) as read
  $$;

-- True when both are known and differ.
create function public.contradicts(one anyelement, other anyelement) returns boolean
  language sql immutable set search_path = ''
  as $$ select coalesce(one <> other, false) $$;

-- Compares homes, stored or about to be, with those that are stored. Points: pictures 4; building, place, size, price,
-- title 2 each; a title that is only similar, beds, floor, telephone 1 each; another building or another price less. Five
-- points are a likely twin, unless beds, floors, sizes or places contradict. A source lists alike homes beside each other,
-- so its own are not compared; of another source only those that agree best. All pasted posts are one source, and yet come
-- from many agents (domain/scraping/pasted-post.ts), so they are compared. Candidates are found by index alone: behind
-- `offset 0` the planner knows that each range is narrow.
create function public.likely_twins(homes public.listings[], details jsonb[])
  returns table (listing_id uuid, other_id uuid, publication text, score integer, reasons text[])
  language sql stable set search_path = ''
  as $$
    with given as materialized (
      select place, home, details[place] as detail, coalesce((home).price, (home).monthly_rental_price, 0) as sum
      from (select place, homes[place] as home from generate_subscripts(homes, 1) as place) as numbered
    ), compared as (
      select (given.home).id as listing_id, other.id as other_id, other.publication, theirs.source_id,
        public.picture_keys((given.home).images) && public.picture_keys(other.images) as has_picture,
        coalesce((given.home).building_id = other.building_id, false)
          or lower((given.home).condo_name) = lower(other.condo_name) as has_building,
        abs((given.home).latitude - other.latitude) < 0.0014
          and abs((given.home).longitude - other.longitude) < 0.0014 as has_place,
        other.square_meters between (given.home).square_meters * 0.98 and (given.home).square_meters * 1.02 as has_size,
        given.sum > 0 and coalesce(other.price, other.monthly_rental_price, 0) between given.sum * 0.99 and given.sum * 1.01
          as has_price,
        extensions.similarity(lower((given.home).title), lower(other.title)) as title_likeness,
        (given.home).bedrooms = other.bedrooms as has_beds,
        given.detail ->> 'floor' = theirs.extracted #>> '{listing,floor}' as has_floor,
        public.phone_key(coalesce((given.home).agent_phone, given.detail ->> 'phone'))
          = public.phone_key(coalesce(other.agent_phone, theirs.extracted #>> '{listing,agentPhone}')) as has_phone,
        coalesce(other.price, other.monthly_rental_price, 0) not between given.sum * 0.8 and given.sum * 1.25
          as has_other_price
      from given
      cross join lateral (
        (select id from public.listings
          where square_meters between (given.home).square_meters * 0.98 and (given.home).square_meters * 1.02
          offset 0 limit 500)
        union
        (select id from public.listings
          where coalesce(price, monthly_rental_price, 0) = nullif(given.sum, 0) offset 0 limit 200)
        union
        (select id from public.listings where lower(title) = lower((given.home).title) offset 0 limit 200)
        union
        (select id from public.listings where images <> '{}'
          and public.picture_keys(images) && public.picture_keys((given.home).images) offset 0 limit 200)
      ) as candidates
      join public.listings as other on other.id = candidates.id
      left join public.listing_origins as theirs on theirs.listing_id = other.id
      where other.id <> (given.home).id and other.publication <> 'rejected'
        and not other.is_sample and (given.home).is_sample is not true
        and (coalesce(theirs.source_id <> (given.detail ->> 'source')::uuid, true)
          or theirs.source_url like 'https://pasted.invalid/%')
        and not public.contradicts((given.home).bedrooms, other.bedrooms)
        and not public.contradicts((given.home).building_id, other.building_id)
        and not public.contradicts(given.detail ->> 'floor', theirs.extracted #>> '{listing,floor}')
        and coalesce(other.square_meters between (given.home).square_meters * 0.9 and (given.home).square_meters * 1.1, true)
        and coalesce(abs((given.home).latitude - other.latitude) < 0.01
          and abs((given.home).longitude - other.longitude) < 0.01, true)
    ), scored as (
      select compared.*,
        4 * (has_picture is true)::integer + 2 * (has_building is true)::integer + 2 * (has_place is true)::integer
          + 2 * (has_size is true)::integer + 2 * has_price::integer
          + case when title_likeness >= 0.95 then 2 when title_likeness >= 0.6 then 1 else 0 end
          + (has_beds is true)::integer + (has_floor is true)::integer + (has_phone is true)::integer
          - 2 * (has_building is false and has_place is not true)::integer - has_other_price::integer as score
      from compared
    ), ranked as (
      select scored.*,
        rank() over (partition by scored.listing_id, source_id order by score desc) as rank,
        row_number() over (partition by scored.listing_id, source_id order by score desc, other_id) as nth
      from scored where score >= 5
    )
    select ranked.listing_id, other_id, ranked.publication, score, array_remove(array[
      case when has_building then 'project' end, case when has_size then 'size' end, case when has_price then 'price' end,
      case when title_likeness >= 0.6 then 'title' end, case when has_picture then 'pictures' end,
      case when has_beds then 'beds' end, case when has_floor then 'floor' end, case when has_place then 'place' end,
      case when has_phone then 'phone' end], null)
    from ranked where rank = 1 and nth <= 5
  $$;

-- Notes the likely twins of these homes. Homes that are being deleted are waited for first.
create function public.flag_duplicates(targets uuid[]) returns void
  language plpgsql set search_path = ''
  as $$
    declare
      homes public.listings[];
      details jsonb[];
    begin
      homes := array(select listings from public.listings where id = any (targets) order by id);
      details := array(
        select public.twin_detail(origins.source_id, origins.extracted)
        from unnest(homes) as home left join public.listing_origins as origins on origins.listing_id = home.id
        order by home.id);
      with found as materialized (
        select distinct on (1, 2) least(listing_id, other_id) as listing_id, greatest(listing_id, other_id) as other_id,
          reasons, score
        from public.likely_twins(homes, details)
        order by 1, 2, score desc
      ), standing as materialized (
        select id from public.listings
        where id in (select listing_id from found union select other_id from found)
        order by id for key share
      )
      insert into public.listing_duplicates (listing_id, other_id, reasons, score)
      select listing_id, other_id, reasons, score from found
      where listing_id in (select id from standing) and other_id in (select id from standing)
      order by 1, 2
      on conflict (listing_id, other_id) do update set reasons = excluded.reasons, score = excluded.score;
    end
  $$;

-- Whoever publishes homes takes this first, before any listing: of two likely twins that are published at the same moment,
-- the second sees the first.
create function public.lock_twins() returns void
  language sql set search_path = ''
  as $$ select pg_advisory_xact_lock(hashtextextended('published twins', 0)) $$;

-- The published homes that a home is likely the same as, but for those that an admin has told apart from it.
create function public.published_twins(home public.listings) returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('id', twins.id, 'slug', twins.slug, 'title', twins.title,
      'language', twins.language, 'reasons', likely.reasons) order by likely.score desc, twins.id), '[]')
    from public.likely_twins(array[home], array[(
      select public.twin_detail(source_id, extracted) from public.listing_origins where listing_id = home.id)]) as likely
    join public.listings as twins on twins.id = likely.other_id
    where likely.publication = 'published' and not exists (
      select from public.listing_duplicates as pairs
      where pairs.listing_id = least(home.id, twins.id) and pairs.other_id = greatest(home.id, twins.id)
        and pairs.verdict = 'different')
  $$;

-- What an admin is asked before a home is published, as it would be. Null only takes the lock. Security definer: who looks
-- after listings may not read origins.
create function public.ask_about_twins(home public.listings) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform public.require_right('listings');
      perform public.lock_twins();
      return case when home.id is null then '[]' else public.published_twins(home) end;
    end
  $$;

-- An admin says that a home is none of the published ones that it resembles.
create function public.part_from_twins(home uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
    begin
      perform public.require_right('listings');
      perform public.flag_duplicates(array[home]);
      update public.listing_duplicates as pairs set verdict = 'different'
      from public.listings as twins
      where home in (pairs.listing_id, pairs.other_id) and pairs.verdict <> 'different'
        and twins.id in (pairs.listing_id, pairs.other_id) and twins.id <> home and twins.publication = 'published';
    end
  $$;

create view public.listing_twins with (security_invoker = true) as
  select
    pairs.listing_id, listings.publication as listing_publication, pairs.reasons, pairs.score,
    twins.id as twin_id, twins.slug, twins.title, twins.language, twins.publication,
    sources.name as source, origins.source_url
  from (
    select listing_id, other_id as twin_id, reasons, score from public.listing_duplicates where verdict = 'open'
    union all
    select other_id, listing_id, reasons, score from public.listing_duplicates where verdict = 'open'
  ) as pairs
  join public.listings on listings.id = pairs.listing_id
  join public.listings as twins on twins.id = pairs.twin_id and twins.publication <> 'rejected'
  left join public.listing_origins as origins on origins.listing_id = twins.id
  left join public.scrape_sources as sources on sources.id = origins.source_id;
comment on view public.listing_twins is 'Pairs of homes that are likely the same and not judged yet, seen from each of the two.';
grant select on table public.listing_twins to authenticated;
grant all on table public.listing_twins to service_role;

revoke execute on function public.twin_detail(uuid, jsonb), public.phone_key(text),
  public.contradicts(anyelement, anyelement), public.likely_twins(public.listings[], jsonb[]),
  public.flag_duplicates(uuid[]), public.lock_twins(), public.published_twins(public.listings),
  public.ask_about_twins(public.listings), public.part_from_twins(uuid) from public, anon, authenticated;
grant execute on function public.twin_detail(uuid, jsonb), public.phone_key(text),
  public.contradicts(anyelement, anyelement), public.likely_twins(public.listings[], jsonb[]),
  public.flag_duplicates(uuid[]), public.lock_twins(), public.published_twins(public.listings),
  public.ask_about_twins(public.listings), public.part_from_twins(uuid) to service_role;
grant execute on function public.ask_about_twins(public.listings), public.part_from_twins(uuid) to authenticated;

notify pgrst, 'reload schema';
